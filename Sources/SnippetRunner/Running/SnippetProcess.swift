import Files
import Foundation
import Snapshot

/// Runs one snippet of an executable and tells what became of it. Positions are relative to the snippet.
struct SnippetProcess {
    var executable: URL
    var names: FileNames
    var limits: RunLimits
    var resources: SnippetResources

    /// - Throws: `SetupError` if the process cannot be started.
    func run(_ request: RunRequest) throws(SetupError) -> SnippetOutcome {
        var request = request
        request.boundary = Self.boundary()
        request.symbols = resources.symbols.path
        request.images = resources.images?.path
        let outcome = try start(
            request, backtrace: "no",
            limits: ChildProcess.Limits(seconds: limits.seconds, memory: limits.memory, output: limits.output))
        let printed = PrintedSteps(
            outcome.output, mark: ActMark(boundary: request.boundary), blocks: request.actions.count)
        switch result(of: outcome) {
        case .success(let result): return .ran(result, console: printed.steps)
        case .failure(let failure):
            var placed = try placed(failure, request)
            placed.act = printed.lastAct
            return .broke(placed, console: printed.steps)
        }
    }

    /// 128 random bits in hexadecimal digits.
    private static func boundary() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// The runtime names the line of a `fatalError`, but of an index out of range only the library's own. Run
    /// again, this time with the runtime's backtrace, which takes a while, the process tells where it was.
    private func placed(_ failure: RunFailure, _ request: RunRequest) throws(SetupError) -> RunFailure {
        guard failure.line == nil else { return failure }
        var seconds = limits.seconds
        switch failure.reason {
        case .crashed: break
        case .timedOut: seconds = min(seconds, 1)
        default: return failure
        }
        let outcome = try start(
            request, backtrace: "yes",
            limits: ChildProcess.Limits(
                seconds: seconds, question: SIGQUIT, memory: limits.memory, output: limits.output + 1 << 20))
        guard let place = Backtrace.place(in: outcome.errors, names: names) else { return failure }
        return RunFailure(reason: failure.reason, line: place.line, path: String(place.code))
    }

    private func start(
        _ request: RunRequest, backtrace: String, limits: ChildProcess.Limits
    ) throws(SetupError) -> ChildProcess.Outcome {
        let directory = try ScratchFolder.forSnippets()
        guard let input = try? JSONEncoder().encode(request) else {
            throw SetupError("the conditions of a snippet cannot be written as JSON")
        }
        let outcome = try ChildProcess(
            executable: executable.path, arguments: [],
            environment: Self.environment(home: directory.url.path, backtrace: backtrace),
            directory: directory.url.path, limits: limits
        ).run(input: input)
        withExtendedLifetime(directory) {}
        return outcome
    }

    /// Nothing of this machine's environment reaches a snippet.
    private static func environment(home: String, backtrace: String) -> [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": home, "TMPDIR": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
            "SWIFT_BACKTRACE":
                "enable=\(backtrace),interactive=no,color=no,threads=crashed,images=none,registers=none,limit=64",
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
}
