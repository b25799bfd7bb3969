/// The states of a snippet, as far as its file tells: the one before any action, and one after each block of them.
extension Snippet {
    var stateCount: Int { (source?.actions.count ?? 0) + 1 }

    /// Whether all was read that leads to a state. Nil is the last state.
    func isKnown(_ state: Int?) -> Bool {
        guard let unknownFrom else { return true }
        return state.map { $0 < unknownFrom } ?? false
    }

    /// What is wrong with a reference to a state that the snippet does not have, and what it has.
    func missingState(_ state: Int?) -> (summary: String, help: String)? {
        guard let state, isKnown(state), state >= stateCount else { return nil }
        return (
            "\(SnippetPlace(snippet: self).name) has no state @\(state)",
            stateCount == 1 ? "it has only @0, before any action" : "its states are @0 to @\(stateCount - 1)"
        )
    }

    /// Notes that what leads to a state could not be read.
    mutating func forget(from state: Int) { unknownFrom = min(unknownFrom ?? state, state) }
}
