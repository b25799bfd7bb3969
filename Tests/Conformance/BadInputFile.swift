import Testing

/// Something that an author should not have written, and what must be said about it.
struct BadInput: Sendable, CustomTestStringConvertible {
    /// The file's name, as `lengths.md`.
    var file: String
    /// The line on which the code begins, from 1.
    var line: Int
    var code = ""
    /// Part of a warning, or of the message with which the engine gives up.
    var message = ""
    /// Whether nothing is laid out.
    var isFatal = false

    var testDescription: String { "\(file):\(line): \(code.split(separator: "\n").first ?? "")" }
}

/// Reads a file of BadInput/.
///
/// One line an input, as `` - `code`: message ``, or a heading, a fenced block and a line `says: message`. With
/// `fails: message` (also behind the colon of a line) nothing is laid out.
enum BadInputFile {
    static func read(_ text: String, name: String) -> [BadInput] {
        var inputs: [BadInput] = []
        var isInCode = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if isInCode {
                if line == "```" { isInCode = false } else { inputs[inputs.count - 1].code += line + "\n" }
            } else if line == "```swift" {
                isInCode = true
                inputs.append(BadInput(file: name, line: index + 2))
            } else if line.hasPrefix("says: ") || line.hasPrefix("fails: ") {
                setMessage(line, of: &inputs[inputs.count - 1])
            } else if line.hasPrefix("- `"), let end = line.range(of: "`: ") {
                var input = BadInput(file: name, line: index + 1)
                input.code = String(line[line.index(line.startIndex, offsetBy: 3)..<end.lowerBound])
                setMessage(line[end.upperBound...], of: &input)
                inputs.append(input)
            }
        }
        return inputs
    }

    private static func setMessage(_ text: Substring, of input: inout BadInput) {
        input.isFatal = text.hasPrefix("fails: ")
        for prefix in ["fails: ", "says: "] where text.hasPrefix(prefix) {
            input.message = String(text.dropFirst(prefix.count))
            return
        }
        input.message = String(text)
    }
}
