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
        /// The state in which it must hold: so many blocks of actions come before.
        var step = 0
    }

    /// What must be printed in a step; `…` alone stands for any number of lines.
    struct Console: Sendable {
        var lines: [String] = []
        var line: Int
        var step: Int
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
    /// What is done to the view, in blocks.
    var actions: [[UserAction]] = []
    var consoles: [Console] = []

    var testDescription: String { "\(file): \(name)" }
}
