import Layout
import Snapshot
import Testing

/// One case of a file in Cases/: a piece of SwiftUI, the space it is laid out in, and what must be true then.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
    /// A query of the claims' language and the value it must have.
    struct Expectation: Sendable {
        var query: String
        var value: String
        /// The line of the file, from 1.
        var line: Int
    }

    var name: String
    /// Where the expected values come from.
    var source: String
    /// The file's name, as `stacks.md`.
    var file: String
    /// The line of the case's heading, from 1.
    var line: Int
    /// The space offered, in points; nil is the device's safe area.
    var space: Size?
    var device = "iPhone 17"
    var textSize = TextSize.large
    var direction = RunConditions.Direction.ltr
    var code = ""
    var codeLine = 0
    var expectations: [Expectation] = []

    var testDescription: String { "\(file): \(name)" }
}
