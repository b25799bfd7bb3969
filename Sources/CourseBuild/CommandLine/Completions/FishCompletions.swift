/// Completions for fish.
enum FishCompletions {
    static func script(_ commands: [any Command]) -> String {
        var lines = ["# fish completions of coursebuild, made by `coursebuild completions fish`."]
        for command in commands {
            lines.append(
                "complete -c coursebuild -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
        }
        lines.append("complete -c coursebuild -n __fish_use_subcommand -f -a help -d 'Print the help of a command.'")
        lines.append("complete -c coursebuild -n __fish_use_subcommand -f -l version -d 'print the version'")
        lines.append("complete -c coursebuild -f -l help -d 'print the help'")
        let names = commands.map(\.name).joined(separator: " ")
        lines.append("complete -c coursebuild -n '__fish_seen_subcommand_from help' -f -a '\(names)'")
        for command in commands {
            let seen = "complete -c coursebuild -n '__fish_seen_subcommand_from \(command.name)'"
            if !command.operands.isEmpty {
                lines.append("\(seen) -f -a '\(command.operands.joined(separator: " "))'")
            }
            lines += command.options.map { "\(seen) \(option($0))" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func option(_ option: Option) -> String {
        let value: String
        switch OptionValue(option) {
        case .none: value = ""
        case .choices(let words): value = " -x -a '\(words.joined(separator: " "))'"
        case .file: value = " -r -F"
        case .folder: value = " -x -a '(__fish_complete_directories)'"
        case .free: value = " -x"
        }
        return "-l \(option.name)\(value) -d \(quoted(option.help))"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
