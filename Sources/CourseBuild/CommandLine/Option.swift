/// An option of a command: `--width N`, or a flag as `--dry-run`.
struct Option {
    /// Without the dashes.
    var name: String
    /// What the help calls the value; nil for a flag.
    var value: String?
    var help: String
    /// The values it takes, if they are few.
    var choices: [String] = []
    /// Whether it may be given more than once.
    var isRepeatable = false

    static func flag(_ name: String, _ help: String) -> Option { Option(name: name, value: nil, help: help) }

    /// As the help shows it.
    var usage: String { "--\(name)" + (value.map { " \($0)" } ?? "") }
}
