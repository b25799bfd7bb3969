import Foundation
import Testing

/// The table of modules in docs/architecture.md says what each imports, in the order in which they may.
@Suite struct ArchitectureTests {
    private struct Row {
        var module: String
        var imports: Set<String>
    }

    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Whoever imports these imports nothing of ours.
    private static let standard: Set = ["Dispatch", "Foundation", "Glibc", "Observation", "Synchronization"]

    private func rows() throws -> [Row] {
        let text = try String(contentsOf: root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
        return text.matches(of: /(?m)^\| `(\w+)` \|[^|\n]*\|([^|\n]*)\|$/).map { row in
            Row(module: String(row.1), imports: Set(row.2.matches(of: /\w+/).map { String($0.0) }))
        }
    }

    private func imports(of folder: URL) throws -> Set<String> {
        var imports: Set<String> = []
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for found in text.matches(of: /(?m)^(?:internal |public )?import (?:struct |class )?(\w+)/) {
                let isSyntax = ["SwiftParser", "SwiftIDEUtils"].contains(found.1) || found.1.hasPrefix("SwiftSyntax")
                imports.insert(isSyntax ? "SwiftSyntax" : String(found.1))
            }
        }
        return imports.subtracting(Self.standard)
    }

    @Test func everyModuleImportsWhatTheTableSays() throws {
        let sources = root.appendingPathComponent("Sources")
        // A product is named as users type it.
        let folders = ["coursebuild": "CourseBuild", "quiz": "Quiz"]
        var above: Set<String> = []
        for row in try rows() {
            let found = try imports(of: sources.appendingPathComponent(folders[row.module] ?? row.module))
            #expect(found == row.imports, "\(row.module)")
            let ours = found.filter { !$0.hasPrefix("C") || $0 == "Course" }.subtracting(["SwiftSyntax"])
            #expect(ours.isSubset(of: above), "\(row.module) imports one that stands below it")
            above.insert(row.module)
        }
        let all = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        let modules = Set(all.filter { !$0.hasPrefix("C") || $0.hasPrefix("Course") })
        #expect(modules == Set(above.map { folders[$0] ?? $0 }))
    }
}
