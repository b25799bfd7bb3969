/// A card file's front matter.
struct CardFrontMatter: Sendable {
    var lesson: String?
    var lessonRange: SourceRange?
    var deck: String?

    static let keys = ["lesson", "deck"]

    init(_ node: YAMLNode?, diagnostics: inout DiagnosticList) {
        guard let node else {
            diagnostics.add(
                "card-file-lesson", line: 1, "the card file does not say which lesson it belongs to",
                help: "begin the file with front matter: ---, lesson: …, deck: …, ---")
            return
        }
        let reader = MappingReader(
            node, name: "a card file's front matter", keys: Self.keys, diagnostics: &diagnostics)
        lesson = reader.text("lesson", &diagnostics)
        lessonRange = reader.range("lesson")
        deck = reader.text("deck", &diagnostics)
        if reader.isMapping, lessonRange == nil {
            diagnostics.add(
                "card-file-lesson", at: SourceRange(lower: node.range.lower, upper: node.range.lower),
                "the card file does not say which lesson it belongs to",
                help: "add a line to the front matter: lesson: …")
        }
    }
}
