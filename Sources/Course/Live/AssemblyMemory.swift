/// What was made of a course's files, to be used again for those that neither changed nor depend on one that did.
final class AssemblyMemory {
    /// What the index says of a document, as far as another document may see it.
    struct Appearance: Equatable {
        var draft: Int
        var lesson: String?
        var device: String
        var isDeviceKnown: Bool
    }

    /// What a document was built from: the same again gives the same document.
    struct Circumstances: Equatable {
        var draft: Int
        var settings: CourseSettings
        var verification: Verification
        /// The slugs of the course.
        var lessons: [String]
        var cardFiles: [String]
        /// What was found where links name other files.
        var files: [[String]: OtherFiles.Finding]
        /// The documents that were looked at, by namespace.
        var used: [String: Appearance?]
    }

    struct Built {
        var document: Document
        /// Of a card file.
        var cards: [Card] = []
        var variants: [SnippetVariant]
        var diagnostics: [Diagnostic]
        /// A number that no other building of any document has.
        fileprivate(set) var revision = 0
    }

    private struct Remembered {
        var circumstances: Circumstances
        var built: Built
    }

    /// By path.
    private var drafts: [String: DocumentDraft] = [:]
    /// By namespace.
    private var documents: [String: Remembered] = [:]
    private var lastRevision = 0
    private var seenDrafts: Set<String> = []
    private var seenDocuments: Set<String> = []

    /// The draft of a file; made anew if its text is not the one that it was made of.
    func draft(_ file: SourceFile, namespace: String, make: () -> DocumentDraft) -> DocumentDraft {
        seenDrafts.insert(file.path)
        if let known = drafts[file.path], known.namespace == namespace, known.file.text == file.text { return known }
        var draft = make()
        draft.revision = nextRevision()
        drafts[file.path] = draft
        return draft
    }

    /// The document of a draft; made anew if anything is different that it depends on.
    func document(
        _ draft: DocumentDraft, settings: CourseSettings, verification: Verification, index: CourseIndex,
        make: (CourseIndex) -> Built
    ) -> Built {
        seenDocuments.insert(draft.namespace)
        if let known = documents[draft.namespace] {
            let now = Circumstances(
                draft: draft.revision, settings: settings, verification: verification, lessons: index.lessons,
                cardFiles: index.cardFiles,
                files: known.circumstances.files.keys.reduce(into: [:]) { $0[$1] = index.file($1) },
                used: known.circumstances.used.keys.reduce(into: [:]) { $0[$1] = .some(index.appearance(of: $1)) })
            if now == known.circumstances { return known.built }
        }
        let use = CourseIndex.Use()
        var built = make(index.recording(in: use))
        built.revision = nextRevision()
        let namespaces = use.namespaces.union([draft.namespace])
        documents[draft.namespace] = Remembered(
            circumstances: Circumstances(
                draft: draft.revision, settings: settings, verification: verification, lessons: index.lessons,
                cardFiles: index.cardFiles, files: use.files,
                used: namespaces.reduce(into: [:]) { $0[$1] = .some(index.appearance(of: $1)) }),
            built: built)
        return built
    }

    /// Ends an assembly: what it did not ask for is forgotten.
    func end() {
        drafts = drafts.filter { seenDrafts.contains($0.key) }
        documents = documents.filter { seenDocuments.contains($0.key) }
        seenDrafts = []
        seenDocuments = []
    }

    /// For each document that was built, by path: its building's number, and the paths of those that it looked at
    /// or that have it laid out in their own way.
    var buildings: [String: (revision: Int, uses: Set<String>)] {
        var paths: [String: String] = [:]
        var namespaces: [String: String] = [:]
        for (namespace, known) in documents {
            paths[namespace] = known.built.document.file.path
            for snippet in known.built.document.snippets { namespaces[snippet.key] = namespace }
        }
        var uses: [String: Set<String>] = [:]
        for (namespace, known) in documents {
            uses[namespace, default: []].formUnion(known.circumstances.used.keys.compactMap { paths[$0] })
            for variant in known.built.variants {
                guard let base = namespaces[variant.base], let path = paths[namespace] else { continue }
                uses[base, default: []].insert(path)
            }
        }
        return documents.reduce(into: [:]) { result, entry in
            let path = entry.value.built.document.file.path
            result[path] = (entry.value.built.revision, uses[entry.key, default: []].subtracting([path]))
        }
    }

    private func nextRevision() -> Int {
        lastRevision += 1
        return lastRevision
    }
}
