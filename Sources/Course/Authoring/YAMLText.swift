/// A text as a YAML value: plain where it can be, else in double quotes.
enum YAMLText {
    static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Narrower than YAML: letters first.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter, text.last != ":", text.last?.isWhitespace == false,
            !text.contains(": "), !text.contains(" #")
        else { return false }
        let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
        guard !words.contains(text.lowercased()) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
            case .spaceSeparator: scalar == " "
            default: true
            }
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                result += "\\\(scalar)"
            case "\u{FEFF}":
                result += "\\uFEFF"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
