import SnippetRunner

/// A snippet with what it did, prepared once for all claims about it.
final class SnippetEvidence {
    let snippet: Snippet
    let outcome: SnippetOutcome?
    private let file: SourceFile

    /// `file` is the one the snippet stands in.
    init(snippet: Snippet, outcome: SnippetOutcome?, file: SourceFile) {
        self.snippet = snippet
        self.outcome = outcome
        self.file = file
    }

    /// Its states, from the one before any action to the latest; none where it failed, and none of a block of actions
    /// that could not be done.
    private(set) lazy var snapshots: [SnapshotIndex] = {
        guard case .ran(let result, _)? = outcome else { return [] }
        return result.states.map(SnapshotIndex.init)
    }()

    /// Whether an action could not be done, so that states are missing.
    var isStopped: Bool {
        if case .ran(let result, _)? = outcome { result.failure != nil } else { false }
    }

    /// What stands in its code, and in the code that it uses.
    private(set) lazy var codeNames = CodeNames([snippet.code.text] + (snippet.source?.uses.map(\.text) ?? []))

    /// The numbers that stand in its code and its info string.
    private(set) lazy var literals: Set<Double> = {
        let info = file.text(in: snippet.info)
        return LiteralNumbers.inSwift(snippet.code.text).union(LiteralNumbers.inInfoString(info))
    }()
}

extension SourceFile {
    /// The text of a range; empty where the range is not within the file.
    func text(in range: SourceRange) -> String {
        guard range.lower >= 0, range.lower <= range.upper, range.upper <= text.utf8.count else { return "" }
        let lower = text.utf8.index(text.startIndex, offsetBy: range.lower)
        let upper = text.utf8.index(lower, offsetBy: range.upper - range.lower)
        return String(decoding: text.utf8[lower..<upper], as: UTF8.self)
    }
}
