import Foundation
import Testing

@testable import SnippetRunner

@Suite struct CachePruningTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    private let now = 1_000_000.0

    private func add(_ name: String, bytes: Int, daysAgo: Double) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(count: bytes).write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: now - daysAgo * 86400)], ofItemAtPath: file.path)
    }

    private var files: [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.contains("/") || $0.hasPrefix(".") || $0.hasPrefix("engine") }.sorted()
    }

    /// 40 + 30 + 50 bytes are more than 100: the oldest go until 75 are left or less. Without the 40 that is 80,
    /// without the 30 as well 50.
    @Test func theLongestUnusedGo() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try add("aa/old", bytes: 40, daysAgo: 9)
        try add("bb/middle", bytes: 30, daysAgo: 5)
        try add("cc/new", bytes: 50, daysAgo: 1)
        CachePruning(folder: folder, limit: 120).run(now: now)
        #expect(files == ["aa/old", "bb/middle", "cc/new"])
        CachePruning(folder: folder, limit: 100).run(now: now)
        #expect(files == ["cc/new"])
    }

    @Test func whatAKilledWriterLeftGoes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try add("aa/.coursebuild-new-1", bytes: 1, daysAgo: 0)
        try add("aa/.coursebuild-new-2", bytes: 1, daysAgo: 1)
        // As a writer has it.
        let writer = open(folder.appendingPathComponent("aa/.coursebuild-new-2").path, O_RDWR)
        defer { close(writer) }
        #expect(flock(writer, LOCK_EX) == 0)
        CachePruning(folder: folder, limit: 100).run(now: now)
        #expect(files == ["aa/.coursebuild-new-2"])
    }

    /// A use counts once a day: then the file is as new as one that was just written.
    @Test func useIsNoted() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try add("aa/used", bytes: 1, daysAgo: 2)
        let file = folder.appendingPathComponent("aa/used")
        func time() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
        let before = try time()
        CachePruning.noteUse(of: file, now: now - 86400 * 1.5)
        #expect(try time() == before)
        CachePruning.noteUse(of: file, now: now)
        #expect(try time() != before)
    }

    @Test func noFolderIsNoTrouble() {
        CachePruning(folder: folder, limit: 0).run(now: now)
    }
}
