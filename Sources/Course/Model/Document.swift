/// What was read from one Markdown file.
public struct Document: Sendable {
    public var file: SourceFile
    public var blocks: [Block]
    /// In the order of the file; behind them the hidden ones that figures of another width need, which no block names.
    public var snippets: [Snippet]
    public var claims: [Claim]
    public var consoles: [Console]
    public var actions: [ActionBlock]
    /// What its figures draw, in the order of the file.
    public var figures: [FigureReference]
    /// The numbers of its prose that nothing verifies, in the order of the file.
    public var unverifiedNumbers: [UnverifiedNumber]

    public init(
        file: SourceFile, blocks: [Block] = [], snippets: [Snippet] = [], claims: [Claim] = [],
        consoles: [Console] = [], actions: [ActionBlock] = [], figures: [FigureReference] = [],
        unverifiedNumbers: [UnverifiedNumber] = []
    ) {
        self.file = file
        self.blocks = blocks
        self.snippets = snippets
        self.claims = claims
        self.consoles = consoles
        self.actions = actions
        self.figures = figures
        self.unverifiedNumbers = unverifiedNumbers
    }
}

/// Which state of which snippet a figure draws.
public struct FigureReference: Equatable, Sendable {
    /// The snippet's key in the course.
    public var snippet: String
    /// Nil is the last state that the snippet has.
    public var state: Int?
    /// Where the figure stands in the file.
    public var range: SourceRange

    public init(snippet: String, state: Int?, range: SourceRange) {
        self.snippet = snippet
        self.state = state
        self.range = range
    }
}

/// A number in digits that is no claim: it may drift from what the engine says, and nobody would notice.
public struct UnverifiedNumber: Equatable, Sendable {
    /// As it stands in the file.
    public var text: String
    public var range: SourceRange
    /// What it stands under: in a lesson the anchor of the heading above, in a card file the id of its card.
    public var section: String?

    public init(text: String, range: SourceRange, section: String? = nil) {
        self.text = text
        self.range = range
        self.section = section
    }
}
