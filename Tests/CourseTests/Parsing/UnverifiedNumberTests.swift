import Testing

@testable import Course

struct UnverifiedNumberTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var markdown: String
        /// `line:column number` of each, separated by commas.
        var expected: String

        var testDescription: String { markdown }
    }

    static let cases: [Case] = [
        Case(
            markdown: "It is 3 points, 122.6 pt, 4pt, -5, \u{2212}6.5, 1,000 and 50%.",
            expected: "1:7 3, 1:17 122.6, 1:27 4, 1:32 -5, 1:36 \u{2212}6.5, 1:44 1,000, 1:54 50"),
        Case(markdown: "three of twelve, AX5, UTF-8, 3D, x2y, é3, #14, 日3", expected: ""),
        Case(markdown: "iPhone 17, iOS 27.1, lesson 8, Swift 6, WWDC22, the iPhone\n17", expected: ""),
        Case(
            markdown: "In 1984 and 2026, but 1984 points, 2026 rows, 1850, 2100, 1984.5 and 2000%",
            expected: "1:23 1984, 1:36 2026, 1:47 1850, 1:53 2100, 1:59 1984.5, 1:70 2000"),
        Case(markdown: "version 0.30.2, on 2026-11-30, `3` and <b title='3'>4</b> <https://a.b/3>", expected: "1:53 4"),
        Case(
            markdown:
                "12 May 2024, May 12, 2024, on 1 Sept, Nov. 30, 31 December and the 4 July; 10:30, 9:05:59 (23:59)",
            expected: ""),
        Case(
            markdown: "32 May, 5 may be, March 3 points, 3 Ma, Mayor 7, 4 rows, 16:9, 1:234, 10:3, :30, 61:00",
            expected:
                "1:1 32, 1:9 5, 1:25 3, 1:35 3, 1:47 7, 1:50 4, 1:58 16, 1:61 9, 1:64 1, 1:66 234, 1:71 10, 1:74 3, 1:78 30, 1:82 61"
        ),
        Case(
            markdown: "## 3. Frames\n## 4 Frames\n## 5 points is a myth\n## Frames 6\n1. one\n2) two",
            expected: "3:4 5, 4:11 6"),
        Case(
            markdown: "[3](fact: 'x') [4](https://a.b \"5\") **6** _7_ ![8](x.png)",
            expected: "1:17 4, 1:39 6, 1:44 7, 1:49 8"),
        Case(markdown: "| a | 3 |\n| -- | -- |\n| x\\|4 | 5 |", expected: "1:7 3, 3:6 4, 3:10 5"),
        Case(markdown: "> a\n> &amp; \\* 3\n\n- b\n\n\t4\n\n    ```\n    5\n    ```", expected: "2:12 3, 6:2 4"),
        Case(
            markdown: "3...4, 5–6, 7-8, 1/2, 3×4, x = 5; y=6, (7), 8.",
            expected:
                "1:1 3, 1:5 4, 1:8 5, 1:12 6, 1:15 7, 1:17 8, 1:20 1, 1:22 2, 1:25 3, 1:28 4, 1:35 5, 1:40 6, 1:44 7, 1:48 8"
        ),
        Case(markdown: "&#51; and &times;3", expected: "1:1 &#51;, 1:18 3"),
    ]

    @Test(arguments: cases)
    func `numbers in digits that are no claims are found`(_ test: Case) {
        let (document, _) = read(test.markdown)
        let found = document.unverifiedNumbers.map { number in
            let position = document.file.position(at: number.range.lower)
            return "\(position.line - 3):\(position.column) \(number.text)"
        }
        #expect(found.joined(separator: ", ") == test.expected)
    }

    @Test func `a number knows what it stands under`() {
        let (content, _) = CourseReader(devices: testDevices).read(
            lessons: [
                (
                    "a.md",
                    frontMatter + "1 one\n\n## Two 2\n3 three\n\n- ### Four\n  4 four\n\n| 5 |\n|---|\n\n## Two 2\n6"
                )
            ],
            cards: [
                (
                    "a.md",
                    "---\nlesson: a\n---\n## 7 is?\n<!-- card id=seven -->\n### Not 8\n9\n## 10\n<!-- card id=ten -->\n11"
                )
            ])
        func sections(_ document: Document) -> [String] {
            document.unverifiedNumbers.map { "\($0.text) \($0.section ?? "-")" }
        }
        #expect(
            sections(content.lessons[0].document) == [
                "1 -", "2 two-2", "3 two-2", "4 four", "5 four", "2 two-2-1", "6 two-2-1",
            ])
        #expect(
            sections(content.cardFiles[0].document) == ["7 seven", "8 seven", "9 seven", "10 ten", "11 ten"])
    }

    /// What a figure is offered is told by its caption, and by nothing else.
    @Test func `a figure's caption may tell what it offers`() {
        let snippets = "```swift layout id=a width=250\n```\n```swift layout id=b device=canvas height=90.5\n```\n"
        for (markdown, numbers) in [
            ("![250 of 778 points](layout:a)", []), ("![100 points, not 250](layout:a?width=100)", ["250"]),
            ("![from 120 to 1,000](explore:a?width=120...1000)", []), ("![400 by 90.5](trace:b)", []),
            ("![400 here](layout:) and 400 there", ["400"]), ("**![90.5](layout:b) 90.5**", ["90.5"]),
            ("![402](layout:nothing)", ["402"]), ("![402](a.png) [250](a.md)", ["402", "250"]),
        ] {
            let (document, _) = read(snippets + markdown)
            #expect(document.unverifiedNumbers.map(\.text) == numbers, "\(markdown)")
        }
    }

    @Test func `claims are verified`() {
        let (document, _) = read("```swift layout id=a\n```\n[3](check:a \"q\") [4 and 5](check:a) and 6")
        #expect(document.unverifiedNumbers.map(\.text) == ["6"])
    }

    @Test func `a strict lesson makes them errors, its cards' too`() {
        let (_, diagnostics) = CourseReader(devices: testDevices).read(
            lessons: [("a.md", "---\ntitle: A\nverified: strict\n---\nIt is 3.5 wide.")],
            cards: [("a.md", "---\nlesson: a\n---\n## Is it 4?\n<!-- card id=a -->\n5")])
        #expect(
            diagnostics.map { "\($0.path):\($0.position.line):\($0.position.column) \($0.summary)" } == [
                "Lessons/a.md:5:7 nothing verifies the number 3.5",
                "Cards/a.md:4:10 nothing verifies the number 4",
                "Cards/a.md:6:1 nothing verifies the number 5",
            ])
    }
}
