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
        let isReadable = diagnostics.all.count == errors
        if acts.isEmpty, isReadable {
            diagnostics.add(
                "actions-empty", at: fence.opener, "this fence holds no actions",
                help: "write one act a line, as \(ActReader.Keyword.tap.form)")
        }
        let place = target?.range ?? fence.opener
        if let target, let state = SnippetReference(target.value)?.state {
            diagnostics.add(
                "actions-target", at: place, "actions continue from the state above them, not from @\(state)",
                help: "leave '@\(state)' out")
            loseActions(above: fence.line)
            return asCode
        }
        guard let location = resolve(target?.value ?? "", at: place), let snippet = index.draft(at: location)
        else {
            loseActions(above: fence.line)
            return asCode
        }
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
            append(nil, to: snippet, at: location)
            return asCode
        }
        guard !acts.isEmpty, isReadable else {
            append(nil, to: snippet, at: location)
            return asCode
        }
        let track = append(acts.map(\.action), to: snippet, at: location)
        document.actions.append(
            ActionBlock(snippet: track.key, step: track.blocks, acts: acts, line: fence.line))
        return .actions(document.actions.count - 1)
    }

    mutating func acts(in fence: Fence) -> [ActionBlock.Act] {
        var acts: [ActionBlock.Act] = []
        for (number, line) in fence.literal.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let bytes = Array(line.utf8)
            do throws(ActReader.Problem) {
                if let act = try ActReader.read(
                    bytes, at: draft.file.offset(ofEnd: bytes, line: fence.line + 1 + number))
                {
                    acts.append(act)
                }
            } catch {
                diagnostics.add(error.identifier, at: error.range, error.message, help: error.help)
            }
        }
        return acts
    }

    // MARK: States

    /// Continues what has been done to a snippet. Nil is a block that could not be read: nothing is known of what the
    /// snippet is after it, so nothing that follows is done to it, and nothing is held against it.
    @discardableResult
    private mutating func append(
        _ actions: [UserAction]?, to snippet: SnippetDraft, at location: CourseIndex.Location
    ) -> ActionTrack {
        let isOwn = isOwn(snippet, at: location)
        var track =
            tracks[snippet.key]
            ?? ActionTrack(key: isOwn ? snippet.key : SnippetVariant.key(of: snippet.key, actedOnIn: scope), blocks: 0)
        track.blocks += 1
        tracks[snippet.key] = track
        if isOwn {
            guard let actions else {
                document.snippets[location.index].forget(from: track.blocks)
                return track
            }
            guard document.snippets[location.index].unknownFrom == nil else { return track }
            document.snippets[location.index].source?.actions.append(actions)
            return track
        }
        var variant = SnippetVariant(base: snippet.key, scope: scope)
        let known = variants.firstIndex { $0.key == track.key }
        if let known { variant = variants.remove(at: known) }
        if let actions, variant.unknownFrom == nil { variant.actions.append(actions) }
        if actions == nil { variant.unknownFrom = min(variant.unknownFrom ?? track.blocks, track.blocks) }
        variants.insert(variant, at: known ?? variants.endIndex)
        return track
    }

    /// Notes that actions stand here of which it could not be read to what they are done: it may be any snippet above.
    mutating func loseActions(above line: Int) {
        areActionsLost = true
        for (position, snippet) in draft.snippets.enumerated()
        where snippet.attributes.mode == .layout && (scopeLine..<line).contains(snippet.fence.line) {
            append(nil, to: snippet, at: CourseIndex.Location(namespace: draft.namespace, index: position))
        }
    }

    /// The variants that the document needs, those that are acted on with all that is done to them.
    var finishedVariants: [SnippetVariant] {
        variants.map { variant in
            guard let scope = variant.scope, variant.width != nil || variant.explains else { return variant }
            let key = SnippetVariant.key(of: variant.base, actedOnIn: scope)
            var finished = variant
            let acted = variants.first { $0.key == key }
            finished.actions = acted?.actions ?? []
            finished.unknownFrom = acted?.unknownFrom
            return finished
        }
    }

    /// Whether a snippet stands in the lesson or card that is being built.
    private func isOwn(_ snippet: SnippetDraft, at location: CourseIndex.Location) -> Bool {
        location.namespace == draft.namespace && snippet.fence.line >= scopeLine
    }

    /// The snippet and the state that a reference means where it stands: the latest above, unless it says another.
    /// Without a state it is the last that the snippet has.
    mutating func evidence(
        of snippet: SnippetDraft, at location: CourseIndex.Location, state: Int?
    ) -> (key: String, state: Int?) {
        if areActionsLost, state != 0, !isOwn(snippet, at: location), doubted.insert(snippet.key).inserted {
            append(nil, to: snippet, at: location)
        }
        if let track = tracks[snippet.key] { return (track.key, state ?? track.blocks) }
        return (snippet.key, state ?? (draft.hasActions && isOwn(snippet, at: location) ? 0 : nil))
    }
}
