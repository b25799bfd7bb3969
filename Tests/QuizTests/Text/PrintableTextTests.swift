import DeckFile
import Testing

@testable import QuizCore

/// Nothing of a deck may act on a terminal.
@Suite("Printable text")
struct PrintableTextTests {
    /// All of Unicode: no control character is left but the newline, none that is invisible but the joiner.
    @Test func leavesNothingThatActs() {
        let bad: Set<Unicode.GeneralCategory> = [.control, .format, .surrogate, .privateUse, .unassigned]
        for first in stride(from: UInt32(0), to: 0x110000, by: 0x1000) {
            var scalars = String.UnicodeScalarView()
            for scalar in (first..<first + 0x1000).compactMap(Unicode.Scalar.init) {
                // A letter between, so that marks do not pile up.
                scalars.append(contentsOf: ["a", scalar])
            }
            let left = PrintableText.text(String(scalars)).unicodeScalars.first {
                $0 != "\n" && $0 != "\u{200D}" && bad.contains($0.properties.generalCategory)
            }
            #expect(left == nil)
        }
    }

    @Test(arguments: [
        ("\u{1B}[2Jgone", "\u{FFFD}[2Jgone"), ("\u{1B}]52;c;aGk=\u{7}", "\u{FFFD}]52;c;aGk=\u{FFFD}"),
        ("\u{9B}31mred", "\u{FFFD}31mred"), ("a\u{8}b", "a\u{FFFD}b"), ("a\rb", "a\nb"), ("a\r\nb", "a\nb"),
        ("a\tb", "a    b"), ("\u{202E}txt.exe", "txt.exe"), ("a\u{200B}b\u{FEFF}", "ab"), ("a\u{2028}b", "a\nb"),
        ("e" + String(repeating: "\u{301}", count: 40), "\u{FFFD}"), ("e\u{301}", "e\u{301}"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
    func replaces(text: String, expected: String) {
        #expect(PrintableText.text(text) == expected)
    }

    /// Every text of a hostile card, on both sides and in every block, reaches the screen and the plain output
    /// without one control character of its own.
    @Test func aHostileCardIsHarmless() {
        let evil = "\u{1B}]0;owned\u{7}\u{1B}[31m\u{9B}2J\u{0}\r\n\u{202E}x"
        let runs = [CardRun(evil, [.code, .gap]), CardRun(evil, link: evil)]
        let blocks: [CardBlock] = [
            .heading(runs), .paragraph(runs), .code(language: evil, [CodePiece(evil, .keyword)]),
            .list(start: Int.max, items: [[.paragraph(runs)], [.quote([.paragraph(runs)])]]),
            .table(alignments: [], header: [runs], rows: [[runs, runs], []]), .figure(file: evil, caption: runs), .rule,
        ]
        let card = DeckCard(
            id: evil, guid: evil, kind: .predict, topic: evil, modified: 1, front: blocks, back: blocks,
            answer: TypedAnswer(number: "1", unit: evil))
        let session = QuizSession(cards: [QuizCard(card: card, deck: evil, lesson: evil)])

        var model = QuizModel(session: session)
        let screen = QuizScreen(size: ScreenSize(columns: 80, rows: 300))
        for key in [Key.enter, .enter, .character("?")] {
            for line in screen.frame(&model).lines { Self.expectPrintable(line.text) }
            model.handle(key)
        }
        var quiz = PlainQuiz(session: session)
        Self.expectPrintable(quiz.opening())
        Self.expectPrintable(quiz.handle(evil))
        Self.expectPrintable(quiz.handle("2"))
    }

    private static func expectPrintable(_ text: String) {
        let acts = text.unicodeScalars.filter {
            $0 != "\n" && $0 != "\u{200D}" && [.control, .format].contains($0.properties.generalCategory)
        }
        #expect(acts.isEmpty, "\(acts.map { String($0.value, radix: 16) })")
    }
}
