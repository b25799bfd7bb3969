import Foundation
import SnippetRunner

/// The program as it was when it began: a build or an installation may replace it while it runs.
struct RunningProgram {
    /// Itself, and the engine that it has snippets compiled with.
    let files: [URL]
    private let first: [FileIdentity?]

    /// Microseconds between two looks, and how many alike tell that nobody is writing any more.
    private static let pause: UInt32 = 200_000
    private static let quiet = 5
    /// Looks after which it is left for later.
    private static let patience = 300

    init(_ installation: Installation) {
        // The system calls a program that was replaced by another name from then on.
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        files = [executable, installation.engineLibrary]
        first = files.map { FileIdentity($0) }
    }

    /// Waits while files of it are being written, and says whether it is another program now.
    func isReplaced() -> Bool {
        var last = files.map { FileIdentity($0) }
        var alike = 0
        for _ in 0..<Self.patience where alike < Self.quiet && last != first {
            usleep(Self.pause)
            let now = files.map { FileIdentity($0) }
            alike = now == last ? alike + 1 : 0
            last = now
        }
        return last != first && alike >= Self.quiet && !last.contains(nil)
    }

    /// Becomes the program that has its place now.
    /// - Returns: what the system said, if it cannot.
    func start(_ arguments: [String]) -> String {
        let name = CommandLine.arguments.first ?? "coursebuild"
        var argv = ([name] + arguments).map { strdup($0) } + [nil]
        defer { for pointer in argv { free(pointer) } }
        execv(files[0].path, &argv)
        return String(cString: strerror(errno))
    }
}
