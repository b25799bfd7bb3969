import HTML
import Testing

@Suite struct SafeURLTests {
    @Test(arguments: [
        ("https://example.com/a?b=c&d=e#f", "https://example.com/a?b=c&d=e#f"),
        ("HTTP://EXAMPLE.COM", "HTTP://EXAMPLE.COM"),
        ("mailto:someone@example.com", "mailto:someone@example.com"),
        ("spacing.html", "spacing.html"),
        ("../a/b.html#c", "../a/b.html#c"),
        ("#part", "#part"),
        ("/root", "/root"),
        ("a?time=12:30", "a?time=12:30"),
        ("a/b:c", "a/b:c"),
        ("a/\u{301}b:c", "a/%CC%81b:c"),
        ("https://example.com/a%20b", "https://example.com/a%20b"),
        ("  https://example.com  ", "https://example.com"),
        ("https://example.com/a b", "https://example.com/a%20b"),
        ("https://example.com/\"><script>", "https://example.com/%22%3E%3Cscript%3E"),
        ("https://example.com/é", "https://example.com/%C3%A9"),
    ])
    func keeps(address: String, text: String) {
        #expect(SafeURL(untrusted: address)?.text == text)
    }

    @Test(arguments: [
        "", "  ",
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "\u{1}javascript:alert(1)",
        "java\nscript:alert(1)", "java\tscript:alert(1)", "javascript\u{0}:alert(1)", "javascript&colon;alert(1):",
        "data:text/html,<script>alert(1)</script>", "vbscript:x", "file:///etc/passwd", "blob:x", "about:blank",
        "//evil.example", "/\\evil.example", "\\\\evil.example", "\t//evil.example", "x:y",
        // A combining mark or a joiner makes one character of the colon or slash and itself.
        "javascript:\u{301}alert(1)", "data:\u{200D}text/html,x", "file:\u{FE0F}//x", "//\u{301}evil.example",
        "\\\u{301}evil.example",
    ])
    func refuses(address: String) {
        #expect(SafeURL(untrusted: address) == nil)
    }

    @Test func encodesNamesWhole() {
        #expect(SafeURL.path(["a b", "c#d?e.html"], up: 1).text == "../a%20b/c%23d%3Fe.html")
        #expect(SafeURL.path(["javascript:x"]).text == "javascript%3Ax")
        #expect(SafeURL.path(["..", "x/y"]).text == "../x%2Fy")
        #expect(SafeURL.fragment("größe").text == "#gr%C3%B6%C3%9Fe")
        #expect(SafeURL.fragment("a b").text == "#a-b")
    }
}
