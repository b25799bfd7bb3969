import Snapshot

/// A snippet as it stands in a file, with all that decides what it does.
public struct SnippetSource: Hashable, Sendable {
    public enum Mode: Hashable, Sendable {
        /// Must compile; is not run.
        case check
        /// Compiled, run and laid out.
        case layout
        /// Compiled and run; its last expression is no view.
        case run
        /// Must not compile, and every error must contain the text.
        case fails(String)
    }

    /// A piece of Swift text and where its first line stands.
    public struct Code: Hashable, Sendable {
        public var text: String
        /// The path as diagnostics print it.
        public var path: String
        /// The line of the file on which `text` begins, from 1.
        public var line: Int
        /// UTF-8 bytes that stand before the text on each of its lines in the file (an indented or quoted
        /// fence), so that the compiler's columns can be given as the file's.
        public var columnOffset: Int

        public init(text: String, path: String, line: Int, columnOffset: Int = 0) {
            self.text = text
            self.path = path
            self.line = line
            self.columnOffset = columnOffset
        }
    }

    /// Unique in a run: `lesson#id`.
    public var key: String
    public var code: Code
    public var mode: Mode
    /// The type that is the root, where the info string names one.
    public var root: String?
    /// Code whose declarations are visible, dependencies first; a later declaration shadows an earlier one
    /// of the same name, and the snippet's own shadow all.
    public var uses: [Code]
    public var conditions: RunConditions
    /// What is done to the laid-out view, in blocks: after each its state is recorded.
    public var actions: [[UserAction]]
    /// Whether the result says of each view why it has its size.
    public var explains = false

    public init(
        key: String, code: Code, mode: Mode, root: String? = nil, uses: [Code] = [], conditions: RunConditions,
        actions: [[UserAction]] = []
    ) {
        self.key = key
        self.code = code
        self.mode = mode
        self.root = root
        self.uses = uses
        self.conditions = conditions
        self.actions = actions
    }
}
