/// A Swift fence as its file tells it: its references to other snippets are not resolved yet.
struct SnippetDraft: Sendable {
    /// Unique in the course.
    var key: String
    var attributes: SnippetAttributes
    var fence: Fence
}

/// What one file says by itself, before anything is looked up in other files.
struct DocumentDraft: Sendable {
    /// What a fence stands for.
    enum FenceRole: Sendable {
        /// A position in `snippets`.
        case snippet(Int)
        case console(of: SnippetAttributes.Located<String>?)
        case actions(of: SnippetAttributes.Located<String>?)
        case code
    }

    let file: SourceFile
    /// What keys of its snippets begin with: a lesson's slug, or `cards/` and a card file's.
    let namespace: String
    let located: LocatedDocument
    private(set) var snippets: [SnippetDraft] = []
    /// The snippets that have an id, by it.
    private(set) var ids: [String: Int] = [:]
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
        let words = FenceReader.words(fence, diagnostics: &list)
        switch words.language {
        case .swift:
            let attributes = SnippetAttributes(words.attributes, diagnostics: &list)
            let key = "\(namespace)#\(attributes.id?.value ?? "@\(fence.line)")"
            var draft = SnippetDraft(key: key, attributes: attributes, fence: fence)
            if let id = attributes.id {
                if let first = ids[id.value] {
                    list.add(
                        "snippet-id-twice", at: id.range, "this file has a snippet '\(id.value)' already",
                        help: "ids are unique in a file",
                        notes: [
                            Diagnostic.Note(
                                "the first is here", path: file.path,
                                position: SourcePosition(line: snippets[first].fence.line, column: 1))
                        ])
                    draft.key = "\(namespace)#@\(fence.line)"
                } else {
                    ids[id.value] = snippets.count
                }
            }
            roles[fence.line] = .snippet(snippets.count)
            snippets.append(draft)
        case .console:
            roles[fence.line] = .console(of: FenceReader.target(words.attributes, of: .console, diagnostics: &list))
        case .actions:
            hasActions = true
            roles[fence.line] = .actions(of: FenceReader.target(words.attributes, of: .actions, diagnostics: &list))
        case nil: roles[fence.line] = .code
        }
    }
}
