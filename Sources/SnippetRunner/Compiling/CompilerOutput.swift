import Foundation

/// The messages in what the compiler printed, by the snippet that they are about.
///
/// A position line is known by the snippet's hash, which no text of an author holds, so that source lines which
/// the compiler repeats are never taken for messages.
struct CompilerOutput {
    /// The messages of each snippet, by hash. Paths are code numbers, lines and columns are relative.
    private(set) var messages: [String: [CompilerMessage]] = [:]
    /// Errors that no snippet's position stands at.
    private(set) var unplaced: [String] = []

    /// Whether it says what is wrong with a snippet. A module that cannot be read is no fault of the snippet's that
    /// imports it.
    var isAboutAuthors: Bool {
        let errors = messages.values.joined().filter { $0.severity == .error }.map(\.text)
        return !errors.isEmpty && !(errors + unplaced).contains { $0.contains(".swiftmodule") }
    }

    init(_ output: String, units: [String: CompileUnit]) {
        var waiting: String?
        var repeatsSource = false
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if let position = Self.position(in: line, units: units) {
                repeatsSource = true
                guard
                    var message = position.unit.message(
                        severity: position.severity, text: position.text, file: position.file, line: position.line,
                        column: position.column)
                else { continue }
                if let text = waiting, message.severity == .note {
                    // An error inside of a macro's expansion: the note says which code was expanded.
                    message.severity = .error
                    message.text = text
                    waiting = nil
                }
                messages[position.unit.names.hash, default: []].append(message)
            } else if repeatsSource {
                // The author's line, which may look like anything.
                repeatsSource = false
            } else if let error = Self.unplacedError(in: line) {
                if let waiting { unplaced.append(waiting) }
                waiting = error
                repeatsSource = !line.hasPrefix("error: ")
            }
        }
        if let waiting { unplaced.append(waiting) }
        messages = messages.mapValues(Self.withoutConsequences)
    }

    /// Where a name is not found, the compiler also complains of what it needed the name for.
    private static func withoutConsequences(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        let lines = Set(messages.filter { $0.text.contains("not supported by the engine") }.map(\.line))
        var isDropped = false
        return messages.filter { message in
            // A note belongs to the message before it.
            if message.severity != .note {
                isDropped = lines.contains(message.line) && UnsupportedNames.isConsequence(message.text)
            }
            return !isDropped
        }
    }

    private struct Position {
        var unit: CompileUnit
        var file: String
        var line: Int
        var column: Int
        var severity: CompilerMessage.Severity
        var text: String
    }

    /// `HASH-0.swift:3:14: error: text`.
    private static func position(in line: Substring, units: [String: CompileUnit]) -> Position? {
        guard let dash = line.firstIndex(of: "-"), let unit = units[String(line[..<dash])] else { return nil }
        let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let number = Int(parts[1]), let column = Int(parts[2]),
            let severity = CompilerMessage.Severity(rawValue: parts[3].trimmingCharacters(in: .whitespaces))
        else { return nil }
        return Position(
            unit: unit, file: String(parts[0]), line: number, column: column, severity: severity,
            text: UnsupportedNames.completed(withoutGroup(parts[4].trimmingCharacters(in: .whitespaces))))
    }

    /// The compiler ends some messages with the name of their group, as `[#no-usage]`.
    private static func withoutGroup(_ text: String) -> String {
        guard text.hasSuffix("]"), let start = text.range(of: " [#", options: .backwards) else { return text }
        let name = text[start.upperBound...].dropLast()
        return name.allSatisfy { $0.isLetter || $0 == "-" } ? String(text[..<start.lowerBound]) : text
    }

    private static func unplacedError(in line: Substring) -> String? {
        guard let mark = line.range(of: "error: "), line[..<mark.lowerBound].allSatisfy({ $0 != "|" }) else {
            return nil
        }
        let before = line[..<mark.lowerBound]
        guard before.isEmpty || before.hasSuffix(": ") else { return nil }
        return String(line[mark.upperBound...])
    }
}
