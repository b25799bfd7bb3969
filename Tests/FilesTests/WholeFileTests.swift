import Foundation
import Testing

@testable import Files

@Suite struct WholeFileTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test(arguments: ["a", "日本語 x", String(repeating: "n", count: 255), ".hidden", "-rf"])
    func replacesAndLeavesNothingBeside(name: String) throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent(name)
            try WholeFile.replace(file.path, with: Array("one".utf8))
            try WholeFile.replace(file.path, with: Array("two, longer".utf8), isDurable: true)
            try WholeFile.replace(file.path, with: Array("3".utf8))
            #expect(try Data(contentsOf: file) == Data("3".utf8))
            #expect(try names(in: folder) == [name])
        }
    }

    /// What a killed writer left, whatever it holds, is overwritten.
    @Test func aLeftoverDoesNotMatter() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("a")
            try Data("half of some".utf8).write(to: URL(fileURLWithPath: WholeFile.temporary(of: file.path)))
            #expect(try names(in: folder).allSatisfy(WholeFile.isTemporary))
            try WholeFile.replace(file.path, with: Array("whole".utf8))
            #expect(try Data(contentsOf: file) == Data("whole".utf8))
            #expect(try names(in: folder) == ["a"])
        }
    }

    @Test func aFolderInTheWayIsSaid() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("a").path
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            #expect(throws: FileError(path: path, problem: "Is a directory")) {
                try WholeFile.replace(path, with: [1])
            }
            #expect(try names(in: folder) == ["a"])
            #expect(throws: FileError(path: path + "/b/c", problem: "No such file or directory")) {
                try WholeFile.replace(path + "/b/c", with: [1])
            }
        }
    }

    /// Eight writers of one file: whoever is last, the file is one of theirs as a whole.
    @Test func writersTakeTurns() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("a").path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in UInt8(1)...8 {
                group.addTask {
                    for _ in 0..<20 {
                        try WholeFile.replace(path, with: [UInt8](repeating: writer, count: 100_000))
                        let seen = try Data(contentsOf: URL(fileURLWithPath: path))
                        #expect(seen.count == 100_000 && Set(seen).count == 1)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    }
}
