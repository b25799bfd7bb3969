import Foundation
import Layout
import Snapshot

@testable import Course

/// Reads a case file. CONTRIBUTING.md says how one is written; anything else in it is a mistake.
struct CaseFile {
    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    private let name: String
    private var cases: [ConformanceCase] = []
    private enum Fence: String { case swift, actions, console }

    private var fence: Fence?

    static func read(_ text: String, name: String) throws -> [ConformanceCase] {
        var file = CaseFile(name: name)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try file.take(String(line), number: index + 1)
        }
        for one in file.cases
        where one.expectations.isEmpty && one.consoles.isEmpty || one.source.isEmpty || one.code.isEmpty {
            throw Mistake(description: "\(name):\(one.line): the case has no code, no source or no expectation")
        }
        return file.cases
    }

    private init(name: String) { self.name = name }

    private mutating func take(_ line: String, number: Int) throws {
        if let open = fence {
            if line == "```" { fence = nil } else { try take(line, in: open, number) }
            return
        }
        if line.hasPrefix("## ") {
            cases.append(ConformanceCase(name: String(line.dropFirst(3)), source: "", file: name, line: number))
        } else if line.isEmpty || line.hasPrefix("# ") || cases.isEmpty {
            return
        } else if line.hasPrefix("```"), let opened = Fence(rawValue: String(line.dropFirst(3))) {
            fence = opened
            open(opened, number)
        } else if let setting = line.split(at: ": "), ["source", "in", "with"].contains(setting.0) {
            try set(setting.0, setting.1, number)
        } else if let expectation = line.split(at: " = ", last: true) {
            cases[cases.count - 1].expectations.append(
                ConformanceCase.Expectation(
                    query: expectation.0, value: expectation.1, line: number,
                    step: cases[cases.count - 1].actions.count))
        } else {
            throw Mistake(description: "\(name):\(number): '\(line)' is neither a setting nor an expectation")
        }
    }

    private mutating func open(_ fence: Fence, _ number: Int) {
        let last = cases.count - 1
        switch fence {
        case .swift: cases[last].codeLine = number + 1
        case .actions: cases[last].actions.append([])
        case .console:
            cases[last].consoles.append(
                ConformanceCase.Console(line: number, step: cases[last].actions.count))
        }
    }

    private mutating func take(_ line: String, in fence: Fence, _ number: Int) throws {
        let last = cases.count - 1
        switch fence {
        case .swift: cases[last].code += line + "\n"
        case .console: cases[last].consoles[cases[last].consoles.count - 1].lines.append(line)
        case .actions:
            do {
                guard let act = try ActReader.read(Array(line.utf8), at: 0) else { return }
                cases[last].actions[cases[last].actions.count - 1].append(act.action)
            } catch {
                throw Mistake(description: "\(name):\(number): \(error)")
            }
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
