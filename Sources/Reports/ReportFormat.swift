import Course
import Foundation

/// How a report is written.
public enum ReportFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// The whole `CheckReport`, keys sorted; what `coursebuild merge` reads.
    case json
    /// JUnit's XML, for the test reports of CI systems.
    case junit
    /// Workflow commands that GitHub shows beside the lines.
    case github
    /// The Static Analysis Results Interchange Format 2.1.0, for code scanning and editors.
    case sarif

    /// The format of a file by its extension: `.json`, `.xml`, `.sarif`, `.txt`.
    public init?(file: String) {
        switch file.split(separator: ".").last.map({ $0.lowercased() }) {
        case "json": self = .json
        case "xml": self = .junit
        case "sarif": self = .sarif
        case "txt": self = .text
        default: return nil
        }
    }

    /// - Parameter toolVersion: What SARIF names as the tool's version.
    public func write(_ report: CheckReport, toolVersion: String) throws -> String {
        switch self {
        case .text: report.sortedProblems.map(\.text).joined(separator: "\n")
        case .json: try Self.json(report)
        case .junit: JUnitWriter(report).text
        case .github: report.sortedProblems.map { WorkflowCommand($0.diagnostic).text }.joined()
        case .sarif: try Self.json(SARIFLog(report, toolVersion: toolVersion))
        }
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}

extension CheckReport {
    /// By place, as people read them.
    var sortedProblems: [Problem] {
        problems.enumerated().sorted { a, b in
            let (first, second) = (a.element.diagnostic, b.element.diagnostic)
            return (first.path, first.position, a.offset) < (second.path, second.position, b.offset)
        }.map(\.element)
    }
}
