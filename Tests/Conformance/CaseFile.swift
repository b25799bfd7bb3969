import Foundation
import Layout
import Snapshot

/// Reads a case file. CONTRIBUTING.md says how one is written; anything else in it is a mistake.
struct CaseFile {
    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    private let name: String
    private var cases: [ConformanceCase] = []
    private var isInCode = false

    static func read(_ text: String, name: String) throws -> [ConformanceCase] {
        var file = CaseFile(name: name)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try file.take(String(line), number: index + 1)
        }
        for one in file.cases where one.expectations.isEmpty || one.source.isEmpty || one.code.isEmpty {
            throw Mistake(description: "\(name):\(one.line): the case has no code, no source or no expectation")
        }
        return file.cases
    }

    private init(name: String) { self.name = name }

    private mutating func take(_ line: String, number: Int) throws {
        if isInCode {
            if line == "```" { isInCode = false } else { cases[cases.count - 1].code += line + "\n" }
            return
        }
        if line.hasPrefix("## ") {
            cases.append(ConformanceCase(name: String(line.dropFirst(3)), source: "", file: name, line: number))
        } else if line.isEmpty || line.hasPrefix("# ") || cases.isEmpty {
            return
        } else if line == "```swift" {
            isInCode = true
            cases[cases.count - 1].codeLine = number + 1
        } else if let setting = line.split(at: ": "), ["source", "in", "with"].contains(setting.0) {
            try set(setting.0, setting.1, number)
        } else if let expectation = line.split(at: " = ", last: true) {
            cases[cases.count - 1].expectations.append(
                ConformanceCase.Expectation(query: expectation.0, value: expectation.1, line: number))
        } else {
            throw Mistake(description: "\(name):\(number): '\(line)' is neither a setting nor an expectation")
        }
    }

    private mutating func set(_ key: String, _ value: String, _ number: Int) throws {
        let last = cases.count - 1
        switch key {
        case "source": cases[last].source = value
        case "in":
            if let parts = value.split(at: " × "), let width = Double(parts.0), let height = Double(parts.1) {
                cases[last].space = Size(width: width, height: height)
            } else {
                cases[last].device = value
            }
        default:
            if let size = TextSize(rawValue: value) {
                cases[last].textSize = size
            } else if let direction = RunConditions.Direction(rawValue: value) {
                cases[last].direction = direction
            } else {
                throw Mistake(description: "\(name):\(number): '\(value)' is no text size and no direction")
            }
        }
    }
}

extension String {
    /// What stands before and after the first occurrence of a separator, or the last.
    fileprivate func split(at separator: String, last: Bool = false) -> (String, String)? {
        guard let range = range(of: separator, options: last ? .backwards : []) else { return nil }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
