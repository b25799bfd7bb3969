/// The cards of a file as links name them, known before any of them is built.
struct CardNames: Sendable {
    /// In the order of the file.
    private(set) var ids: [String] = []
    /// By what a link may say: a card's id, or the anchor of a heading that it has.
    private var cards: [String: String] = [:]

    /// A lesson's: none.
    init() {}

    /// - Parameters:
    ///   - blocks: of the file.
    ///   - anchors: of its headings, by line.
    init(_ blocks: [LocatedBlock], anchors: [Int: String], file: SourceFile) {
        var begins: [(line: Int, id: String?)] = []
        for (position, block) in blocks.enumerated() {
            guard case .heading(1...2, isSetext: false, _) = block.kind else { continue }
            let next = blocks.indices.contains(position + 1) ? blocks[position + 1] : nil
            begins.append((block.line, next.flatMap { Self.id(in: $0, file: file) }))
        }
        ids = begins.compactMap(\.id)
        var rest = begins[...]
        var current: String?
        for (line, anchor) in anchors.sorted(by: { $0.key < $1.key }) {
            while let first = rest.first, first.line <= line {
                current = first.id
                rest.removeFirst()
            }
            cards[anchor] = current
        }
        // An id goes before another card's heading of the same name.
        for id in ids { cards[id] = id }
    }

    /// The id that a directive states; what is wrong with it is said when the card is built.
    private static func id(in block: LocatedBlock, file: SourceFile) -> String? {
        guard case .html(let literal) = block.kind,
            case .directive(let directive) = Directive.read(literal, isBlock: true), directive.name == .card
        else { return nil }
        var unheard = DiagnosticList(file)
        let attributes = Attribute.read(directive.arguments, at: 0, diagnostics: &unheard)
        return attributes.first { $0.name == "id" }?.value.flatMap { Identifier.isValid($0) ? $0 : nil }
    }

    /// The id of the card that a link's fragment names.
    subscript(fragment: String) -> String? { cards[fragment] }
}
