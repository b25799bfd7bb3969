import Foundation

/// A copy of a fixture course in a folder of its own, removed with the value.
final class TemporaryCourse {
    let folder: URL

    /// A PNG of 1 × 1.
    static let dot = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

    /// - Parameter fixture: a folder of Fixtures/; nil is an empty course.
    init(_ fixture: String? = "row") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("course-\(UUID().uuidString)")
        guard let fixture else {
            let lessons = folder.appendingPathComponent("Lessons")
            try FileManager.default.createDirectory(at: lessons, withIntermediateDirectories: true)
            return
        }
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures")
        try FileManager.default.copyItem(at: fixtures.appendingPathComponent(fixture), to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    func write(_ data: Data, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Replaces a text that stands in a file.
    func replace(_ old: String, with new: String, in path: String) throws {
        let text = try read(path)
        guard text.contains(old) else { throw Missing(text: old, path: path) }
        try write(text.replacing(old, with: new), to: path)
    }

    struct Missing: Error { var text: String, path: String }

    func coursebuild(_ arguments: String..., input: String = "") throws -> Binary.Result {
        try Binary.coursebuild.run(arguments, in: folder, input: input)
    }
}
