struct CompletionsCommand: Command {
    let name = "completions"
    let summary = "Print what makes a shell complete this command's words."
    let usage = "bash|zsh|fish"
    let details = """
        An installed coursebuild has these in place. Else: bash reads them with `source`, zsh finds them as a file
        _coursebuild in a folder of its $fpath, fish as coursebuild.fish in ~/.config/fish/completions.
        """
    let options: [Option] = []
    let operands = Shell.allCases.map(\.rawValue)
    let examples = ["completions bash", "completions fish > ~/.config/fish/completions/coursebuild.fish"]

    private enum Shell: String, CaseIterable { case bash, zsh, fish }

    func run(_ arguments: Arguments, _ streams: StandardStreams) throws -> ExitStatus {
        guard arguments.operands.count == 1, let shell = arguments.operands.first.flatMap(Shell.init) else {
            throw UsageError(
                "completions takes the name of a shell: \(operands.joined(separator: ", "))")
        }
        let commands = CommandRunner.commands
        switch shell {
        case .bash: try streams.output(BashCompletions.script(commands))
        case .zsh: try streams.output(ZshCompletions.script(commands))
        case .fish: try streams.output(FishCompletions.script(commands))
        }
        return .success
    }
}
