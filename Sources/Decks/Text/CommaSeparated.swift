import DeckFile

/// A deck as a table for spreadsheets and programs that take no HTML: RFC 4180, UTF-8, a header line. An apostrophe
/// stands before a text that a spreadsheet would take for a formula, and run.
enum CommaSeparated {
    static func text(_ deck: Deck) -> String {
        let header = ["guid", "id", "kind", "topic", "front", "back", "answer"]
        let rows = deck.cards.map { card in
            [card.guid, card.id, card.kind.rawValue]
                + [
                    card.topic ?? "", PlainText.text(card.front, gaps: .hidden), PlainText.text(card.back),
                    card.answer?.number ?? gaps(card.front),
                ].map(harmless)
        }
        return ([header] + rows).reduce(into: "") { text, row in
            text += row.map { QuotedField.text($0, separator: ",") }.joined(separator: ",") + "\r\n"
        }
    }

    private static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first), Double(text) == nil
        else {
            return text
        }
        return "'" + text
    }

    private static func gaps(_ blocks: [CardBlock]) -> String {
        PlainText.gaps(blocks).joined(separator: "; ")
    }
}
