import CSpawn
import Foundation

/// A program run to its end in a session of its own, with its output collected and its use of the machine
/// limited. Everything it leaves behind in its session is killed.
struct ChildProcess {
    struct Limits {
        /// By the clock on the wall; up to four times as long where others keep the cores busy.
        var seconds: Double
        /// Sent when the time is over, to have the process tell where it is; it then gets `timeToAnswer` more.
        var question: Int32?
        /// Seconds.
        var timeToAnswer = 20.0
        /// Bytes of address space; nil sets no limit.
        var memory: Int?
        /// Bytes of standard output and of standard error, each.
        var output: Int
        /// Bytes of the reply.
        var reply = 256 << 20
    }

    /// How it ended.
    enum End: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
        case tooMuchOutput
        case tooLongReply
    }

    struct Outcome {
        var end: End
        var output: Data
        var errors: Data
        /// What it wrote to file descriptor 3.
        var reply: Data
    }

    var executable: String
    var arguments: [String]
    var environment: [String: String]
    var directory: String
    var limits: Limits

    /// - Parameter input: What the process reads from its standard input. It gets nothing before its limits are
    ///   set.
    /// - Throws: `SetupError` if the process cannot be started.
    func run(input: Data = Data()) throws(SetupError) -> Outcome {
        var inputChannel = try Channel.toChild()
        var outputChannel = try Channel.fromChild()
        var errorsChannel = try Channel.fromChild()
        var replyChannel = try Channel.fromChild()
        let process = try spawn(
            descriptors: [inputChannel.far, outputChannel.far, errorsChannel.far, replyChannel.far])
        inputChannel.closeFar()
        outputChannel.closeFar()
        errorsChannel.closeFar()
        replyChannel.closeFar()
        setLimits(of: process)
        var collector = Collector(
            process: process, limits: limits, input: input, inputDescriptor: inputChannel.near,
            outputDescriptor: outputChannel.near, errorsDescriptor: errorsChannel.near,
            replyDescriptor: replyChannel.near)
        let end = collector.collect()
        withExtendedLifetime(inputChannel) {}
        withExtendedLifetime(outputChannel) {}
        withExtendedLifetime(errorsChannel) {}
        withExtendedLifetime(replyChannel) {}
        return Outcome(end: end, output: collector.output, errors: collector.errors, reply: collector.reply)
    }

    /// - Parameter descriptors: What the child finds at 0, 1, 2 and 3.
    private func spawn(descriptors: [Int32?]) throws(SetupError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for case (let number, let descriptor?) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        _ = posix_spawn_file_actions_addclosefrom_np(&actions, 4)
        _ = posix_spawn_file_actions_addchdir_np(&actions, directory)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, spawn_set_session | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var argv = ([executable] + arguments).map { strdup($0) } + [nil]
        var envp = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var process = pid_t()
        let problem = posix_spawn(&process, executable, &actions, &attributes, &argv, &envp)
        guard problem == 0 else {
            throw SetupError("cannot start \(executable): \(String(cString: strerror(problem)))")
        }
        return process
    }

    /// The process waits for its input meanwhile.
    private func setLimits(of process: pid_t) {
        func set(_ resource: Int32, _ value: Int, atMost most: Int? = nil) {
            var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(most ?? value))
            _ = prlimit(process, resource, &limit, nil)
        }
        set(Int32(RLIMIT_CORE.rawValue), 0)
        // The program that writes a backtrace inherits the limit, and takes seconds for that.
        let answer = limits.question == nil ? 0 : limits.timeToAnswer
        let processorTime = Int((limits.seconds + answer).rounded(.up)) + 1
        // SIGXCPU comes first, and says what it was for; at the last limit the kernel kills without a word.
        set(Int32(RLIMIT_CPU.rawValue), processorTime, atMost: processorTime + 5)
        if let memory = limits.memory { set(Int32(RLIMIT_AS.rawValue), memory) }
    }
}
