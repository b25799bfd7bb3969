/// What a run found, and what it cost.
public struct RunReport: Sendable {
    /// By the sources' keys.
    public var outcomes: [String: SnippetOutcome]
    /// The keys of the snippets that went through the compiler, in the order of the sources.
    public var compiled: [String]
    /// The keys of those that were run by a program of an earlier compile: their code is as it was, and what is done
    /// to it is not.
    public var runAgain: [String]
    /// The keys of those whose result was remembered.
    public var cached: [String]
    /// How many compiler processes were started.
    public var compilerProcesses: Int

    public init(
        outcomes: [String: SnippetOutcome] = [:], compiled: [String] = [], runAgain: [String] = [],
        cached: [String] = [], compilerProcesses: Int = 0
    ) {
        self.outcomes = outcomes
        self.compiled = compiled
        self.runAgain = runAgain
        self.cached = cached
        self.compilerProcesses = compilerProcesses
    }
}

/// How far a run is.
public enum RunProgress: Equatable, Sendable {
    /// So many snippets have to be compiled; the others' results are remembered.
    case compiling(Int)
    /// So many of them are done.
    case finished(Int, of: Int)
}
