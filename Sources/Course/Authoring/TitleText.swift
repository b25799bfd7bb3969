/// A title or question that was typed on a command line.
enum TitleText {
    /// Without blanks around it. Throws `AuthoringError` where it is no line of text.
    static func line(_ text: String, called name: String) throws(AuthoringError) -> String {
        let isBlank = { (character: Character) in character == " " || character == "\t" }
        let line = String(
            String(text.drop(while: isBlank).reversed()).drop(while: isBlank).reversed())
        guard !line.isEmpty else { throw AuthoringError("the \(name) is empty") }
        let hasControls = line.unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        guard !hasControls else { throw AuthoringError("the \(name) is one line of text, without tabs and line ends") }
        return line
    }

    /// As a Markdown heading's text: hashes at its end would be taken for the closing mark.
    static func heading(_ line: String) -> String {
        let hashes = line.reversed().prefix { $0 == "#" }.count
        guard hashes > 0 else { return line }
        let text = line.dropLast(hashes)
        guard text.isEmpty || text.last == " " else { return line }
        return text + "\\" + String(repeating: "#", count: hashes)
    }
}
