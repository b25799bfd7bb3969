import Snapshot
import SnippetRunner

/// Says where an act of a script could not be done.
public struct ActionVerifier {
    let block: ActionBlock
    let file: SourceFile
    /// What became of the snippet that is acted on.
    let outcome: SnippetOutcome?

    /// So many of the things that an act could have named are listed.
    private static let mostCandidates = 8

    public init(block: ActionBlock, file: SourceFile, outcome: SnippetOutcome?) {
        self.block = block
        self.file = file
        self.outcome = outcome
    }

    /// Whether the block was begun: the snippet ran, and all acts before could be done.
    var isReached: Bool {
        guard case .ran(let result, _)? = outcome else { return false }
        return result.failure.map { $0.place.block >= block.step - 1 } ?? true
    }

    public func verify() -> Diagnostic? {
        guard case .ran(let result, _)? = outcome, let failure = result.failure,
            failure.place.block == block.step - 1, block.acts.indices.contains(failure.place.act)
        else { return nil }
        let act = block.acts[failure.place.act]
        var diagnostic = Diagnostic(
            .error, "act-failed", path: file.path, position: file.position(at: act.range.lower), range: act.range,
            summary: failure.message)
        if !failure.candidates.isEmpty {
            let ranked = Nearest.ranked(failure.candidates, by: act.action.named ?? "")
            let shown = ranked.prefix(Self.mostCandidates).map { SafeText.line($0) }
            let more = ranked.count - shown.count
            let list = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
            diagnostic.notes.append(Diagnostic.Note("there are: \(list)"))
        }
        return diagnostic
    }
}

extension UserAction {
    /// The text by which the act names what it is done to.
    fileprivate var named: String? {
        switch self {
        case .tap(let target, _), .press(let target, _), .drag(let target, _, _, _), .type(_, into: let target),
            .scroll(.view(let target)):
            target.text
        case .scroll, .wait, .set: nil
        }
    }
}
