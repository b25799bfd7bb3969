import Foundation

/// The ways between this process and another one: its standard input, output and error, and what it answers at
/// descriptor 3.
struct ProcessChannels: ~Copyable {
    private var input: Channel
    private var output: Channel
    private var errors: Channel
    private var reply: Channel

    static func open() throws(SetupError) -> ProcessChannels {
        let input = try Channel.toChild()
        let output = try Channel.fromChild()
        let errors = try Channel.fromChild()
        let reply = try Channel.fromChild()
        return ProcessChannels(input: input, output: output, errors: errors, reply: reply)
    }

    private init(
        input: consuming Channel, output: consuming Channel, errors: consuming Channel, reply: consuming Channel
    ) {
        self.input = input
        self.output = output
        self.errors = errors
        self.reply = reply
    }

    /// What the process is to find at 0, 1, 2 and 3.
    var far: [Int32] { [input.far, output.far, errors.far, reply.far].compactMap(\.self) }

    /// Sees a process that has got the far ends through to its end.
    /// - Parameter sent: What it reads from its standard input. It gets nothing before its limits are set.
    mutating func collect(
        from process: some SupervisedProcess, limits: ProcessLimits, input sent: Data
    ) -> ProcessOutcome {
        input.closeFar()
        output.closeFar()
        errors.closeFar()
        reply.closeFar()
        limits.set(for: process.id)
        var collector = Collector(
            process: process, limits: limits, input: sent, inputDescriptor: input.near,
            outputDescriptor: output.near, errorsDescriptor: errors.near, replyDescriptor: reply.near)
        let end = collector.collect()
        return ProcessOutcome(end: end, output: collector.output, errors: collector.errors, reply: collector.reply)
    }
}
