import Course
import Foundation
import SnippetRunner

/// Reads a course's folder.
struct CourseLoading {
    let content: CourseContent
    let diagnostics: [Diagnostic]
    /// The course's files, by the path that diagnostics carry.
    let sources: [String: SourceFile]

    /// - Throws: `SetupError` if the devices' profiles cannot be read.
    init(folder: CourseFolder, installation: Installation) throws {
        let devices = try DeviceProfiles(installation: installation).all
        guard !devices.isEmpty else { throw SetupError("devices.json names no device") }
        let root = folder.path.isEmpty ? "." : folder.path
        (content, diagnostics) = CourseReader(devices: devices).read(root: root)
        let documents = content.lessons.map(\.document.file) + content.cardFiles.map(\.document.file)
        var sources = Dictionary(documents.map { ($0.path, $0) }) { first, _ in first }
        for path in Set(diagnostics.map(\.path)) where sources[path] == nil {
            guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
            else { continue }
            sources[path] = SourceFile(path: path, text: text)
        }
        self.sources = sources
    }
}
