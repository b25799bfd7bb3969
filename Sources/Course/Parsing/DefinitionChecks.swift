/// Link definitions that say something which nobody hears.
extension DocumentDraft {
    func checkDefinitions(_ list: inout DiagnosticList) {
        let definitions = located.definitions.all
        guard !definitions.isEmpty else { return }
        let used = ReferenceLabels(located).keys
        var first: [String: LinkDefinition] = [:]
        for definition in definitions where !definition.isFootnote {
            let key = LinkDefinitions.key(definition.label)
            if let earlier = first[key] {
                let place = file.position(at: earlier.range.lower)
                list.add(
                    "definition-twice", at: definition.range,
                    "[\(definition.label)] is defined already: this definition is ignored", severity: .warning,
                    help: "give one of the two another name",
                    notes: [
                        Diagnostic.Note("the first is at \(file.path):\(place.line)", path: file.path, position: place)
                    ])
                continue
            }
            first[key] = definition
            guard !used.contains(key), !definition.isRemark else { continue }
            list.add(
                "definition-unused", at: definition.range,
                definition.destination.hasPrefix("check:")
                    ? "nothing refers to [\(definition.label)], so this claim is not checked"
                    : "nothing refers to [\(definition.label)]",
                severity: .warning, help: "write [text][\(definition.label)] where it belongs, or take it away")
        }
    }
}

extension LinkDefinition {
    /// Reported as what it is.
    fileprivate var isFootnote: Bool { label.hasPrefix("^") }

    /// `[//]: # (…)`: a common way to write what no reader sees.
    fileprivate var isRemark: Bool { destination == "#" || destination == "<>" }
}

/// The labels that links and pictures of a document refer to.
private struct ReferenceLabels {
    private(set) var keys: Set<String> = []

    init(_ document: LocatedDocument) {
        read(document.blocks)
        for cell in document.cells { read(cell.inlines) }
    }

    private mutating func read(_ blocks: [LocatedBlock]) {
        for block in blocks {
            switch block.kind {
            case .paragraph(let text), .heading(_, _, let text): read(text.inlines)
            case .quote(let children): read(children)
            case .list(_, _, let items): for item in items { read(item) }
            case .fence, .indentedCode, .table, .html, .thematicBreak: break
            }
        }
    }

    private mutating func read(_ inlines: [LocatedInline]) {
        for inline in inlines {
            switch inline.kind {
            case .link(let link), .image(let link):
                if case .reference(let label) = link.form { keys.insert(LinkDefinitions.key(label)) }
            case .text, .softBreak, .lineBreak, .code, .html, .emphasis, .strong: break
            }
            read(inline.children)
        }
    }
}
