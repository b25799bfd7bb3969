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
    /// The words that its first operand is one of; empty where that is a file or a text.
    var operands: [String] { get }
    /// Without the tool's name.
    var examples: [String] { get }

    /// Throws `UsageError`, or what keeps it from working.
    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus
}

extension Command {
    var operands: [String] { [] }

    /// As the help lists them.
    var allOptions: [Option] { options + [CommandRunner.help] }
}
