import Snapshot

/// An actions fence: what is done to a laid-out snippet.
public struct ActionBlock: Equatable, Sendable {
    /// One line of the fence.
    public struct Act: Equatable, Sendable {
        public var action: UserAction
        /// The line as it is written, without the blanks around it.
        public var range: SourceRange

        public init(_ action: UserAction, range: SourceRange) {
            self.action = action
            self.range = range
        }
    }

    /// The key of the snippet that it is done to.
    public var snippet: String
    /// The state after it, from 1: so many blocks of actions have been done to the snippet then.
    public var step: Int
    public var acts: [Act]
    /// The line of the opening fence, from 1.
    public var line: Int

    public init(snippet: String, step: Int, acts: [Act], line: Int) {
        self.snippet = snippet
        self.step = step
        self.acts = acts
        self.line = line
    }
}
