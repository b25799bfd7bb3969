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
        let root = folder.path.isEmpty ? "." : folder.path
        (content, diagnostics) = CourseReader(devices: devices).read(root: root)
        let documents = content.lessons.map(\.document.file) + content.cardFiles.map(\.document.file)
        var sources = Dictionary(documents.map { ($0.path, $0) }) { first, _ in first }
        for path in Set(diagnostics.map(\.path)) where sources[path] == nil {
            sources[path] = SourceFile.read(path)
        }
        self.sources = sources
    }

    /// The course's files that places name: a file, or all below a folder. Throws `UsageError` for a place that is
    /// none of them.
    func files(named places: [FilePlace]) throws -> [(path: String, line: Int?)] {
        // A file that could not be read is none of the sources.
        let paths = Set(sources.keys).union(diagnostics.map(\.path))
        let known = paths.sorted().map { (path: $0, file: FilePlace(path: $0).url.path) }
        return try places.flatMap { place in
            let wanted = place.url.path
            let found = known.filter { $0.file == wanted || $0.file.hasPrefix(wanted + "/") }
            guard !found.isEmpty else {
                guard FileManager.default.fileExists(atPath: place.path) else {
                    throw UsageError("there is no file '\(place.path)'")
                }
                throw UsageError("'\(place.path)' is no lesson or card file of this course")
            }
            if let line = place.line, let file = found.first.flatMap({ sources[$0.path] }), line > file.lineCount {
                throw UsageError("'\(place.path)' ends with line \(file.lineCount): there is no line \(line)")
            }
            return found.map { ($0.path, place.line) }
        }
    }
}

extension SourceFile {
    /// The line behind the last line end is none.
    fileprivate var lineCount: Int { max(lineStarts.count - (lineStarts.last == text.utf8.count ? 1 : 0), 1) }
}
