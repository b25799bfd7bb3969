/// What a snippet's process may use.
public struct RunLimits: Hashable, Sendable {
    /// Seconds by the clock on the wall. On a busy machine a process that computes gets up to four times as long, but
    /// no more seconds of a core.
    public var seconds: Double
    /// Bytes of address space.
    public var memory: Int
    /// Bytes printed.
    public var output: Int

    public init(seconds: Double = 10, memory: Int = 4 << 30, output: Int = 1 << 20) {
        self.seconds = seconds
        self.memory = memory
        self.output = output
    }
}
