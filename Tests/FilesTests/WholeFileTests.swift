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

    @Test func leftoversOfAFolderGo() throws {
        try withFolder { folder in
            let paths = ["a", "b", "c"].map { folder.appendingPathComponent($0).path }
            for path in paths { try Data("half".utf8).write(to: URL(fileURLWithPath: WholeFile.temporary(of: path))) }
            try Data("whole".utf8).write(to: URL(fileURLWithPath: paths[2]))
            // The second is being written.
            let writer = open(WholeFile.temporary(of: paths[1]), O_RDWR)
            defer { close(writer) }
            #expect(flock(writer, LOCK_EX) == 0)
            WholeFile.removeLeftovers(in: folder.path)
            let left = [WholeFile.temporary(of: paths[1]), paths[2]].map { URL(fileURLWithPath: $0).lastPathComponent }
            #expect(try names(in: folder) == left.sorted())
            WholeFile.removeLeftovers(in: folder.path + "/none")
        }
    }

    /// Who writes is not disturbed by who cleans up.
    @Test func writersAndCleanersTakeTurns() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for round in 0..<200 {
                        let path = folder.appendingPathComponent("\(writer)").path
                        try WholeFile.replace(path, with: Array("\(round)".utf8))
                        #expect(try String(contentsOfFile: path, encoding: .utf8) == "\(round)")
                    }
                }
                group.addTask { for _ in 0..<200 { WholeFile.removeLeftovers(in: folder.path) } }
            }
            try await group.waitForAll()
        }
        #expect(try names(in: folder) == ["0", "1", "2", "3"])
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
