import Foundation

/// Feeds a process and reads all it writes, until it has ended or gone beyond a limit.
struct Collector<Process: SupervisedProcess> {
    private var process: Process
    private let limits: ProcessLimits
    private let input: Data
    private var written = 0
    private var inputDescriptor: Int32?
    private var outputDescriptor: Int32?
    private var errorsDescriptor: Int32?
    private var replyDescriptor: Int32?
    private(set) var output = Data()
    private(set) var errors = Data()
    private(set) var reply = Data()
    /// What is read goes through it.
    private var buffer = [UInt8](repeating: 0, count: 1 << 14)

    init(
        process: Process, limits: ProcessLimits, input: Data, inputDescriptor: Int32, outputDescriptor: Int32,
        errorsDescriptor: Int32, replyDescriptor: Int32
    ) {
        self.process = process
        self.limits = limits
        self.input = input
        self.inputDescriptor = inputDescriptor
        self.outputDescriptor = outputDescriptor
        self.errorsDescriptor = errorsDescriptor
        self.replyDescriptor = replyDescriptor
        for descriptor in [inputDescriptor, outputDescriptor, errorsDescriptor, replyDescriptor] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Returns when the process and its group are gone.
    mutating func collect() -> ProcessOutcome.End {
        let start = ContinuousClock.now
        var deadline = start + .seconds(limits.seconds)
        var question = limits.question
        var broken: ProcessOutcome.End?
        write()
        while broken == nil {
            // A descendant may hold the pipes open after the process has ended, and the process may run on
            // after it has closed them: neither tells alone that it is over.
            let ended = process.hasEnded()
            transfer(waitingMilliseconds: ended ? 0 : wait(until: deadline))
            broken = excess
            if ended { break }
            if ContinuousClock.now >= deadline {
                if isStarved(since: start) {
                    deadline += .seconds(limits.seconds / 4)
                } else if let signal = question {
                    kill(process.id, signal)
                    question = nil
                    deadline += .seconds(limits.timeToAnswer)
                } else {
                    broken = broken ?? .timedOut
                }
            }
        }
        let status = process.finish()
        return broken ?? Self.end(of: status)
    }

    /// Whether the process had no chance to use its time, because other work kept the cores busy. It gets up to
    /// four times as long then.
    private func isStarved(since start: ContinuousClock.Instant) -> Bool {
        guard start.duration(to: .now) < .seconds(4 * limits.seconds), let status = ProcessStatus(of: process.id) else {
            return false
        }
        return status.state == "R" && status.processorTime < 0.9 * limits.seconds
    }

    private var excess: ProcessOutcome.End? {
        if output.count > limits.output || errors.count > limits.output { return .tooMuchOutput }
        return reply.count > limits.reply ? .tooLongReply : nil
    }

    /// Where nothing but looking tells that the process has ended, look often, above all when all pipes are closed.
    private func wait(until deadline: ContinuousClock.Instant) -> Int32 {
        var left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        if process.endDescriptor == nil {
            let isClosed = outputDescriptor == nil && errorsDescriptor == nil && replyDescriptor == nil
            left = min(left, isClosed ? 1 : 50)
        }
        return Int32(max(0, min(left, 1e6)).rounded(.up))
    }

    private mutating func transfer(waitingMilliseconds: Int32) {
        var entries: [pollfd] = []
        if let inputDescriptor, written < input.count {
            entries.append(pollfd(fd: inputDescriptor, events: Int16(POLLOUT), revents: 0))
        }
        for descriptor in [outputDescriptor, errorsDescriptor, replyDescriptor, process.endDescriptor] {
            if let descriptor { entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
        }
        _ = poll(&entries, nfds_t(entries.count), waitingMilliseconds)
        write()
        Self.read(&outputDescriptor, into: &output, by: &buffer, limit: limits.output)
        Self.read(&errorsDescriptor, into: &errors, by: &buffer, limit: limits.output)
        Self.read(&replyDescriptor, into: &reply, by: &buffer, limit: limits.reply)
    }

    private mutating func write() {
        guard let descriptor = inputDescriptor else { return }
        while written < input.count {
            let sent = input.withUnsafeBytes { buffer in
                send(descriptor, buffer.baseAddress! + written, buffer.count - written, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else {
                if sent < 0, errno == EAGAIN || errno == EINTR { return }
                break
            }
            written += sent
        }
        _ = shutdown(descriptor, Int32(SHUT_WR))
        inputDescriptor = nil
    }

    /// Reads what is there, and a little beyond the limit at most.
    private static func read(
        _ descriptor: inout Int32?, into data: inout Data, by buffer: inout [UInt8], limit: Int
    ) {
        guard let number = descriptor else { return }
        while data.count <= limit {
            let count = Glibc.read(number, &buffer, buffer.count)
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
            } else if count == 0 {
                descriptor = nil
                return
            } else {
                if errno != EAGAIN, errno != EINTR { descriptor = nil }
                return
            }
        }
    }

    private static func end(of status: Int32) -> ProcessOutcome.End {
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
}
