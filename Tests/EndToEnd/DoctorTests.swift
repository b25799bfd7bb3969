import Foundation
import Testing

/// `coursebuild doctor`: what the machine and the engine have.
@Suite struct DoctorTests {
    private struct Finding: Decodable {
        var name: String
        var value: String
        var mend: String?
    }

    private struct Catalog: Decodable {
        struct Symbol: Decodable {
            var name: String
            var group: String
            var support: String
            var reason: String?
        }
        var symbols: [Symbol]
    }

    private func run(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws -> (output: String, error: String, status: Int32) {
        let course = try TemporaryCourse()
        let result = try Binary.coursebuild.run(["doctor"] + arguments, in: course.folder, environment: environment)
        return (result.output, result.error, result.status)
    }

    /// The machine that runs the tests has all that is needed.
    @Test func allIsThere() throws {
        let result = try run(["--format", "json"])
        #expect(result.status == 0, "\(result.output)")
        let findings = try JSONDecoder().decode([Finding].self, from: Data(result.output.utf8))
        #expect(findings.allSatisfy { $0.mend == nil })
        let trial = try #require(findings.first { $0.name == "a trial" })
        // As an iPhone reports it: 85.33 × 20.33.
        #expect(trial.value == "Text(\"Hello world\") is 85.333 × 20.333 points")
    }

    /// Without a compiler nothing can be checked, and the line says what to do.
    @Test func aMissingCompilerIsSaid() throws {
        let result = try run([], environment: ["PATH": "/nowhere"])
        #expect(result.status == 2)
        #expect(result.output.contains("--   compiler"))
        #expect(result.output.contains("install a Swift toolchain"))
    }

    @Test func theCatalogIsOneObject() throws {
        let result = try run(["--api", "--format", "json"])
        #expect(result.status == 0)
        let catalog = try JSONDecoder().decode(Catalog.self, from: Data(result.output.utf8))
        func support(_ name: String) -> [String] { catalog.symbols.filter { $0.name == name }.map(\.support) }
        #expect(support("VStack") == ["lays out"])
        #expect(support("Entry") == ["lays out"])
        #expect(support("UIViewRepresentable") == ["unsupported"])
        #expect(catalog.symbols.allSatisfy { $0.support != "unsupported" || $0.reason?.isEmpty == false })
    }

    @Test func theTextHasEveryGroup() throws {
        let text = try run(["--api"]).output
        for group in ["containers", "leaves", "modifiers", "protocols", "property wrappers", "environment values"] {
            #expect(text.contains("\n\(group) (") || text.hasPrefix("\(group) ("))
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.contains(": not supported") || $0.count <= 110 })
    }
}
