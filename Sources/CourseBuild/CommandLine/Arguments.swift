import Course

/// The arguments of a command, read by the table of its options.
struct Arguments {
    private var flags: Set<String> = []
    private var values: [String: [String]] = [:]
    /// What is no option, in order.
    private(set) var operands: [String] = []

    /// `--name value`, `--name=value`; behind `--` all are operands.
    init(_ arguments: some Sequence<String>, options: [Option], command: String) throws {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0].dropFirst(2))
            guard parts[0].hasPrefix("--"), let option = options.first(where: { $0.name == name }) else {
                throw Self.unknown(String(parts[0]), options, command)
            }
            if option.value == nil {
                guard parts.count == 1 else { throw UsageError("--\(name) takes no value") }
                flags.insert(name)
            } else if let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() {
                values[name, default: []].append(try Self.checked(value, option))
            } else {
                throw UsageError("--\(name) needs a value: \(option.usage)")
            }
        }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The value; the last where it was given more than once.
    subscript(name: String) -> String? { values[name]?.last }

    /// All values of an option that may be given more than once, in order.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// A length in points: a number of at least 0.
    func length(_ name: String) throws -> Double? {
        guard let text = self[name] else { return nil }
        guard let value = Double(text), value.isFinite, value >= 0, text.allSatisfy({ $0.isNumber || $0 == "." }) else {
            throw UsageError("--\(name) needs a number of points, as 250; this is '\(text)'")
        }
        return value
    }

    private static func checked(_ value: String, _ option: Option) throws -> String {
        guard !option.choices.isEmpty else { return value }
        // In small letters or in capitals, as `XL` for `xL`.
        guard let choice = option.choices.first(where: { $0.lowercased() == value.lowercased() }) else {
            throw UsageError(
                "--\(option.name) is one of \(option.choices.joined(separator: ", ")); this is '\(value)'")
        }
        return choice
    }

    private static func unknown(_ argument: String, _ options: [Option], _ command: String) -> UsageError {
        let known = options.map { "--\($0.name)" }
        let nearest = Nearest.name(to: argument, among: known).map { "; did you mean \($0)?" } ?? ""
        return UsageError("\(command) has no option \(argument)\(nearest)")
    }
}
