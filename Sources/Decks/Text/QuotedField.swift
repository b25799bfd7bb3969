/// A field of a table of text, quoted where it must be (RFC 4180).
///
/// Looked at by scalars: a mark behind a comma makes one character of both, and a reader sees the comma.
enum QuotedField {
    /// - Parameter separator: What stands between fields; a field that holds it is quoted.
    static func text(_ value: String, separator: Unicode.Scalar) -> String {
        let scalars = value.unicodeScalars
        guard scalars.contains(where: { $0 == separator || $0 == "\"" || Character($0).isNewline }) else {
            return value
        }
        return inQuotes(value)
    }

    static func inQuotes(_ value: String) -> String {
        "\"" + String(value.unicodeScalars.replacing("\"".unicodeScalars, with: "\"\"".unicodeScalars)) + "\""
    }
}
