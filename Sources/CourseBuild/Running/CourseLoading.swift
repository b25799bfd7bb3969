import Course
import Foundation
import SnippetRunner

/// Reads a course's folder.
struct CourseLoading {
    let content: CourseContent
    let diagnostics: [Diagnostic]
    /// All files that were read, by path.
    let sources: [String: SourceFile]

    init(folder: CourseFolder, installation: Installation) throws {
        content = CourseContent(settings: CourseSettings(id: nil, title: ""), lessons: [], cardFiles: [])
        diagnostics = []
        sources = [:]
    }
}
