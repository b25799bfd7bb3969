/// A subcommand.
protocol Command {
    var name: String { get }
    /// One line.
    var summary: String { get }
    /// What stands behind the name.
    var usage: String { get }
    /// What it does, in a few lines of at most 100 columns.
    var details: String { get }
    var options: [Option] { get }
    /// Without the tool's name.
    var examples: [String] { get }

    /// Throws `UsageError`, or what keeps it from working.
    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus
}
