/// What was read from one Markdown file.
public struct Document: Sendable {
    public var file: SourceFile
    public var blocks: [Block]
    public var snippets: [Snippet]
    public var claims: [Claim]
    public var consoles: [Console]

    public init(
        file: SourceFile, blocks: [Block] = [], snippets: [Snippet] = [], claims: [Claim] = [],
        consoles: [Console] = []
    ) {
        self.file = file
        self.blocks = blocks
        self.snippets = snippets
        self.claims = claims
        self.consoles = consoles
    }
}
