import LessonHTML
import Testing

@Suite struct SwiftHighlighterTests {
    @Test func tellsKindsApart() {
        let line = SwiftHighlighter.lines(#"@State var n: Int = 4 // four"#)
        #expect(
            line == [
                [
                    .init(.attribute, "@State"), .init(nil, " "), .init(.keyword, "var"), .init(nil, " n: "),
                    .init(.type, "Int"), .init(nil, " = "), .init(.number, "4"), .init(nil, " "),
                    .init(.comment, "// four"),
                ]
            ])
        #expect(
            SwiftHighlighter.lines(#"Text("a").padding(.top)"#) == [
                [
                    .init(.type, "Text"), .init(nil, "("), .init(.string, "\"a\""), .init(nil, ")."),
                    .init(.call, "padding"), .init(nil, "(.top)"),
                ]
            ])
    }

    /// Whatever the text, nothing of it is lost, doubled or moved.
    @Test(arguments: [
        "", "\n", "a", "a\n", "\n\na\n\n", "let s = \"\"\"\n  a\n  \"\"\"\n", "/* a\nb */ c", "struct { ) ] \" 'x",
        "é 你好 👩‍👩‍👧 = 1", "a\r\nb\r\n", "#if x\n#endif", "let r = /a+/",
    ])
    func losesNothing(source: String) {
        let lines = SwiftHighlighter.lines(source).map { $0.map(\.text).joined() }
        var expected = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if expected.last == "" { expected.removeLast() }
        #expect(lines == expected)
        #expect(SwiftHighlighter.plainLines(source).map { $0.map(\.text).joined() } == expected)
    }
}
