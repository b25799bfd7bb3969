import Testing

/// A piece of SwiftUI that must compile and lay out: a heading of a file in Tour/ with the code below it.
struct TourStop: Sendable, CustomTestStringConvertible {
    var name: String
    /// The file's name, as `controls.md`.
    var file: String
    var code: String
    /// The line of the file on which the code begins, from 1.
    var line: Int

    var testDescription: String { "\(file): \(name)" }
}

/// Reads a file of the tour: `## name`, then one fenced block of Swift.
enum TourFile {
    static func read(_ text: String, name: String) -> [TourStop] {
        var stops: [TourStop] = []
        var isInCode = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if isInCode {
                if line == "```" { isInCode = false } else { stops[stops.count - 1].code += line + "\n" }
            } else if line.hasPrefix("## ") {
                stops.append(TourStop(name: String(line.dropFirst(3)), file: name, code: "", line: index + 1))
            } else if line == "```swift", !stops.isEmpty {
                isInCode = true
                stops[stops.count - 1].line = index + 2
            }
        }
        return stops
    }
}
