/// A Swift fence as its file tells it: its references to other snippets are not resolved yet.
struct SnippetDraft: Sendable {
    /// Unique in the course.
    var key: String
    var attributes: SnippetAttributes
    var fence: Fence
    /// Whether something is wrong with the fence, which is reported: what the snippet does is not what is meant.
    var isDoubtful = false
}

/// What one file says by itself, before anything is looked up in other files.
struct DocumentDraft: Sendable {
    /// What a fence stands for.
    enum FenceRole: Sendable {
        /// A position in `snippets`.
        case snippet(Int)
        case console(of: SnippetAttributes.Located<String>?)
        case actions(of: SnippetAttributes.Located<String>?)
        /// Meant as one of the others, but something is wrong with the fence, which is reported.
        case misread(FenceReader.Language)
        case code
    }

    let file: SourceFile
    /// What keys of its snippets begin with: a lesson's slug, or `cards/` and a card file's.
    let namespace: String
    let located: LocatedDocument
    private(set) var snippets: [SnippetDraft] = []
    /// The snippets that have an id, by it.
    private(set) var ids: [String: Int] = [:]
    /// The ids of snippets that stand within a fence that was left open above them.
    private(set) var lostIDs: Set<String> = []
    /// By the line of the opening fence.
    private(set) var roles: [Int: FenceRole] = [:]
    /// Whether anything is done to its snippets, so that these have more than one state.
    private(set) var hasActions = false
    /// The fragments of headings, by line.
    private(set) var anchors: [Int: String] = [:]
    /// Of a card file.
    private(set) var cards = CardNames()
    private(set) var diagnostics: [Diagnostic]
    /// Tells it from other drafts of the same memory.
    var revision = 0
    private var headingAnchors = HeadingAnchors()

    /// - Parameter source: the file's lines with front matter blanked.
    init(_ file: SourceFile, source: SourceLines, namespace: String, isCardFile: Bool = false) {
        self.file = file
        self.namespace = namespace
        (located, diagnostics) = DocumentLocator.locate(source, file: file)
        var list = DiagnosticList(file)
        read(located.blocks, &list)
        checkDefinitions(&list)
        diagnostics += list.all
        if isCardFile { cards = CardNames(located.blocks, anchors: anchors, file: file) }
    }

    /// The file's name without its number and extension.
    var slug: String { String(namespace.split(separator: "/").last ?? "") }

    private mutating func read(_ blocks: [LocatedBlock], _ list: inout DiagnosticList) {
        for block in blocks {
            switch block.kind {
            case .heading(_, _, let content):
                anchors[block.line] = headingAnchors.anchor(for: content.inlines.plainText)
            case .quote(let children): read(children, &list)
            case .list(_, _, let items): for item in items { read(item, &list) }
            case .fence(let fence): read(fence, &list)
            default: break
            }
        }
    }

    private mutating func read(_ fence: Fence, _ list: inout DiagnosticList) {
        let errors = list.all.count
        if fence.isLeftOpen { lostIDs.formUnion(Self.ids(within: fence)) }
        let words = FenceReader.words(fence, diagnostics: &list)
        switch words.language {
        case .swift:
            let attributes = SnippetAttributes(words.attributes, diagnostics: &list)
            let key = "\(namespace)#\(attributes.id?.value ?? "@\(fence.line)")"
            var draft = SnippetDraft(
                key: key, attributes: attributes, fence: fence, isDoubtful: list.all.count > errors)
            if let id = attributes.id {
                if let first = ids[id.value] {
                    list.add(
                        "snippet-id-twice", at: id.range, "this file has a snippet '\(id.value)' already",
                        help: "ids are unique in a file",
                        notes: [
                            Diagnostic.Note(
                                "the first is at \(file.path):\(snippets[first].fence.line)", path: file.path,
                                position: SourcePosition(line: snippets[first].fence.line, column: 1))
                        ])
                    draft.key = "\(namespace)#@\(fence.line)"
                    // Which of the two is meant, nobody knows.
                    draft.isDoubtful = true
                    snippets[first].isDoubtful = true
                } else {
                    ids[id.value] = snippets.count
                }
            }
            roles[fence.line] = .snippet(snippets.count)
            snippets.append(draft)
        case .console:
            let target = FenceReader.target(words.attributes, of: .console, diagnostics: &list)
            roles[fence.line] = list.all.count > errors ? .misread(.console) : .console(of: target)
        case .actions:
            hasActions = true
            let target = FenceReader.target(words.attributes, of: .actions, diagnostics: &list)
            roles[fence.line] = list.all.count > errors ? .misread(.actions) : .actions(of: target)
        case nil: roles[fence.line] = words.meant.map { .misread($0) } ?? .code
        }
    }

    private static func ids(within fence: Fence) -> [String] {
        var unheard = DiagnosticList(SourceFile(path: "", text: ""))
        return fence.openedWithin.flatMap { inner in
            Attribute.read(Array(inner.info.utf8), at: 0, diagnostics: &unheard)
                .filter { $0.name == "id" }.compactMap(\.value)
        }
    }
}
