/// A block of a lesson or card: CommonMark's, and this format's additions.
public indirect enum Block: Equatable, Sendable {
    case paragraph([Inline])
    case heading(Heading)
    case quote([Block])
    case list(ListBlock)
    /// A fence or indented code that means nothing special.
    case code(info: String, literal: String)
    /// A Swift fence: the position of its snippet in `Document.snippets`.
    case snippet(Int)
    /// A console fence: its position in `Document.consoles`.
    case console(Int)
    /// An actions fence: its position in `Document.actions`.
    case actions(Int)
    case table(Table)
    /// A paragraph that holds nothing but a figure.
    case figure(Figure)
    case html(String)
    case thematicBreak
    /// What waits behind "Show the answer".
    case answer([Block])
}

public struct Heading: Equatable, Sendable {
    /// 1 to 6.
    public var level: Int
    public var content: [Inline]
    /// The fragment that links to it: unique in its document, stable, Unicode kept.
    public var anchor: String

    public init(level: Int, content: [Inline], anchor: String) {
        self.level = level
        self.content = content
        self.anchor = anchor
    }
}

public struct ListBlock: Equatable, Sendable {
    /// The first number of an ordered list; nil for bullets.
    public var start: Int?
    public var isTight: Bool
    public var items: [[Block]]

    public init(start: Int?, isTight: Bool, items: [[Block]]) {
        self.start = start
        self.isTight = isTight
        self.items = items
    }
}

public struct Table: Equatable, Sendable {
    public enum Alignment: Equatable, Sendable { case none, left, center, right }

    public var alignments: [Alignment]
    public var header: [[Inline]]
    public var rows: [[[Inline]]]

    public init(alignments: [Alignment], header: [[Inline]], rows: [[[Inline]]]) {
        self.alignments = alignments
        self.header = header
        self.rows = rows
    }
}

/// `![caption](layout:abc?borders)`.
public struct Figure: Equatable, Sendable {
    public enum Kind: String, Equatable, Sendable { case layout, trace, explore }

    public var kind: Kind
    /// The snippet's key in the course: `lesson#id`.
    public var snippet: String
    /// The state shown; nil is the last that the snippet has.
    public var state: Int?
    public var showsBorders: Bool
    public var caption: [Inline]
    /// The width in points at which a layout figure lays the snippet out again; nil for the snippet's own.
    public var width: Double?
    /// What an explore figure lets the reader choose from, by width; empty for other figures.
    public var explored: [ExploredWidth]

    public init(
        kind: Kind, snippet: String, state: Int? = nil, showsBorders: Bool = false, caption: [Inline],
        width: Double? = nil, explored: [ExploredWidth] = []
    ) {
        self.kind = kind
        self.snippet = snippet
        self.state = state
        self.showsBorders = showsBorders
        self.caption = caption
        self.width = width
        self.explored = explored
    }
}

/// One of the widths that a snippet is laid out at for an explore figure.
public struct ExploredWidth: Equatable, Sendable {
    /// In points.
    public var width: Double
    /// The key in the course of the snippet that is laid out so.
    public var snippet: String

    public init(width: Double, snippet: String) {
        self.width = width
        self.snippet = snippet
    }
}
