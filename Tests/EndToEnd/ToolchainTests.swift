import Foundation
import Testing

/// A compiler of another version than the one that the engine was built with: nothing can be checked with it, and that
/// is said instead of an error at each snippet.
@Suite struct ToolchainTests {
    /// What such a compiler does with a snippet, as a shell script in the folder of the sources.
    static let failures = [
        // It reads the engine's module at the import.
        "for file in *.swift; do echo \"$file:1:8: error: module compiled with Swift 6.9 cannot be imported by the"
            + " Swift 5.10 compiler: /engine/Modules/LayoutUI.swiftmodule\" >&2; done; exit 1",
        "echo \"<unknown>:0: error: compiled module was created by a different version of the compiler '6.9'; rebuild"
            + " 'LayoutUI' and try again: /engine/Modules/LayoutUI.swiftmodule\" >&2; exit 1",
        // It does not know a flag.
        "echo \"error: unknown argument: '-default-isolation'\" >&2; exit 1",
        // It crashes.
        "kill -SEGV $$",
        "exit 1",
    ]

    static let lessons = [
        "```swift layout id=a\nText(\"a\")\n```\n\nIt is [1](check:a \"count(Text)\").\n", "```swift\nlet a = 1\n```\n",
        "```swift fails=\"cannot find\"\nprint(nope)\n```\n",
    ]

    private func course(lesson: String, compiler: String) throws -> (TemporaryCourse, environment: [String: String]) {
        let course = try TemporaryCourse(nil)
        try course.write("---\ntitle: One\n---\n\n\(lesson)", to: "Lessons/01-one.md")
        try course.write("#!/bin/sh\n\(compiler)\n", to: "bin/swiftc")
        let bin = course.folder.appendingPathComponent("bin")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: bin.appendingPathComponent("swiftc").path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return (course, ["PATH": "\(bin.path):\(path)"])
    }

    private func fake(version: String, failing: String) -> String {
        "if [ \"$1\" = --version ]; then echo '\(version)'; exit 0; fi\n\(failing)"
    }

    @Test(arguments: failures, lessons) func anotherVersionIsSaid(_ failing: String, _ lesson: String) throws {
        let (course, environment) = try course(
            lesson: lesson, compiler: fake(version: "Swift version 5.10 (swift-5.10-RELEASE)", failing: failing))
        let result = try Binary.coursebuild.run(["check"], in: course.folder, environment: environment)
        #expect(result.status == 2)
        #expect(result.output == "")
        let error = result.error
        #expect(error.hasPrefix("coursebuild: error: the compiler on PATH is of another version"), "\(error)")
        #expect(
            error.contains("\(course.folder.path)/bin/swiftc is Swift version 5.10 (swift-5.10-RELEASE)"), "\(error)")
        #expect(error.contains("the engine needs Swift version "), "\(error)")
        #expect(error.contains("usr/bin of that toolchain first on PATH"), "\(error)")
    }

    @Test func doctorSaysIt() throws {
        let (course, environment) = try course(
            lesson: "", compiler: fake(version: "Swift version 5.10 (swift-5.10-RELEASE)", failing: "exit 1"))
        let result = try Binary.coursebuild.run(["doctor"], in: course.folder, environment: environment)
        #expect(result.status == 2)
        let line = result.output.split(separator: "\n").first { $0.contains("   compiler ") } ?? ""
        #expect(line.hasPrefix("--"))
        #expect(line.contains("Swift version 5.10 (swift-5.10-RELEASE) at "))
        #expect(line.contains(", but the layout engine needs Swift version "))
    }

    /// One of the same version that fails is not taken for another, and neither is an author's error taken for it.
    @Test func theSameVersionIsNotBlamed() throws {
        let real = try Binary.coursebuild.run(
            ["doctor", "--format", "json"], in: FileManager.default.temporaryDirectory)
        struct Finding: Decodable { var name: String, value: String }
        let findings = try JSONDecoder().decode([Finding].self, from: Data(real.output.utf8))
        let value = try #require(findings.first { $0.name == "compiler" }?.value)
        let version = try #require(value.components(separatedBy: " at /").first)
        let (course, environment) = try course(
            lesson: Self.lessons[0], compiler: fake(version: version, failing: "exit 1"))
        let result = try Binary.coursebuild.run(["check"], in: course.folder, environment: environment)
        #expect(result.status == 1)
        #expect(result.output.contains("the compiler failed on this and does not say why"), "\(result.output)")
    }
}
