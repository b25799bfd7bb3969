import Foundation
import Snapshot

/// Runs one snippet of an executable and tells what became of it. Positions are relative to the snippet.
struct SnippetProcess {
    var executable: URL
    var names: FileNames
    var limits: RunLimits

    /// - Parameter isLayout: Whether the snippet has to answer with a state.
    /// - Throws: `SetupError` if the process cannot be started.
    func run(_ request: RunRequest) throws(SetupError) -> SnippetOutcome {
        let directory = try TemporaryDirectory()
        let process = ChildProcess(
            executable: executable.path, arguments: [], environment: Self.environment(home: directory.url.path),
            directory: directory.url.path,
            limits: ChildProcess.Limits(seconds: limits.seconds, memory: limits.memory, output: limits.output))
        guard let input = try? JSONEncoder().encode(request) else {
            throw SetupError("the conditions of a snippet cannot be written as JSON")
        }
        let outcome = try process.run(input: input)
        withExtendedLifetime(directory) {}
        let console = Self.lines(of: outcome.output)
        switch result(of: outcome) {
        case .success(let result): return .ran(result, console: console)
        case .failure(let failure): return .broke(failure, console: console)
        }
    }

    /// Nothing of this machine's environment reaches a snippet.
    private static func environment(home: String) -> [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": home, "TMPDIR": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
            "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    private func result(of outcome: ChildProcess.Outcome) -> Result<RunResult, RunFailure> {
        let crash = CrashMessage(errors: outcome.errors, names: names)
        switch outcome.end {
        case .timedOut, .signalled(SIGXCPU):
            return .failure(RunFailure(reason: .timedOut(seconds: limits.seconds)))
        case .tooMuchOutput:
            return .failure(RunFailure(reason: .tooMuchOutput(limit: limits.output)))
        case .tooLongReply:
            return .failure(RunFailure(reason: .engine("the laid-out views are too many to be handed over")))
        case .signalled(let signal):
            if crash.isOutOfMemory { return .failure(RunFailure(reason: .outOfMemory(limit: limits.memory))) }
            return .failure(crash.failure(signal: signal))
        case .exited(let status):
            guard !outcome.reply.isEmpty else { return .failure(RunFailure(reason: .exited(status))) }
            switch try? JSONDecoder().decode(RunReply.self, from: outcome.reply) {
            case .result(let result)?: return .success(result)
            case .failure(let text)?: return .failure(RunFailure(reason: .engine(text)))
            case nil:
                let text = "what it wrote to file descriptor 3, which belongs to the engine, is no reply"
                return .failure(RunFailure(reason: .engine(text)))
            }
        }
    }

    static func lines(of output: Data) -> [String] {
        guard !output.isEmpty else { return [] }
        var lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}
