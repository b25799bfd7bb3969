/// Completions for bash. What is neither a command nor an option is a file.
enum BashCompletions {
    static func script(_ commands: [any Command]) -> String {
        let names = commands.map(\.name) + ["help", "--help", "--version"]
        return """
            # bash completions of coursebuild, made by `coursebuild completions bash`.
            _coursebuild() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= options= operands= word
                local -i place=0 index
                # `--format=json` comes as three words.
                if [[ $current == "=" ]]; then
                    current=
                elif [[ $previous == "=" ]]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                fi
                for ((index = 1; index < COMP_CWORD; index++)); do
                    word=${COMP_WORDS[index]}
                    [[ $word == -* ]] || { command=$word place=$index; break; }
                done
                COMPREPLY=()
                case $command in
                "")
                    COMPREPLY=($(compgen -W "\(names.joined(separator: " "))" -- "$current"))
                    return
                    ;;
                help)
                    operands="\(commands.map(\.name).joined(separator: " "))"
                    ;;
            \(commands.map(self.command).joined())\
                esac
                if [[ $current == -* ]]; then
                    COMPREPLY=($(compgen -W "$options" -- "$current"))
                elif [[ $operands ]] && ((place == COMP_CWORD - 1)); then
                    COMPREPLY=($(compgen -W "$operands" -- "$current"))
                fi
            }
            complete -o bashdefault -o default -F _coursebuild coursebuild

            """
    }

    private static func command(_ command: any Command) -> String {
        var text = "    \(command.name))\n"
        let values = command.options.compactMap(value)
        if !values.isEmpty { text += "        case $previous in\n\(values.joined())        esac\n" }
        text += "        options=\"\(command.allOptions.map { "--\($0.name)" }.joined(separator: " "))\"\n"
        if !command.operands.isEmpty { text += "        operands=\"\(command.operands.joined(separator: " "))\"\n" }
        return text + "        ;;\n"
    }

    private static func value(of option: Option) -> String? {
        let action: String
        switch OptionValue(option) {
        case .none: return nil
        case .choices(let words):
            action = "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
        case .file: action = "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\"))"
        case .folder: action = "compopt -o dirnames +o default +o bashdefault"
        case .free: action = "compopt +o default +o bashdefault"
        }
        return "        --\(option.name)) \(action); return ;;\n"
    }
}
