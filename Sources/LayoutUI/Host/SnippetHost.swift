@_exported import Foundation
import Layout
@_exported import Observation
import Snapshot

/// The entry point of a snippets' executable.
///
/// The process that is started runs none of them: it forks one for each run (see `ForkServer`). That one reads a
/// `RunRequest` from standard input to its end, runs the snippet that it names, and writes a `RunReply` to file
/// descriptor 3. What the snippet prints goes to standard output.
nonisolated public enum SnippetHost {
    /// - Parameter snippets: All snippets of the executable; the request names one by position.
    public static func main(_ snippets: [HostedSnippet]) -> Never {
        bufferStandardOutputByLine()
        SnippetExecutors.install()
        let server = ForkServer()
        // What is done once for all need not be done for one.
        let typesetter = snippets.count > 1 ? WarmUp.run() : nil
        server.becomeSnippet()
        ProcessTime.begin()
        guard let data = try? FileHandle.standardInput.readToEnd(),
            let request = try? JSONDecoder().decode(RunRequest.self, from: data),
            snippets.indices.contains(request.snippet)
        else {
            FileHandle.standardError.write(
                Data("this program is run by coursebuild: it reads a request from standard input\n".utf8))
            exit(2)
        }
        let answer = RunDevice.$current.withValue(request.conditions) {
            snippets[request.snippet].run(request, typesetter)
        }
        reply(answer)
    }

    /// Answers and ends the process.
    static func reply(_ reply: RunReply) -> Never {
        fflush(nil)
        // A snippet may have closed it; then there is no answer, which the runner tells.
        try? FileHandle(fileDescriptor: 3, closeOnDealloc: false).write(contentsOf: encoded(reply))
        // Nothing is left to be done, and taking down all libraries takes a while.
        _exit(0)
    }

    static func encoded(_ reply: RunReply) -> Data {
        do {
            return try JSONEncoder().encode(reply)
        } catch {
            // Sums of lengths can leave the numbers, which no check of the single ones finds.
            let failure = RunReply.failure("a length of the layout is no number, or without an end")
            return (try? JSONEncoder().encode(failure)) ?? Data()
        }
    }
}
