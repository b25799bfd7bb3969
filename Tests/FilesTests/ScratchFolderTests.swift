import Foundation
import Testing

@testable import Files

@Suite struct ScratchFolderTests {
    private func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    @Test func goesWithItsValue() throws {
        var place: URL?
        do {
            let folder = try ScratchFolder()
            try Data("x".utf8).write(to: folder.url.appendingPathComponent("x"))
            place = folder.url
            #expect(isThere(folder.url))
        }
        #expect(try !isThere(#require(place)))
    }

    /// Whatever a process was killed at, its folder has no lock any more.
    @Test func whatAKilledProcessLeftGoesAtOnce() throws {
        let used = try ScratchFolder()
        let temporary = FileManager.default.temporaryDirectory
        let left = temporary.appendingPathComponent("coursebuild-99999999-\(UInt64.random(in: 0 ... .max))")
        let foreign = temporary.appendingPathComponent("coursebuild-notes-\(UUID().uuidString)")
        for folder in [left, foreign] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("modules"), withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(at: foreign) }
        ScratchFolder.sweep()
        #expect(!isThere(left))
        #expect(isThere(foreign))
        #expect(isThere(used.url))
    }

    /// A folder is never swept away from who has just made it.
    @Test func makersAndSweepersDoNotMeet() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<200 {
                        let folder = try ScratchFolder()
                        let file = folder.url.appendingPathComponent("x")
                        try Data("x".utf8).write(to: file)
                        #expect(FileManager.default.fileExists(atPath: file.path))
                    }
                }
                group.addTask { for _ in 0..<200 { ScratchFolder.sweep() } }
            }
            try await group.waitForAll()
        }
    }
}
