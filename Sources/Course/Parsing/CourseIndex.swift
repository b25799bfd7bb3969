/// All names of a course that one file may use of another: lessons, their headings, and snippets.
struct CourseIndex {
    /// Remembers what was looked at.
    final class Use {
        fileprivate(set) var namespaces: Set<String> = []
        /// Files that are neither lessons nor cards, by their path in the course's folder.
        fileprivate(set) var files: [[String]: OtherFiles.Finding] = [:]
    }

    struct Entry: Sendable {
        var snippets: [SnippetDraft]
        var ids: [String: Int]
        /// Names of snippets that could not be read, which is reported.
        var lostIDs: Set<String>
        var anchors: Set<String>
        /// Of a card file.
        var cards: CardNames
        var path: String
        /// For a card file: its lesson's slug.
        var lesson: String?
        /// What snippets are laid out on unless they say otherwise.
        var device: String
        /// Whether that is what the author wrote, and not what stands in for something that could not be read.
        var isDeviceKnown: Bool
        /// Of the draft that it is made from.
        var revision: Int
    }

    /// By namespace.
    private var entries: [String: Entry] = [:]
    private var use: Use?
    /// Slugs of lessons, in the order of the course.
    private(set) var lessons: [String] = []
    /// Slugs of card files, likewise.
    private(set) var cardFiles: [String] = []
    private let otherFiles: OtherFiles

    init(otherFiles: OtherFiles = OtherFiles()) { self.otherFiles = otherFiles }

    mutating func addLesson(_ draft: DocumentDraft, slug: String, device: String, isDeviceKnown: Bool = true) {
        lessons.append(slug)
        entries[draft.namespace] = Self.entry(draft, lesson: nil, device, isDeviceKnown)
    }

    static func cardNamespace(_ slug: String) -> String { "cards/\(slug)" }

    mutating func addCards(
        _ draft: DocumentDraft, slug: String, lesson: String?, device: String, isDeviceKnown: Bool = true
    ) {
        cardFiles.append(slug)
        entries[draft.namespace] = Self.entry(draft, lesson: lesson, device, isDeviceKnown)
    }

    private static func entry(
        _ draft: DocumentDraft, lesson: String?, _ device: String, _ isDeviceKnown: Bool
    ) -> Entry {
        Entry(
            snippets: draft.snippets, ids: draft.ids, lostIDs: draft.lostIDs, anchors: Set(draft.anchors.values),
            cards: draft.cards, path: draft.file.path, lesson: lesson, device: device, isDeviceKnown: isDeviceKnown,
            revision: draft.revision)
    }

    subscript(namespace: String) -> Entry? {
        use?.namespaces.insert(namespace)
        return entries[namespace]
    }

    // MARK: Dependence

    /// The same index, which remembers what it was asked for. (Who asks for a lesson's name depends on all names.)
    func recording(in use: Use) -> CourseIndex {
        var index = self
        index.use = use
        return index
    }

    /// What others see of a document.
    func appearance(of namespace: String) -> AssemblyMemory.Appearance? {
        entries[namespace].map {
            AssemblyMemory.Appearance(
                draft: $0.revision, lesson: $0.lesson, device: $0.device, isDeviceKnown: $0.isDeviceKnown)
        }
    }

    // MARK: Lessons

    /// The slug that a name stands for: `stacks`, `stacks.md` and `06-stacks.md` are one lesson.
    func lesson(named name: String) -> String? {
        let slug = FileName(name).slug
        return entries[slug] != nil && lessons.contains(slug) ? slug : nil
    }

    func lessonHint(to name: String) -> String {
        Nearest.hint(to: FileName(name).slug, among: lessons, nothing: "the course has no lessons")
    }

    // MARK: Cards

    /// The slug that a card file's name stands for, as `lesson(named:)`.
    func cardFile(named name: String) -> String? {
        let slug = FileName(name).slug
        return entries[Self.cardNamespace(slug)] != nil ? slug : nil
    }

    func cardFileHint(to name: String) -> String {
        Nearest.hint(to: FileName(name).slug, among: cardFiles, nothing: "the course has no cards")
    }

    /// What may be meant by a card that a file does not have: the one of that id elsewhere, or one of a near name.
    func cardHint(to id: String, in slug: String) -> String {
        for other in cardFiles where other != slug {
            guard let entry = self[Self.cardNamespace(other)], entry.cards.ids.contains(id) else { continue }
            return "it is in \(entry.path)"
        }
        let known = self[Self.cardNamespace(slug)]?.cards.ids ?? []
        return Nearest.hint(to: id, among: known, nothing: "it has no cards")
    }

    // MARK: Other files

    /// - Parameter path: folder by folder, from the course's.
    func file(_ path: [String]) -> OtherFiles.Finding {
        let finding = otherFiles.find(path)
        use?.files[path] = finding
        return finding
    }

    // MARK: Snippets

    struct Location: Equatable, Hashable, Sendable {
        var namespace: String
        var index: Int
    }

    struct Unresolved: Error, Equatable {
        /// Nil where that was reported already.
        var message: String?
        var help: String?
    }

    func draft(at location: Location) -> SnippetDraft? {
        guard let entry = self[location.namespace], entry.snippets.indices.contains(location.index) else {
            return nil
        }
        return entry.snippets[location.index]
    }

    /// The snippet that a reference names, seen from a document. A card file's own ids come before its lesson's.
    /// - Parameter hints: whether to search for near names if there is no such snippet.
    func resolve(
        _ reference: SnippetReference, from namespace: String, hints: Bool = true
    ) -> Result<Location, Unresolved> {
        if let name = reference.lesson {
            guard let slug = lesson(named: name) else {
                return .failure(Unresolved(message: "there is no lesson '\(name)'", help: lessonHint(to: name)))
            }
            return find(reference.id, in: [slug], hints: hints)
        }
        return find(reference.id, in: [namespace] + (entries[namespace]?.lesson.map { [$0] } ?? []), hints: hints)
    }

    private func find(_ id: String, in namespaces: [String], hints: Bool) -> Result<Location, Unresolved> {
        for namespace in namespaces {
            if let index = self[namespace]?.ids[id] {
                return .success(Location(namespace: namespace, index: index))
            }
        }
        if namespaces.contains(where: { entries[$0]?.lostIDs.contains(id) == true }) { return .failure(Unresolved()) }
        let place = namespaces.compactMap { entries[$0]?.path }.joined(separator: " or ")
        guard hints else { return .failure(Unresolved(message: "no snippet '\(id)' in \(place)", help: nil)) }
        let known = namespaces.flatMap { namespace in
            entries[namespace]?.snippets.compactMap { $0.attributes.id?.value } ?? []
        }
        return .failure(
            Unresolved(
                message: "no snippet '\(id)' in \(place)",
                help: Nearest.hint(to: id, among: known, nothing: "no snippet there has an id: write id=\(id)")))
    }
}
