struct ManualCommand: Command {
    let name = "manual"
    let summary = "Print the manual page."
    let usage = ""
    let details = """
        The page is in the language of man pages. An installed coursebuild has it in place: `man coursebuild`.
        """
    let options: [Option] = []
    let examples = ["manual | man -l -", "manual > coursebuild.1"]

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw UsageError("manual takes nothing: '\(operand)'")
        }
        try streams.output(ManualPage.text(CommandRunner.commands))
        return .success
    }
}
