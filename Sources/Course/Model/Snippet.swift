import SnippetRunner

/// A Swift fence of a document.
public struct Snippet: Equatable, Sendable {
    public enum Mode: Equatable, Sendable {
        case check, layout, run, sketch
        case fails(String)
    }

    public enum FigureStyle: String, Equatable, Sendable { case plain, borders, none }

    /// `lesson#id`; a snippet without an id gets `lesson#@line`.
    public var key: String
    /// The author's id.
    public var id: String?
    public var mode: Mode
    public var code: SnippetSource.Code
    public var isHidden: Bool
    /// The key of the snippet that this one is shown as a change of.
    public var changeOf: String?
    public var figure: FigureStyle
    /// What the runner gets; nil for a sketch, and where a fence was left open, so that prose stands in the code.
    public var source: SnippetSource?
    /// The info string, in the file.
    public var info: SourceRange
    /// The line of the opening fence, from 1.
    public var line: Int
    /// The first of its states that nothing can be said of, because what leads to it could not be read, which is
    /// reported there: 0 where that is its own fence, else the number of a block of actions. Nil: all are known.
    public var unknownFrom: Int?

    public init(
        key: String, id: String?, mode: Mode, code: SnippetSource.Code, isHidden: Bool, changeOf: String?,
        figure: FigureStyle, source: SnippetSource?, info: SourceRange, line: Int, unknownFrom: Int? = nil
    ) {
        self.key = key
        self.id = id
        self.mode = mode
        self.code = code
        self.isHidden = isHidden
        self.changeOf = changeOf
        self.figure = figure
        self.source = source
        self.info = info
        self.line = line
        self.unknownFrom = unknownFrom
    }
}
