import Testing

@testable import Decks

/// RFC 4180's quoting, and Anki's rule that a line with # at its begin is none of the rows.
@Suite("Tab-separated text")
struct TabSeparatedTests {
    @Test(arguments: [
        ("plain, with 'marks'", "plain, with 'marks'"), ("a\tb", "\"a\tb\""), ("a\nb", "\"a\nb\""),
        ("a\r\nb", "\"a\r\nb\""),
        ("say \"no\"", "\"say \"\"no\"\"\""), ("#1", "\"#1\""), ("#\u{301}1", "\"#\u{301}1\""), ("", ""),
    ])
    func quotesWhatItMust(field: String, written: String) {
        let note = Note(
            id: "i", guid: "g", type: .basic, deck: "D", fields: [field, "b", "", ""], tags: ["x", "y"], modified: 1)
        let text = TabSeparated.text([note], type: .basic, deck: "D")
        #expect(text.hasSuffix("\n\(written)\tb\t\t\tx y\tg\n"))
    }
}
