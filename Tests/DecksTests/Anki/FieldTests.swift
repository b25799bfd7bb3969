import HTML
import Testing

@testable import Decks

@Suite("Fields")
struct FieldTests {
    /// Python's `csv` and spreadsheets look at bytes, so a mark behind a comma or quote hides neither.
    @Test(arguments: [
        ("plain; 'marks'", "plain; 'marks'"), ("a,b", "\"a,b\""), ("a,\u{301}b", "\"a,\u{301}b\""),
        ("\"no\"", "\"\"\"no\"\"\""), ("a\"\u{200D}b", "\"a\"\"\u{200D}b\""), ("a\r\nb", "\"a\r\nb\""), ("", ""),
    ])
    func ofATableAreQuoted(field: String, written: String) {
        #expect(QuotedField.text(field, separator: ",") == written)
    }

    /// Anki takes "[sound:" for a sound whatever stands behind it.
    @Test(arguments: [
        ("[sound:a.mp3]", "&#91;sound:a.mp3]"), ("[sound:\u{301}a.mp3]", "&#91;sound:\u{301}a.mp3]"),
        ("[$]\u{301}x[/$]", "&#91;$]\u{301}x[/$]"), ("[a]", "[a]"),
    ])
    func holdNothingThatAnkiPlaysOrSets(text: String, html: String) {
        #expect(AnkiField.html(text) == html)
    }

    /// The sort field: what a reader sees, on one line.
    @Test(arguments: [
        ("<p>a <b>b</b></p>\n<p>c</p>", "a b c"), ("a &lt;b&gt; &amp;lt; &#91;x] &quot;", "a <b> &lt; [x] \""),
        ("a<!-- > -->b", "ab"), ("<p>\u{301}a</p><p>b</p>", "\u{301}ab"), ("&lt;\u{301}x", "<\u{301}x"),
    ])
    func areComparedWithoutMarkup(html: String, text: String) {
        #expect(PlainField.text(html) == text)
    }
}
