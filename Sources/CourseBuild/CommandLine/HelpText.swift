/// What `--help` prints.
enum HelpText {
    static func tool(_ commands: [any Command]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let list = commands.map { "  \(padded($0.name, width))   \($0.summary)\n" }.joined()
        return """
            coursebuild checks a course of Markdown lessons, whose Swift snippets are compiled and laid out, and
            makes its site and decks.

            usage: coursebuild COMMAND [OPTION…] [ARGUMENT…]

            \(list)
            `coursebuild COMMAND --help` says more. Exit status: 0 all is well, 1 the content is wrong, 2 the command
            was used wrongly or cannot work here.

            """
    }

    static func command(_ command: any Command) -> String {
        let width = command.allOptions.map(\.usage.count).max() ?? 0
        let list = command.allOptions.map { "  \(padded($0.usage, width))   \($0.help)\n" }.joined()
        let examples = command.examples.map { "  coursebuild \($0)\n" }.joined()
        return """
            \(command.summary)

            usage: coursebuild \(command.name) \(command.usage)

            \(command.details)

            options:
            \(list)
            examples:
            \(examples)
            """
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }
}
