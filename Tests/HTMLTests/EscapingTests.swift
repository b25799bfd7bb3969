import Foundation
import FoundationXML
import HTML
import Testing

@Suite struct EscapingTests {
    /// What the text must become in a document: HTML 5, section 13.1.4 (text and attribute values), and XML 1.0,
    /// section 2.2 (which characters there are).
    static let cases: [(text: String, written: String)] = [
        ("plain", "plain"),
        ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
        ("Array<Int>", "Array&lt;Int&gt;"),
        ("&amp;", "&amp;amp;"),
        ("</script><script>alert(1)</script>", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("<!-- --> ]]>", "&lt;!-- --&gt; ]]&gt;"),
        ("\" onmouseover=\"x", "&quot; onmouseover=&quot;x"),
        ("it's `here`", "it's `here`"),
        ("tab\tline\nend", "tab\tline\nend"),
        ("one\r\ntwo\rthree", "one\ntwo\nthree"),
        ("nul\0bell\u{7}delete\u{7F}", "nul\u{FFFD}bell\u{FFFD}delete\u{FFFD}"),
        (noncharacters, "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("Grüße 你好 👩‍👩‍👧 ‏עברית", "Grüße 你好 👩‍👩‍👧 ‏עברית"),
    ]

    /// The compiler takes no such scalar in a literal.
    static let noncharacters = String(
        String.UnicodeScalarView([0xFFFE, 0x1FFFF, 0xFDD0].compactMap { Unicode.Scalar($0 as UInt32) }))

    @Test(arguments: cases)
    func escapesText(text: String, written: String) {
        #expect(Tag.span { text }.html == "<span>\(written)</span>")
    }

    @Test(arguments: cases)
    func escapesAttributes(text: String, written: String) {
        #expect(Tag.span(.label(text)).html == "<span aria-label=\"\(written)\"></span>")
    }

    /// An XML parser reads back what was put in, wherever it was put.
    @Test func survivesAParser() throws {
        var random = SplitMix(state: 7)
        let alphabet = Array("<>&\"'`=/ab \t;#x-![]?{}é你")
        for _ in 0..<300 {
            let text = String((0..<12).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
            // A parser turns a tab in an attribute into a blank (XML 1.0, section 3.3.3).
            let attribute = text.replacing("\t", with: " ")
            let reader = Reader()
            let parser = XMLParser(data: Data(Tag.svg("g")(.label(attribute)) { text + "." }.html.utf8))
            parser.delegate = reader
            #expect(parser.parse(), "\(text)")
            #expect(reader.text == text + ".")
            #expect(reader.attributes == ["aria-label": attribute])
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var text = ""
        var attributes: [String: String] = [:]

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            self.attributes = attributes
        }
    }
}

/// A small generator, so that each run tries the same texts.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
