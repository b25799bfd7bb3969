import Testing

@testable import Course

@Suite struct MissingCardIdTests {
    private static let lesson = "---\ntitle: A\n---\n\nText.\n"

    private static func read(_ cards: String) -> (content: CourseContent, diagnostics: [Diagnostic]) {
        CourseReader(devices: testDevices).read(lessons: [("01-a.md", lesson)], cards: [("01-a.md", cards)])
    }

    private static func written(_ cards: String) -> String {
        let content = read(cards).content
        let items = MissingCardIds(in: content).items
        let file = content.cardFiles[0].document.file
        return String(decoding: Acceptance(applying: items.map(\.replacement), in: file).bytes, as: UTF8.self)
    }

    /// What stands below the front matter, before and after.
    @Test(arguments: [
        ("## Why?\n\nSo.\n", "## Why?\n<!-- card id=why -->\n\nSo.\n"),
        ("## Why?\nSo.", "## Why?\n<!-- card id=why -->\nSo."),
        ("## Why?", "## Why?\n<!-- card id=why -->"),
        ("## Why? ##  \r\n\r\nSo.\r\n", "## Why? ##  \r\n<!-- card id=why -->\r\n\r\nSo.\r\n"),
        ("## Why?\n<!-- card -->\nSo.", "## Why?\n<!-- card id=why -->\nSo."),
        ("## Why?\n<!--card-->\nSo.", "## Why?\n<!--card id=why-->\nSo."),
        ("## Why?\n\n  <!-- card  kind=trick -->\nSo.", "## Why?\n\n  <!-- card id=why  kind=trick -->\nSo."),
        ("## Why?\n<!-- card kind=trick id= -->\nSo.", "## Why?\n<!-- card kind=trick id=why -->\nSo."),
        ("## Why?\n<!-- card id='' kind=trick -->\nSo.", "## Why?\n<!-- card id=why kind=trick -->\nSo."),
        ("## 何？\n\nSo.", "## 何？\n<!-- card id=he -->\n\nSo."),
        ("## ?\n\nSo.", "## ?\n<!-- card id=a -->\n\nSo."),
        (
            "## Why?\n\nA.\n\n## Why?\n\nB.\n\n## Why?\n<!-- card id=why-2 -->\n\nC.",
            "## Why?\n<!-- card id=why -->\n\nA.\n\n## Why?\n<!-- card id=why-3 -->\n\nB.\n\n## Why?\n<!-- card id=why-2 -->\n\nC."
        ),
        // What is no card, or has a slip that its author has to mend, stays.
        ("```\n## Why?\n```\n", "```\n## Why?\n```\n"),
        ("> ## Why?\n", "> ## Why?\n"),
        ("## Why?\n<!-- crad kind=trick -->\n\nSo.", "## Why?\n<!-- crad kind=trick -->\n\nSo."),
        ("## Why?\n<!-- card kind=\"trick -->\n\nSo.", "## Why?\n<!-- card kind=\"trick -->\n\nSo."),
        ("## Why?\n<!-- card id=a b -->\n\nSo.", "## Why?\n<!-- card id=a b -->\n\nSo."),
    ])
    func cases(before: String, after: String) {
        let start = before.contains("\r") ? "---\r\nlesson: a\r\n---\r\n" : "---\nlesson: a\n---\n"
        let written = Self.written(start + before)
        #expect(Array(written.utf8) == Array((start + after).utf8), "\(written)")
        #expect(Array(Self.written(written).utf8) == Array(written.utf8), "written twice")
    }

    /// Files made of all that cards are made of: afterwards each card that lacked an id has one, nothing else
    /// changed, and a second run finds nothing.
    @Test func anyFile() {
        var random = SeededRandom(seed: 5)
        let pieces = [
            "## Why?", "## How `a` *b*?", "### sub", "<!-- card -->", "<!-- card id=x1 kind=write -->",
            "<!-- card kind=trick -->",
            "\n", "\n", "\n\n", "\r\n", "---", "text", "> quote", "- item", "```", "~~~", "    code", "<!-- a\n-->",
            "\t", "===",
        ]
        for _ in 0..<400 {
            let text = "---\nlesson: a\n---\n" + random.text(of: pieces, upTo: 24)
            let content = Self.read(text).content
            let items = MissingCardIds(in: content).items
            let file = content.cardFiles[0].document.file
            let bytes = Acceptance(applying: items.map(\.replacement), in: file).bytes
            let after = Self.read(String(decoding: bytes, as: UTF8.self)).content
            #expect(MissingCardIds(in: after).items.isEmpty, "\(text.debugDescription)")
            #expect(after.cardFiles[0].document.snippets.count == content.cardFiles[0].document.snippets.count)
        }
    }
}
