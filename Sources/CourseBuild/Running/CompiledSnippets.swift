import SnippetRunner
import Synchronization

/// What was done with snippets since the last line that was printed. Runs that end side by side may add to it.
final class CompiledSnippets: Sendable {
    struct Counts {
        /// How many went through the compiler.
        var compiled = 0
        /// How many were run by the program of an earlier compile.
        var runAgain = 0
    }

    private let counts = Mutex(Counts())

    func add(_ report: RunReport) {
        counts.withLock { counts in
            counts.compiled += report.compiled.count
            counts.runAgain += report.runAgain.count
        }
    }

    /// The counts, which are zero from then on.
    func take() -> Counts {
        counts.withLock { counts in
            defer { counts = Counts() }
            return counts
        }
    }
}
