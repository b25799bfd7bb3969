import Files
import Foundation
import Snapshot

/// Runs one snippet after the other, each in a process that its program forks, and tells what became of it.
/// Positions are relative to the snippet.
struct SnippetProcesses {
    let limits: RunLimits
    let resources: SnippetResources
    /// The program that ran last: the next snippet is often of the same one.
    private var server: ForkServer?
    private var executable: URL?

    init(limits: RunLimits, resources: SnippetResources) {
        self.limits = limits
        self.resources = resources
    }

    /// - Throws: `SetupError` if the program or its process cannot be started.
    mutating func run(
        _ request: RunRequest, of executable: URL, names: FileNames
    ) throws(SetupError) -> SnippetOutcome {
        var request = request
        request.boundary = Self.boundary()
        request.symbols = resources.symbols.path
        request.images = resources.images?.path
        let outcome = try start(
            request, of: executable,
            limits: ProcessLimits(seconds: limits.seconds, memory: limits.memory, output: limits.output))
        var output = outcome.output
        if case .tooMuchOutput = outcome.end {
            // How far it had come when it was stopped is chance.
            output = output.prefix(limits.output)
            output = output.prefix((output.lastIndex(of: 0x0A) ?? output.startIndex - 1) + 1 - output.startIndex)
        }
        let printed = PrintedSteps(
            output, mark: ActMark(boundary: request.boundary), blocks: request.actions.count)
        switch result(of: outcome, names: names) {
        case .success(let result): return .ran(result, console: printed.steps)
        case .failure(let failure):
            var placed = try placed(failure, request, of: executable, names: names)
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
    private func placed(
        _ failure: RunFailure, _ request: RunRequest, of executable: URL, names: FileNames
    ) throws(SetupError) -> RunFailure {
        guard failure.line == nil else { return failure }
        var seconds = limits.seconds
        switch failure.reason {
        case .crashed: break
        case .timedOut: seconds = min(seconds, 1)
        default: return failure
        }
        let server = try Self.server(of: executable, backtrace: "yes")
        let outcome = try Self.run(
            request, on: server,
            limits: ProcessLimits(
                seconds: seconds, question: SIGQUIT, memory: limits.memory, output: limits.output + 1 << 20))
        guard let errors = outcome?.errors, let place = Backtrace.place(in: errors, names: names) else {
            return failure
        }
        return RunFailure(reason: failure.reason, line: place.line, path: String(place.code))
    }

    /// A snippet can kill its server, too; the next one gets another.
    private mutating func start(
        _ request: RunRequest, of executable: URL, limits: ProcessLimits
    ) throws(SetupError) -> ProcessOutcome {
        if executable == self.executable, let server, !server.isLost {
            if let outcome = try Self.run(request, on: server, limits: limits) { return outcome }
        }
        server = nil
        self.executable = executable
        let new = try Self.server(of: executable, backtrace: "no")
        guard let outcome = try Self.run(request, on: new, limits: limits) else {
            let words = new.lastWords
            throw SetupError("the compiled snippets cannot be run\(words.isEmpty ? "" : ": \(words)")")
        }
        server = new
        return outcome
    }

    private static func server(of executable: URL, backtrace: String) throws(SetupError) -> ForkServer {
        try ForkServer(executable: executable.path, environment: environment(backtrace: backtrace))
    }

    /// - Returns: nil if the server is no more.
    private static func run(
        _ request: RunRequest, on server: ForkServer, limits: ProcessLimits
    ) throws(SetupError) -> ProcessOutcome? {
        guard let input = try? JSONEncoder().encode(request) else {
            throw SetupError("the conditions of a snippet cannot be written as JSON")
        }
        let directory = try ScratchFolder.forSnippets()
        var channels = try ProcessChannels.open()
        guard let process = try server.makeProcess(in: directory.url.path, descriptors: channels.far) else {
            return nil
        }
        let outcome = channels.collect(from: process, limits: limits, input: input)
        withExtendedLifetime(directory) {}
        return outcome
    }

    /// Nothing of this machine's environment reaches a snippet. The server gives each a home of its own, and has the
    /// names of functions looked up before it forks instead of in each process.
    private static func environment(backtrace: String) -> [String: String] {
        [
            "LD_BIND_NOW": "1",
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "SWIFT_BACKTRACE":
                "enable=\(backtrace),interactive=no,color=no,threads=crashed,images=none,registers=none,limit=64",
        ]
    }

    private func result(of outcome: ProcessOutcome, names: FileNames) -> Result<RunResult, RunFailure> {
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
