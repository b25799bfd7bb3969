import Layout
import Testing

@Suite struct TruncationTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var width: Double?
        var height: Double?
        var limit: Int?
        var mode: TruncationMode = .tail
        var lines: [String]
        var reported: Double

        var testDescription: String {
            "\(text.debugDescription) in \(width ?? -1) × \(height ?? -1), limit \(limit ?? -1), \(mode)"
        }
    }

    @Test(arguments: [
        // Tail. 3 letters and "…" are 38; the space before an ellipsis is dropped.
        Case(text: "aaa bbb", width: 64, limit: 1, lines: ["aaa bb…"], reported: 63),
        Case(text: "aaa bbb", width: 52, limit: 1, lines: ["aaa…"], reported: 38),
        Case(text: "aaa bbb", width: 38, limit: 1, lines: ["aaa…"], reported: 38),
        Case(text: "aaa bbb", width: 37, limit: 1, lines: ["aa…"], reported: 28),
        Case(text: "aaa bbb", width: 3, limit: 1, lines: ["…"], reported: 8),
        Case(text: "aaa bbb ccc", width: 40, limit: 2, lines: ["aaa", "bbb…"], reported: 38),
        Case(text: "aaa bbb c", width: 40, limit: 2, lines: ["aaa", "bbb…"], reported: 38),
        Case(text: "aaa bbb", width: 40, limit: 2, lines: ["aaa", "bbb"], reported: 30),
        Case(text: "aaa bbb", width: 64, limit: 0, lines: ["aaa bb…"], reported: 63),
        // A limit of lines cuts paragraphs too, and nothing after a newline is drawn into a line.
        Case(text: "aaa\nbbb", width: nil, limit: 1, lines: ["aaa…"], reported: 38),
        Case(text: "aaa\nbbb", width: 35, limit: 1, lines: ["aa…"], reported: 28),
        Case(text: "a\n\nb", width: nil, limit: 2, lines: ["a", "…"], reported: 10),
        // The height limits the lines, at least one stays, and a nil or infinite height limits nothing.
        Case(text: "aaa bbb ccc", width: 40, height: 59, lines: ["aaa", "bbb…"], reported: 38),
        Case(text: "aaa bbb ccc", width: 40, height: 60, lines: ["aaa", "bbb", "ccc"], reported: 30),
        Case(text: "aaa bbb ccc", width: 40, height: 1, lines: ["aaa…"], reported: 38),
        Case(text: "aaa bbb ccc", width: 40, height: 0, lines: ["aaa…"], reported: 38),
        Case(text: "aaa bbb ccc", width: 40, height: .infinity, lines: ["aaa", "bbb", "ccc"], reported: 30),
        Case(text: "aaa", width: nil, height: 0, lines: ["aaa"], reported: 30),
        Case(text: "aaa\nb", width: nil, height: 20, lines: ["aaa…"], reported: 38),
        // Head: the end of the whole text.
        Case(text: "aaa bbb", width: 64, limit: 1, mode: .head, lines: ["…aa bbb"], reported: 63),
        Case(text: "aaa bbb", width: 44, limit: 1, mode: .head, lines: ["…bbb"], reported: 38),
        Case(text: "aaa bbb ccc", width: 40, limit: 2, mode: .head, lines: ["aaa", "…ccc"], reported: 38),
        Case(text: "aaa\nb", width: 35, limit: 1, mode: .head, lines: ["…b"], reported: 18),
        // Middle: half of the room (32 of 40) for the beginning, the rest for the end.
        Case(text: "aaaabbbb", width: 40, limit: 1, mode: .middle, lines: ["a…bb"], reported: 38),
        Case(text: "aaaabbbb", width: 50, limit: 1, mode: .middle, lines: ["aa…bb"], reported: 48),
        Case(text: "aaaabbbb", width: 20, limit: 1, mode: .middle, lines: ["…b"], reported: 18),
        Case(text: "aaa bb ccc", width: 60, limit: 1, mode: .middle, lines: ["aa…ccc"], reported: 58),
    ])
    func truncates(_ test: Case) {
        let options = TextLayoutOptions.plain.with {
            $0.maximumLines = test.limit
            $0.truncation = test.mode
        }
        let layout = TextFixture.shaped(test.text)
            .layout(in: Proposal(width: test.width, height: test.height), options: options)
        #expect(TextFixture.lines(of: test.text, in: layout) == test.lines)
        #expect(layout.size.width == test.reported)
        #expect(layout.size.height == 20 * Double(test.lines.count))
        #expect(layout.isTruncated == test.lines.contains { $0.contains("…") })
    }

    /// The ellipsis is set in the font of the character before it: 16 wide after the large run.
    @Test func theEllipsisFollowsTheFontBeforeIt() {
        let text = TextFixture.shaped("aa", large: "bbbb")
        let options = TextLayoutOptions.plain.with { $0.maximumLines = 1 }
        // 20 + 2 · 20 + 16 = 76
        let wide = text.layout(in: Proposal(width: 80, height: nil), options: options)
        #expect(wide.size == Size(width: 76, height: 40))
        #expect(wide.lines[0].ellipsisRun == 1)
        // Too narrow for a large letter: 20 + 8 = 28, as high as the small run.
        let narrow = text.layout(in: Proposal(width: 55, height: nil), options: options)
        #expect(narrow.size == Size(width: 28, height: 20))
        #expect(narrow.lines[0].ellipsisRun == 0)
    }
}
