import DeckFile
import Foundation
import Testing

@Suite("Reading deck files")
struct DeckReaderTests {
    /// A deck whose cards are this JSON.
    private static func deck(_ cards: String, format: String = "coursebuild-deck", version: Int = 1) -> String {
        """
        {"format":"\(format)","version":\(version),"course":{"id":"c","title":"C"},"name":"N","lesson":"l",
        "language":"en","cards":[\(cards)]}
        """
    }

    private static func card(_ front: String = "[]", kind: String = "write", guid: String = "g", more: String = "")
        -> String
    {
        #"{"id":"i","guid":"\#(guid)","kind":"\#(kind)","modified":1,"front":\#(front),"back":[]\#(more)}"#
    }

    private static func sketch(_ size: String, _ frame: String) -> String {
        #"[{"type":"figure","caption":[],"sketch":{"size":\#(size),"parts":[{"kind":"box","frame":\#(frame)}]}}]"#
    }

    @Test(arguments: [
        ("", "this is not JSON"), ("{", "this is not JSON"), ("[]", "this should be an object"),
        ("null", "this should be an object"), ("\u{0}\u{1}", "this is not JSON"), ("{}", "'format' is missing"),
        (deck(card("1")), "cards[0].front: this should be a list"),
        (deck(card(more: #","topic":1"#)), "cards[0].topic: this should be a text"),
        (deck(card(), format: "other"), "format: this is no deck"),
        (deck(card(), version: 2), "version: version 2 is not known here"),
        (deck("{}"), "cards[0]: 'id' is missing"), (deck(card(kind: "riddle")), "cards[0].kind: "),
        (deck(card(#"[{"type":"paragraph"}]"#)), "cards[0].front[0]: 'runs' is missing"),
        (deck(card(#"[{"type":"video"}]"#)), "cards[0].front[0].type: "),
        (deck(card(sketch("[0, 60]", "[0, 0, 1, 1]"))), "cards[0].front[0].sketch.size: "),
        (deck(card(sketch("[1e9, 60]", "[0, 0, 1, 1]"))), "cards[0].front[0].sketch.size: "),
        (deck(card(sketch("[9]", "[0, 0, 1, 1]"))), "cards[0].front[0].sketch.size: "),
        (deck(card(sketch("[9, 9]", "[0, 0, -1, 1]"))), "cards[0].front[0].sketch.parts[0].frame: "),
        (deck(card(sketch("[9, 9]", "[0, 1e300, 1, 1]"))), "cards[0].front[0].sketch.parts[0].frame: "),
        (deck(card() + "," + card()), "two cards have the guid g"),
        (deck(card(kind: "predict")), "card i: a predict card has an answer to type"),
        (deck(card(more: #","answer":{"number":"1"}"#)), "card i: a predict card has an answer to type"),
        (deck(card(kind: "predict", more: #","answer":{"number":"many"}"#)), "card i: its answer is no number"),
    ])
    func refuses(json: String, problem: String) {
        let error = #expect(throws: DeckReadError.self) { try DeckReader.deck(Data(json.utf8), path: "d.json") }
        #expect(error?.description.hasPrefix("d.json: error: ") == true)
        #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
    }

    /// Nesting without end is an error, no crash: the parser stops at 512.
    @Test func refusesDepth() {
        for json in [
            String(repeating: "[", count: 200_000),
            Self.deck(Self.card(String(repeating: #"[{"type":"quote","blocks":"#, count: 20_000))),
        ] {
            #expect(throws: DeckReadError.self) { try DeckReader.deck(Data(json.utf8), path: "d.json") }
        }
    }

    @Test func readsWhatItWrites() throws {
        let file = TestFiles.folder("Transcripts").appendingPathComponent("spacers.json")
        let deck = try DeckReader.read(file)
        let data = try DeckWriter.data(deck)
        #expect(try DeckReader.deck(data, path: "") == deck)
        #expect(try DeckWriter.data(DeckReader.deck(data, path: "")) == data)
    }

    /// What a later writer may add does not disturb.
    @Test func ignoresUnknownKeys() throws {
        let json = Self.deck(Self.card(more: #","later":{"x":[1]}"#))
        #expect(try DeckReader.deck(Data(json.utf8), path: "").cards.count == 1)
    }
}
