/// What was done with snippets since the last line that was printed.
final class CompiledSnippets {
    /// How many went through the compiler.
    var count = 0
    /// How many were run by the program of an earlier compile.
    var runAgain = 0

    func reset() {
        count = 0
        runAgain = 0
    }
}
