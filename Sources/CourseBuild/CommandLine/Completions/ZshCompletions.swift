/// Completions for zsh, by its `_arguments`.
enum ZshCompletions {
    static func script(_ commands: [any Command]) -> String {
        let list = commands.map { "        \(quoted("\($0.name):\($0.summary)"))\n" }.joined()
        return """
            #compdef coursebuild
            # zsh completions of coursebuild, made by `coursebuild completions zsh`.
            _coursebuild() {
                local context state state_descr line
                local -A opt_args
                local -a commands
                commands=(
            \(list)\
                    'help:Print the help of a command.'
                )
                _arguments -C '(- *)--help[print the help]' '(- *)--version[print the version]' \\
                    '1:command:->command' '*::argument:->argument'
                case $state in
                command) _describe command commands ;;
                argument)
                    case $words[1] in
                    help) _describe command commands ;;
            \(commands.map(self.command).joined())\
                    esac
                    ;;
                esac
            }
            _coursebuild "$@"

            """
    }

    private static func command(_ command: any Command) -> String {
        let options = command.allOptions.map { "            \(quoted(option($0))) \\\n" }.joined()
        let operands =
            command.operands.isEmpty ? "*:file:_files" : "1:what:(\(command.operands.joined(separator: " ")))"
        let rest = command.operands.isEmpty ? "" : " '*:file:_files'"
        return
            "        \(command.name))\n            _arguments \\\n\(options)            '\(operands)'\(rest)\n            ;;\n"
    }

    private static func option(_ option: Option) -> String {
        let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        let action: String
        switch OptionValue(option) {
        case .none: return "--\(option.name)[\(help)]"
        case .choices(let words): action = "(\(words.joined(separator: " ")))"
        case .file: action = "_files"
        case .folder: action = "_files -/"
        case .free: action = " "
        }
        return "\(option.isRepeatable ? "*" : "")--\(option.name)=[\(help)]:\(option.value ?? ""):\(action)"
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
