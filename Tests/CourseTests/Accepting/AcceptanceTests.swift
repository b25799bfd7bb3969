import Foundation
import Testing

@testable import Course

@Suite struct AcceptanceTests {
    private func diagnostic(_ path: String, _ lower: Int, _ upper: Int, _ text: String) -> Diagnostic {
        let range = SourceRange(lower: lower, upper: upper)
        return Diagnostic(
            .error, "claim-differs", path: path, position: SourcePosition(line: 1, column: 1), summary: "differs",
            solutions: [.init(summary: text, replacements: [.init(range: range, text: text)])])
    }

    @Test func onlyTheRangesChange() {
        let text = "\u{FEFF}a [1](check:) b\r\nc [22](check:)\r\n\u{0}no end"
        let file = SourceFile(path: "a.md", text: text)
        // The mark takes three bytes, and "a [" three more.
        let second = (Array(text.utf8).lastIndex(of: UInt8(ascii: "[")) ?? 0) + 1
        let acceptance = Acceptance(
            of: [
                diagnostic("a.md", second, second + 2, "7"), diagnostic("a.md", 6, 7, "333"),
                diagnostic("b.md", 0, 1, "x"),
            ], in: file)
        let expected = "\u{FEFF}a [333](check:) b\r\nc [7](check:)\r\n\u{0}no end"
        #expect(acceptance.bytes == Array(expected.utf8))
        #expect(
            acceptance.diff == """
                --- a.md
                +++ a.md
                @@ -1,1 +1,1 @@
                -\u{FEFF}a [1](check:) b
                +\u{FEFF}a [333](check:) b
                @@ -2,1 +2,1 @@
                -c [22](check:)
                +c [7](check:)

                """)
    }

    @Test func overlappingAndImpossibleRangesAreLeftOut() {
        let file = SourceFile(path: "a.md", text: "0123456789")
        let acceptance = Acceptance(
            of: [
                diagnostic("a.md", 2, 5, "x"), diagnostic("a.md", 4, 6, "y"), diagnostic("a.md", 9, 40, "z"),
                diagnostic("a.md", 6, 6, "+"),
            ], in: file)
        #expect(String(decoding: acceptance.bytes, as: UTF8.self) == "01x5+6789")
        #expect(Acceptance(of: [], in: file).isEmpty)
    }

    @Test func aFileIsReplacedAsAWhole() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("real.md")
        let link = folder.appendingPathComponent("link.md")
        try Data("old".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

        try FileReplacement(of: link, expected: Array("old".utf8), bytes: Array("new".utf8), path: "link.md").write()
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        let type = try FileManager.default.attributesOfItem(atPath: link.path)[.type] as? FileAttributeType
        #expect(type == .typeSymbolicLink)

        let changed = AcceptError(path: "real.md", message: "the file changed while it was being checked: check again")
        #expect(throws: changed) {
            try FileReplacement(of: file, expected: Array("old".utf8), bytes: Array("x".utf8), path: "real.md")
        }
        let replacement = try FileReplacement(
            of: file, expected: Array("new".utf8), bytes: Array("x".utf8), path: "real.md")
        try Data("new too".utf8).write(to: file)
        #expect(throws: changed) { try replacement.write() }
        #expect(try String(contentsOf: file, encoding: .utf8) == "new too")
        try Data("new".utf8).write(to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["link.md", "real.md"])
    }
}
