/// The manual page, made of what `--help` prints, in the macros of man(7).
enum ManualPage {
    static func text(_ commands: [any Command]) -> String {
        var page = ".TH COURSEBUILD 1 \"\" \"coursebuild \(CommandRunner.version)\" \"User Commands\"\n.ad l\n.nh\n"
        page += ".SH NAME\n" + line("coursebuild - courses about layout whose numbers are checked")
        page += ".SH SYNOPSIS\n"
        for command in commands {
            page +=
                ".PP\n.B coursebuild \(escaped(command.name))\n" + (command.usage.isEmpty ? "" : line(command.usage))
        }
        page += ".SH DESCRIPTION\n" + paragraphs(description)
        page += ".SH COMMANDS\n" + commands.map(section).joined()
        page += ".SH EXIT STATUS\n"
        for (status, meaning) in statuses { page += ".TP\n.B \(status)\n" + line(meaning) }
        page += ".SH ENVIRONMENT\n"
        for (name, meaning) in environment { page += ".TP\n.B \(escaped(name))\n" + line(meaning) }
        page += ".SH FILES\n"
        for (name, meaning) in files { page += ".TP\n.I \(escaped(name))\n" + line(meaning) }
        return page
    }

    private static let description = """
        A course is a folder of Markdown lessons and cards. Each Swift snippet in it is compiled and laid out, and
        each number in the prose that is a link to check: is held against the result. What passes becomes a
        website and decks of cards.

        A Swift toolchain has to be on PATH.
        """

    private static let statuses = [
        ("0", "All is well; warnings do not count."),
        ("1", "The content is wrong: a claim differs, a snippet fails, a file has an error."),
        ("2", "The command was used wrongly, or cannot work here."),
    ]

    private static let environment = [
        ("PATH", "Where the Swift compiler is looked for."),
        ("NO_COLOR", "If set and not empty, nothing is colored."),
        ("SOURCE_DATE_EPOCH", "The time, in seconds since 1970, that changed cards get."),
        ("TMPDIR", "Where snippets are compiled."),
    ]

    private static let files = [
        ("course.yml", "The course's id, title, device and language."),
        ("Lessons/, Cards/", "What is checked."),
        ("Cards/decks.lock", "What each card said when it last changed. Keep it in git."),
        (".coursebuild/cache", "Results of earlier runs. It can be deleted at any time."),
        ("site/public/, decks/", "What build makes."),
    ]

    // MARK: - A command

    private static func section(_ command: any Command) -> String {
        var text = ".SS coursebuild \(escaped(command.name))\n"
        text += line(command.summary) + ".PP\n" + paragraphs(command.details)
        for option in command.allOptions {
            let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
            text += ".TP\n\\fB\(escaped("--\(option.name)"))\\fR\(value)\n" + line(option.help)
        }
        text += ".PP\nExamples:\n.PP\n.nf\n.RS\n"
        return text + command.examples.map { line("coursebuild \($0)") }.joined() + ".RE\n.fi\n"
    }

    // MARK: - Text

    /// Paragraphs are filled, but for those that their author has set in columns.
    private static func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { paragraph in
            let lines = paragraph.split(separator: "\n").map { line(String($0)) }.joined()
            return paragraph.contains("  ") ? ".nf\n\(lines).fi\n" : lines
        }.joined(separator: ".PP\n")
    }

    private static func line(_ text: String) -> String {
        let line = escaped(text)
        return (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            default:
                scalar.isASCII
                    ? String(scalar) : "\\[u" + padded(String(scalar.value, radix: 16, uppercase: true)) + "]"
            }
        }.joined()
    }

    private static func padded(_ digits: String) -> String {
        String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
}
