import Testing

@testable import QuizCore

/// Expected: East Asian Width (UAX #11) W and F take two cells, combining marks none; emoji sequences (UTS #51)
/// take two as one.
@Suite("Display width")
struct DisplayWidthTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("–", 1), ("…", 1), ("━", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2),
        ("한", 2), ("、", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("א", 1), ("\u{301}", 0),
        ("日本 ok", 7), ("", 0),
    ])
    func counts(text: String, cells: Int) {
        #expect(DisplayWidth.of(text) == cells)
    }
}
