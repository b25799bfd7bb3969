import Snapshot

extension DocumentBuilder {
    /// What has been done to a snippet so far in one lesson, or in one card.
    struct ActionTrack {
        /// The key of the snippet that the actions are done to: its own where it stands in the same lesson or card,
        /// else that of a variant.
        var key: String
        var blocks: Int
    }

    /// A fence of actions. Reads all of its acts, whatever is wrong with one of them.
    mutating func actions(_ fence: Fence, of target: SnippetAttributes.Located<String>?) -> Block {
        let asCode = Block.code(info: fence.rawInfo, literal: fence.literal)
        let errors = diagnostics.all.count
        let acts = acts(in: fence)
        if acts.isEmpty, diagnostics.all.count == errors {
            diagnostics.add(
                "actions-empty", at: fence.opener, "this fence holds no actions",
                help: "write one act a line, as \(ActReader.Keyword.tap.form)")
        }
        let place = target?.range ?? fence.opener
        if let target, let state = SnippetReference(target.value)?.state {
            diagnostics.add(
                "actions-target", at: place, "actions continue from the state above them, not from @\(state)",
                help: "leave '@\(state)' out")
            return asCode
        }
        guard let location = resolve(target?.value ?? "", at: place), let snippet = index.draft(at: location)
        else { return asCode }
        guard snippet.attributes.mode == .layout else {
            diagnostics.add(
                "actions-target", at: place,
                "snippet '\(target?.value ?? snippet.key)' is not laid out, so there is nothing to act on",
                help: "add layout to its info string (line \(snippet.fence.line))")
            return asCode
        }
        guard location.namespace != draft.namespace || snippet.fence.line < fence.line else {
            diagnostics.add(
                "actions-above", at: place,
                "these actions stand above their snippet, which begins on line \(snippet.fence.line)",
                help: "move them below it")
            return asCode
        }
        guard !acts.isEmpty else { return asCode }
        let track = append(acts.map(\.action), to: snippet, at: location)
        document.actions.append(
            ActionBlock(snippet: track.key, step: track.blocks, acts: acts, line: fence.line))
        return .actions(document.actions.count - 1)
    }

    private mutating func acts(in fence: Fence) -> [ActionBlock.Act] {
        var acts: [ActionBlock.Act] = []
        for (number, line) in fence.literal.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let bytes = Array(line.utf8)
            do throws(ActReader.Problem) {
                if let act = try ActReader.read(bytes, at: offset(of: bytes, line: fence.line + 1 + number)) {
                    acts.append(act)
                }
            } catch {
                diagnostics.add(error.identifier, at: error.range, error.message, help: error.help)
            }
        }
        return acts
    }

    /// Where a fence's line of text begins in the file: what stands before it (an indent, the marks of a quote) is
    /// not part of the text.
    private func offset(of bytes: [UInt8], line: Int) -> Int {
        let starts = draft.file.lineStarts
        guard line <= starts.count else { return draft.file.text.utf8.count }
        let upper = line < starts.count ? starts[line] : draft.file.text.utf8.count
        let whole = Array(draft.file.text(in: SourceRange(lower: starts[line - 1], upper: upper)).utf8)
        let content = whole.prefix { $0 != .newline && $0 != UInt8(ascii: "\r") }
        return starts[line - 1] + max(content.count - bytes.count, 0)
    }

    // MARK: States

    /// Continues what has been done to a snippet.
    private mutating func append(
        _ actions: [UserAction], to snippet: SnippetDraft, at location: CourseIndex.Location
    ) -> ActionTrack {
        let isOwn = isOwn(snippet, at: location)
        var track =
            tracks[snippet.key]
            ?? ActionTrack(key: isOwn ? snippet.key : SnippetVariant.key(of: snippet.key, actedOnIn: scope), blocks: 0)
        track.blocks += 1
        tracks[snippet.key] = track
        if isOwn {
            document.snippets[location.index].source?.actions.append(actions)
        } else if let known = variants.firstIndex(where: { $0.key == track.key }) {
            variants[known].actions.append(actions)
        } else {
            variants.append(SnippetVariant(base: snippet.key, scope: scope, actions: [actions]))
        }
        return track
    }

    /// The variants that the document needs, those that are acted on with all that is done to them.
    var finishedVariants: [SnippetVariant] {
        variants.map { variant in
            guard let scope = variant.scope, variant.width != nil else { return variant }
            let key = SnippetVariant.key(of: variant.base, actedOnIn: scope)
            var finished = variant
            finished.actions = variants.first { $0.key == key }?.actions ?? []
            return finished
        }
    }

    /// Whether a snippet stands in the lesson or card that is being built.
    private func isOwn(_ snippet: SnippetDraft, at location: CourseIndex.Location) -> Bool {
        location.namespace == draft.namespace && snippet.fence.line >= scopeLine
    }

    /// The snippet and the state that a reference means where it stands: the latest above, unless it says another.
    /// Without a state it is the last that the snippet has.
    func evidence(
        of snippet: SnippetDraft, at location: CourseIndex.Location, state: Int?
    ) -> (key: String, state: Int?) {
        if let track = tracks[snippet.key] { return (track.key, state ?? track.blocks) }
        return (snippet.key, state ?? (draft.hasActions && isOwn(snippet, at: location) ? 0 : nil))
    }
}
