import Course
import Files
import Foundation
import Reports
import SnippetRunner

/// A course that was read, run and checked, with what that took.
struct CheckRun {
    static let courseOption = Option(
        name: "course", value: "DIR",
        help: "the course's folder (else the nearest one upwards that has Lessons/ or course.yml)")

    let folder: CourseFolder
    let course: CheckedCourse
    /// What check tells by itself: errors, warnings.
    let diagnostics: [Diagnostic]
    /// What no claim checks: numbers in prose, sketches.
    let unverified: [Diagnostic]
    let compiled: Int
    /// Run by the program of an earlier compile.
    let runAgain: Int
    let cached: Int
    /// Whether all of the course was checked.
    let isWhole: Bool
    private let sources: [String: SourceFile]

    /// Reads and checks the course, or the files and lines named, or the part of it that is the shard. Throws
    /// `UsageError` and `SetupError`.
    init(course name: String?, places: [FilePlace], shard: Shard? = nil, streams: StandardStreams) throws {
        folder = try CourseFolder(named: name, near: places.first)
        for name in ["Lessons", "Cards"] { WholeFile.removeLeftovers(in: folder.path(to: name)) }
        let installation = try Installation.current()
        let reading = try CourseLoading(folder: folder, installation: installation)
        var scope = try Self.scope(places, in: reading, of: folder)
        if let shard { scope = scope.intersection(Self.paths(of: shard, in: reading)) }

        let runner = SnippetRunner(installation: installation, cache: folder.cache, images: folder.images)
        let progress = ProgressLine(streams: streams)
        var report = RunReport()
        let checker = CourseChecker(api: InstalledCatalog.names(installation)) { sources in
            report = try runner.run(sources) { progress.show($0) }
            return report.outcomes
        }
        defer { progress.clear() }
        let checked = try checker.check(reading.content, found: reading.diagnostics, scope: scope)
        course = checked
        diagnostics = checked.diagnostics
        unverified = UnverifiedContent.diagnostics(in: reading.content, scope: scope)
        compiled = report.compiled.count
        runAgain = report.runAgain.count
        cached = report.cached.count
        isWhole = places.isEmpty && shard == nil
        sources = reading.sources
    }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// What is unverified and no error already, as it is in a strict lesson.
    var notes: [Diagnostic] {
        let known = Set(diagnostics.filter { $0.identifier == UnverifiedContent.number }.map { Place($0) })
        return unverified.filter { !known.contains(Place($0)) }
    }

    private struct Place: Hashable {
        var path: String
        var position: SourcePosition

        init(_ diagnostic: Diagnostic) {
            path = diagnostic.path
            position = diagnostic.position
        }
    }

    /// The files of the course, by path.
    var files: [SourceFile] { sources.values.sorted { $0.path < $1.path } }

    func printer(_ streams: StandardStreams) -> DiagnosticPrinter {
        DiagnosticPrinter(sources: sources, usesColor: streams.usesColor)
    }

    /// As a value for other programs; `extra` is told beside what check tells by itself.
    func report(shard: Shard?, extra: [Diagnostic] = []) -> CheckReport {
        CheckReport(course, diagnostics: diagnostics + extra, sources: sources, shard: shard)
    }

    // MARK: - Places

    /// What is about no document (course.yml) is the first part's.
    private static func paths(of shard: Shard, in reading: CourseLoading) -> Set<String> {
        var paths = Set(shard.paths(of: reading.content))
        if shard.index == 1 {
            let content = reading.content
            let documents = content.lessons.map(\.document) + content.cardFiles.map(\.document)
            paths.formUnion(Set(reading.diagnostics.map(\.path)).subtracting(documents.map(\.file.path)))
        }
        return paths
    }

    private static func scope(
        _ places: [FilePlace], in reading: CourseLoading, of folder: CourseFolder
    ) throws -> CheckScope {
        guard !places.isEmpty else { return .everything }
        // What course.yml says holds for each of its files, and so does what is wrong with it.
        let settings = folder.path(to: "course.yml")
        let isWrong = reading.diagnostics.contains { $0.path == settings && $0.severity == .error }
        return CheckScope(try reading.files(named: places) + (isWrong ? [(settings, nil)] : []))
    }
}

extension CourseFolder {
    /// Where the course's own pictures are.
    var images: URL { url.appendingPathComponent("Lessons/images", isDirectory: true) }
    /// Where results are kept between runs.
    var cache: URL { url.appendingPathComponent(".coursebuild/cache", isDirectory: true) }
}
