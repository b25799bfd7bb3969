import HTML
import Testing

@Suite struct SerializerTests {
    static let cases: [(name: String, node: Node, html: String)] = [
        (
            "void elements have no end",
            Tag.p {
                "a"
                Tag.br()
                "b"
            }, "<p>a<br>b</p>\n"
        ),
        ("elements of SVG close themselves", Tag.svg("path")(Attribute("d", "M0 0")), "<path d=\"M0 0\"/>"),
        (
            "an element of SVG with content", Tag.svg("g")() { Tag.svg("title")() { "x" } },
            "<g><title>x</title></g>"
        ),
        ("an empty element keeps its end", Tag.span(), "<span></span>"),
        ("boolean attributes", Tag.details(.flag("open"), .flag("hidden", false)), "<details open></details>\n"),
        (
            "the first of two attributes counts", Tag.span(.class("a"), .class("b"), .id("c d")),
            "<span class=\"a\" id=\"c-d\"></span>"
        ),
        (
            "attributes that are nil", Tag.span(.classes(nil, nil), .classes("a", nil, "b")),
            "<span class=\"a b\"></span>"
        ),
        ("a parser drops one line break of pre", Tag.pre { Tag.code { "\na" } }, "<pre>\n<code>\na</code></pre>\n"),
        ("groups vanish", .group(["a", .group([]), .group(["b", Tag.em { "c" }])]), "ab<em>c</em>"),
        (
            "headings stay within their levels", .group([0, 2, 9].map { Tag.heading($0)() }),
            "<h1></h1>\n<h2></h2>\n<h6></h6>\n"
        ),
    ]

    @Test(arguments: cases)
    func writes(name: String, node: Node, html: String) {
        #expect(node.html == html, "\(name)")
    }

    @Test func writesADocument() {
        #expect(Tag.html { Tag.head() }.document == "<!doctype html>\n<html><head></head>\n</html>\n")
    }

    @Test(arguments: ["onclick", "onmouseover", "style", "href", "src", "srcdoc", "formaction"])
    func knowsWhatIsCode(name: String) {
        #expect(Attribute.isAddressOrCode(name))
    }

    @Test func readsAsPlainText() {
        let node = Tag.p {
            "a < "
            Tag.strong { "b" }
            Tag.br()
        }
        #expect(node.plainText == "a < b")
        #expect(!node.isEmpty)
        #expect(Node.group([.text(""), .empty]).isEmpty)
    }
}
