import Foundation
import Testing

@testable import Files

@Suite struct OwnedFolderTests {
    /// Each test has a folder of its own around its folder: tests run side by side.
    private let parent = FileManager.default.temporaryDirectory.appendingPathComponent("owned-\(UUID().uuidString)")
    private var folder: URL { parent.appendingPathComponent("folder") }

    private func owned(isShared: Bool = false) -> OwnedFolder {
        OwnedFolder(folder, list: ".list", heading: "Ours.", isShared: isShared)
    }

    private var paths: [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.sorted()
    }

    private func data(_ files: [String: String]) -> [String: Data] { files.mapValues { Data($0.utf8) } }

    @Test func holdsWhatItIsGiven() throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        var report = try owned().replace(with: data(["a": "1", "b/c": "2", "b/d/e": "3"]))
        #expect(report == .init(written: 3, unchanged: 0, removed: 0))
        report = try owned().replace(with: data(["a": "1", "b/c": "new"]))
        #expect(report == .init(written: 1, unchanged: 1, removed: 1))
        #expect(paths == [".list", "a", "b", "b/c"])
        #expect(try String(contentsOf: folder.appendingPathComponent(".list"), encoding: .utf8) == "# Ours.\na\nb/c\n")
    }

    @Test func leavesOthersAlone() throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        try owned().replace(with: data(["b/c": "2"]))
        try Data("x".utf8).write(to: folder.appendingPathComponent("b/other"))
        try owned().replace(with: [:])
        #expect(paths == [".list", "b", "b/other"])
    }

    @Test func refusesWhatItDoesNotOwn() throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: folder.appendingPathComponent("thesis"))
        #expect(throws: OwnedFolder.ForeignFolder(path: folder.path)) { try owned().replace(with: data(["a": "1"])) }
        #expect(paths == ["thesis"])
        try owned(isShared: true).replace(with: data(["a": "1"]))
        #expect(paths == [".list", "a", "thesis"])
    }

    /// A file of somebody else's is in the way, as a file or a link: nothing is changed.
    @Test(arguments: [true, false])
    func overwritesNoFileOfOthers(isLink: Bool) throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        try owned(isShared: true).replace(with: data(["a": "1"]))
        let other = folder.appendingPathComponent("b.csv")
        if isLink {
            let target = parent.appendingPathComponent("target")
            try Data("theirs".utf8).write(to: target)
            try FileManager.default.createSymbolicLink(at: other, withDestinationURL: target)
        } else {
            try Data("theirs".utf8).write(to: other)
        }
        #expect(throws: OwnedFolder.ForeignFile(path: other.path)) {
            try owned(isShared: true).replace(with: data(["a": "2", "b.csv": "ours"]))
        }
        #expect(try String(contentsOf: other, encoding: .utf8) == "theirs")
        #expect(try String(contentsOf: folder.appendingPathComponent("a"), encoding: .utf8) == "1")
        #expect(paths == [".list", "a", "b.csv"])
    }

    /// A cloned repository may bring a list, and a link in the place of one of its folders.
    @Test func followsNoLinkOutOfTheFolder() throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        let victim = parent.appendingPathComponent("victim")
        try FileManager.default.createDirectory(
            at: victim.appendingPathComponent("sub"), withIntermediateDirectories: true)
        try Data("precious".utf8).write(to: victim.appendingPathComponent("sub/a"))
        try owned().replace(with: [:])
        try Data("# x\nlessons/sub/a\n".utf8).write(to: folder.appendingPathComponent(".list"))
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("lessons"), withDestinationURL: victim)
        try owned().replace(with: data(["index": "1"]))
        let link = folder.appendingPathComponent("lessons").path
        #expect(throws: FileError(path: link, problem: "it is a symbolic link that leads out of the folder")) {
            try owned().replace(with: data(["lessons/b": "2"]))
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: victim.path).sorted() == ["sub", "sub/a"])
    }

    /// Killed while the very first list was being written: only the temporary file is there.
    @Test func startsAgainAfterAnEarlyEnd() throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list = folder.appendingPathComponent(".list").path
        try Data("# Ou".utf8).write(to: URL(fileURLWithPath: WholeFile.temporary(of: list)))
        try owned().replace(with: data(["a": "1"]))
        #expect(paths == [".list", "a"])
    }

    /// Killed while a file was being written that is to be again what it was.
    @Test func removesWhatWasLeftBesideAnUnchangedFile() throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        try owned().replace(with: data(["a": "1"]))
        let file = folder.appendingPathComponent("a").path
        try Data("ne".utf8).write(to: URL(fileURLWithPath: WholeFile.temporary(of: file)))
        try owned().replace(with: data(["a": "1"]))
        #expect(paths == [".list", "a"])
    }

    @Test(arguments: ["/etc/passwd", "../x", "a/../../x", "./a", "a//b", ""])
    func believesNoNameThatLeadsOut(name: String) throws {
        defer { try? FileManager.default.removeItem(at: parent) }
        let outside = parent.appendingPathComponent("x")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("kept".utf8).write(to: outside)
        try Data("# Ours.\n\(name)\n".utf8).write(to: folder.appendingPathComponent(".list"))
        let report = try owned().replace(with: [:])
        #expect(report.removed == 0)
        #expect(FileManager.default.fileExists(atPath: outside.path))
        #expect(FileManager.default.fileExists(atPath: "/etc/passwd"))
    }
}
