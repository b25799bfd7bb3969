import Course
import Foundation

/// A report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ report: CheckReport, toolVersion: String) {
        let problems = report.sortedProblems
        let rules = Set(problems.map(\.diagnostic.identifier)).sorted()
        let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        runs = [
            Run(
                tool: Tool(
                    driver: Driver(name: "coursebuild", version: toolVersion, rules: rules.map { Rule(id: $0) })),
                results: problems.map { Result($0, rule: places[$0.diagnostic.identifier] ?? 0) })
        ]
    }

    private struct Run: Encodable {
        var tool: Tool
        var results: [Result]
        let columnKind = "utf16CodeUnits"
    }

    private struct Tool: Encodable { var driver: Driver }

    private struct Driver: Encodable {
        var name: String
        var version: String
        var rules: [Rule]
    }

    private struct Rule: Encodable { var id: String }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var fixes: [Fix]?

        init(_ problem: CheckReport.Problem, rule: Int) {
            let diagnostic = problem.diagnostic
            ruleId = diagnostic.identifier
            ruleIndex = rule
            level = diagnostic.severity.rawValue
            message = Message(text: diagnostic.wholeMessage)
            let artifact = Artifact(uri: Artifact.address(of: diagnostic.path))
            let region = Region(
                startLine: diagnostic.position.line,
                startColumn: problem.columns?.lowerBound ?? diagnostic.position.column,
                endColumn: problem.columns?.upperBound)
            locations = [Location(physicalLocation: Place(artifactLocation: artifact, region: region))]
            let changes = diagnostic.solutions.map { Fix($0, in: artifact) }
            fixes = changes.isEmpty ? nil : changes
        }
    }

    private struct Message: Encodable { var text: String }
    private struct Location: Encodable { var physicalLocation: Place }

    private struct Place: Encodable {
        var artifactLocation: Artifact
        var region: Region
    }

    private struct Artifact: Encodable {
        var uri: String

        /// A relative reference: slashes stay, what a URI cannot hold is percent-encoded.
        static func address(of path: String) -> String {
            path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting([":"])) ?? path
        }
    }

    private struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
        var endColumn: Int?
    }

    /// What `coursebuild accept` would write.
    private struct Fix: Encodable {
        var description: Message
        var artifactChanges: [Change]

        init(_ solution: Diagnostic.Solution, in artifact: Artifact) {
            description = Message(text: solution.summary)
            let replacements = solution.replacements.map { replacement in
                Replacement(
                    deletedRegion: Bytes(
                        byteOffset: replacement.range.lower,
                        byteLength: replacement.range.upper - replacement.range.lower),
                    insertedContent: Message(text: replacement.text))
            }
            artifactChanges = [Change(artifactLocation: artifact, replacements: replacements)]
        }
    }

    private struct Change: Encodable {
        var artifactLocation: Artifact
        var replacements: [Replacement]
    }

    private struct Replacement: Encodable {
        var deletedRegion: Bytes
        var insertedContent: Message
    }

    private struct Bytes: Encodable {
        var byteOffset: Int
        var byteLength: Int
    }
}
