import Course
import SnippetRunner

/// What is shown of a course while it is being written: each document as it was when it last had no error.
struct ShownCourse {
    /// What can be made a site of.
    struct Version: Sendable {
        var course: CheckedCourse
        /// As in `CourseUpdate`.
        var revisions: [String: Int]
        /// The paths of documents that are not as their files have them now.
        var stale: Set<String>
        /// Those of them that were never without an error: they are shown as far as they were understood.
        var unfinished: Set<String> = []
    }

    /// A document as it was when it had no error.
    private struct Kept<Content> {
        var content: Content
        var verdicts: [Verdict]
        /// Of its own snippets.
        var outcomes: [String: SnippetOutcome]
        var revision: Int
    }

    private var lessons: [String: Kept<Lesson>] = [:]
    private var cards: [String: Kept<CardFile>] = [:]
    private var lessonOrder: [String] = []
    private var cardOrder: [String] = []
    private var settings: CourseSettings?

    /// Takes over all that has no error, or was never without one.
    mutating func update(with update: CourseUpdate) -> Version {
        let wrong = Wrong(update)
        var version = Version(course: update.course, revisions: update.revisions, stale: [])
        version.course.content.lessons = Self.choose(
            update.course.content.lessons, \.document, &lessons, &lessonOrder, wrong, update, &version)
        version.course.content.cardFiles = Self.choose(
            update.course.content.cardFiles, \.document, &cards, &cardOrder, wrong, update, &version)
        if wrong.contains(fileNamed: "course.yml"), let settings {
            version.course.content.settings = settings
        } else {
            settings = update.course.content.settings
        }
        return version
    }

    private static func choose<Content>(
        _ current: [Content], _ document: KeyPath<Content, Document>, _ kept: inout [String: Kept<Content>],
        _ order: inout [String], _ wrong: Wrong, _ update: CourseUpdate, _ version: inout Version
    ) -> [Content] {
        var shown: [(path: String, content: Content)] = []
        for content in current {
            let path = content[keyPath: document].file.path
            if wrong.touches(content[keyPath: document]) {
                version.stale.insert(path)
                if kept[path] == nil { version.unfinished.insert(path) }
                shown.append((path, kept[path].map { restore($0, path, document, &version) } ?? content))
            } else {
                let keys = Set(content[keyPath: document].snippets.map(\.key))
                kept[path] = Kept(
                    content: content, verdicts: update.course.verdicts[path] ?? [],
                    outcomes: update.course.outcomes.filter { keys.contains($0.key) },
                    revision: update.revisions[path] ?? 0)
                shown.append((path, content))
            }
        }
        // A file that cannot be read stays where it was in the course.
        for (position, path) in order.enumerated() where !shown.contains(where: { $0.path == path }) {
            guard wrong.contains(path), let missing = kept[path] else { continue }
            version.stale.insert(path)
            let before = order[..<position].last { path in shown.contains { $0.path == path } }
            let place = before.flatMap { path in shown.firstIndex { $0.path == path } }.map { $0 + 1 } ?? 0
            shown.insert((path, restore(missing, path, document, &version)), at: place)
        }
        order = shown.map(\.path)
        kept = kept.filter { order.contains($0.key) }
        return shown.map(\.content)
    }

    private static func restore<Content>(
        _ kept: Kept<Content>, _ path: String, _ document: KeyPath<Content, Document>, _ version: inout Version
    ) -> Content {
        version.course.verdicts[path] = kept.verdicts
        version.course.outcomes.merge(kept.outcomes) { $1 }
        version.revisions[path] = kept.revision
        return kept.content
    }
}

/// Where a course has errors.
private struct Wrong {
    private let paths: Set<String>
    /// The path of the document that a snippet stands in, by the snippet's key.
    private let places: [String: String]

    init(_ update: CourseUpdate) {
        paths = Set(update.course.diagnostics.filter { $0.severity == .error }.map(\.path))
        let content = update.course.content
        let documents = content.lessons.map(\.document) + content.cardFiles.map(\.document)
        places = Dictionary(
            documents.flatMap { document in document.snippets.map { ($0.key, document.file.path) } },
            uniquingKeysWith: { first, _ in first })
    }

    func contains(fileNamed name: String) -> Bool { paths.contains { $0 == name || $0.hasSuffix("/" + name) } }

    /// Whether the file or a folder that it is in has an error.
    func contains(_ path: String) -> Bool { paths.contains { $0 == path || path.hasPrefix($0 + "/") } }

    /// Whether there is an error in a document, or in one whose snippets it speaks of.
    func touches(_ document: Document) -> Bool {
        if contains(document.file.path) { return true }
        let keys =
            document.claims.map(\.snippet) + document.consoles.map(\.snippet)
            + document.snippets.compactMap(\.changeOf)
        let used = document.snippets.flatMap { $0.source?.uses.map(\.path) ?? [] }
        return Set(keys.compactMap { places[$0] } + used).contains { contains($0) }
    }
}
