import Snapshot
import SnippetRunner

/// Makes a document of a draft, once all of the course's names are known.
///
/// Blocks are built in the order of the file, because "the last snippet above" depends on it. Running text, claims,
/// links and figures are in extensions, one file each.
struct DocumentBuilder {
    let draft: DocumentDraft
    let index: CourseIndex
    let devices: [DeviceProfile]
    let verification: Verification
    /// Only card files have cloze cards, and only there a heading underlined with dashes is a likely mistake.
    let isCardFile: Bool
    var document: Document
    var diagnostics: DiagnosticList
    /// The last layout or run snippet above, hidden or not: what an empty reference means.
    var lastRunnable: CourseIndex.Location?
    /// Whether a fence below that one was meant as a snippet, but could not be read: what an empty reference means is
    /// not known then.
    var isLastLost = false
    /// Whether actions stand above of which it could not be read to what they are done.
    var areActionsLost = false
    /// The keys of snippets from elsewhere to which these may be done.
    var doubted: Set<String> = []
    /// What figures want laid out at other widths, of snippets in any file.
    var variants: [SnippetVariant] = []
    /// By snippet key: what has been done above, in the same lesson or card.
    var tracks: [String: ActionTrack] = [:]
    /// Names what is being built: the file's namespace, in card files with the card's line.
    var scope: String
    /// The line on which it begins.
    var scopeLine = 1
    /// As in `UnverifiedNumber`.
    var section: String?

    init(
        _ draft: DocumentDraft, index: CourseIndex, devices: [DeviceProfile], verification: Verification,
        isCardFile: Bool = false
    ) {
        self.draft = draft
        self.index = index
        self.devices = devices
        self.verification = verification
        self.isCardFile = isCardFile
        scope = draft.namespace
        var resolver = SnippetResolver(draft, index: index, devices: devices)
        document = Document(file: draft.file, snippets: resolver.snippets())
        diagnostics = resolver.diagnostics
    }

    // MARK: Blocks

    /// - Parameter isInside: whether the blocks are in a quote or list.
    mutating func blocks(_ located: [LocatedBlock], isInside: Bool = false) -> [Block] {
        var blocks: [Block] = []
        for block in located {
            if let built = self.block(block, isInside: isInside) { blocks.append(built) }
        }
        return blocks
    }

    mutating func block(_ block: LocatedBlock, isInside: Bool) -> Block? {
        switch block.kind {
        case .paragraph(let text): return paragraph(text)
        case .heading(let level, let isSetext, let text):
            if isSetext, isCardFile {
                diagnostics.add(
                    "card-setext-heading", line: block.line, "the line of dashes makes a heading of the text above it",
                    help: "leave a blank line before ---, or write the heading with ##")
            }
            let anchor = draft.anchors[block.line] ?? ""
            if !isCardFile { section = anchor }
            return .heading(Heading(level: level, content: runningText(text, isHeading: true), anchor: anchor))
        case .quote(let children): return .quote(blocks(children, isInside: true))
        case .list(let start, let isTight, let items):
            return .list(
                ListBlock(
                    start: start, isTight: isTight,
                    items: items.map { blocks($0, isInside: true) }))
        case .fence(let fence): return self.fence(fence)
        case .indentedCode(let literal):
            checkUnread(literal, as: "indented code", block)
            return .code(info: "", literal: literal)
        case .table(let table):
            return .table(
                Table(
                    alignments: table.alignments, header: table.header.map { cell($0) },
                    rows: table.rows.map { row in row.map { cell($0) } }))
        case .html(let literal): return html(literal, block, isInside: isInside)
        case .thematicBreak: return .thematicBreak
        }
    }

    private mutating func cell(_ position: Int) -> [Inline] { runningText(draft.located.cells[position]) }

    private mutating func paragraph(_ text: LocatedText) -> Block {
        // A fence that is none, which is reported.
        if text.text.bytes.starts(with: [.backtick, .backtick, .backtick]) { isLastLost = true }
        let content = runningText(text)
        if content.count == 1, case .figure(let figure) = content[0] { return .figure(figure) }
        return .paragraph(content)
    }

    // MARK: Fences

    private mutating func fence(_ fence: Fence) -> Block? {
        switch draft.roles[fence.line] {
        case .snippet(let position)?:
            switch document.snippets[position].mode {
            case .layout, .run:
                lastRunnable = .init(namespace: draft.namespace, index: position)
                isLastLost = false
            default:
                // `layuot`: nobody knows what it was meant as.
                if draft.snippets[position].isDoubtful { isLastLost = true }
            }
            return .snippet(position)
        case .console(let target)?: return console(fence, of: target)
        case .actions(let target)?: return actions(fence, of: target)
        case .misread(.swift)?: isLastLost = true
        case .misread(.actions)?:
            _ = acts(in: fence)
            loseActions(above: fence.line)
        case .misread(.console)?, .code?, nil: break
        }
        return .code(info: fence.plainInfo, literal: fence.literal)
    }

    private mutating func console(_ fence: Fence, of target: SnippetAttributes.Located<String>?) -> Block {
        let place = target?.range ?? fence.opener
        let asCode = Block.code(info: fence.plainInfo, literal: fence.literal)
        guard let location = resolve(target?.value ?? "", at: place),
            let snippet = index.draft(at: location)
        else { return asCode }
        guard snippet.attributes.mode == .layout || snippet.attributes.mode == .run else {
            diagnostics.add(
                "console-target", at: place,
                "snippet '\(target?.value ?? snippet.key)' is not run, so it prints nothing",
                help: "add layout or run to its info string")
            return asCode
        }
        var lines = fence.literal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        let state = target.flatMap { SnippetReference($0.value)?.state }
        let (key, step) = evidence(of: snippet, at: location, state: state)
        document.consoles.append(
            Console(
                snippet: key, step: step, lines: lines, range: fence.content, line: fence.line, prefix: fence.prefix))
        return .console(document.consoles.count - 1)
    }

    /// The snippet that a reference names; an empty one means the last above. Says what is wrong.
    mutating func resolve(_ text: String, at range: SourceRange) -> CourseIndex.Location? {
        guard let reference = SnippetReference(text) else {
            diagnostics.add(
                "snippet-reference", at: range, "'\(text)' names no snippet", help: SnippetReference.form)
            return nil
        }
        return resolve(reference, at: range)
    }

    mutating func resolve(_ reference: SnippetReference, at range: SourceRange) -> CourseIndex.Location? {
        guard !reference.id.isEmpty else {
            if isLastLost { return nil }
            if lastRunnable == nil {
                diagnostics.add(
                    "snippet-none-above", at: range,
                    "no layout or run snippet stands above this in the same \(isCardFile ? "card" : "file")",
                    help: "name the snippet")
            }
            return lastRunnable
        }
        switch index.resolve(reference, from: draft.namespace, hints: diagnostics.isShort) {
        case .success(let location): return location
        case .failure(let unresolved):
            diagnostics.add(unresolved, at: range)
            return nil
        }
    }
}

extension DiagnosticList {
    mutating func add(_ unresolved: CourseIndex.Unresolved, at range: SourceRange) {
        guard let message = unresolved.message else { return }
        add("snippet-unknown", at: range, message, help: unresolved.help)
    }
}
