import Foundation
import Testing

@testable import QuizCore

/// Whole screens. The first line of a file of Screens/ is a size and keys, the rest is what is then shown,
/// trailing spaces left out. `ACCEPT=1 swift test --filter Screen` writes them anew.
@Suite("Screens")
struct ScreenTests {
    @Test(arguments: try TestFiles.texts("Screens"))
    func showsAsRecorded(file: URL) throws {
        let expected = try String(contentsOf: file, encoding: .utf8)
        let title = String(expected.prefix { $0 != "\n" })
        let words = title.split(separator: " ")
        let numbers = words[0].split(separator: "x").compactMap { Int($0) }
        let size = ScreenSize(columns: numbers[0], rows: numbers[1])
        var model = QuizModel(session: QuizSession(cards: try SampleDeck.cards()))
        let screen = QuizScreen(size: size)
        // Drawn after each key, as on a terminal: drawing limits the scrolling.
        var frame = screen.frame(&model)
        for word in words.dropFirst() {
            model.handle(Self.key(word))
            frame = screen.frame(&model)
        }
        let lines = frame.lines.map { line in
            String(line.text.reversed().drop { $0 == " " }.reversed())
        }
        let found = title + "\n" + lines.joined(separator: "\n") + "\n"
        try TestFiles.accept(found, for: file)
        #expect(found == expected)
    }

    private static func key(_ word: Substring) -> Key {
        switch word {
        case "space": .character(" ")
        case "enter": .enter
        case "up": .up
        case "down": .down
        case "page": .pageDown
        case "back": .backspace
        default: .character(word.first ?? " ")
        }
    }

    /// Whatever the size and the state: as many lines as rows, and none wider than the screen.
    @Test(arguments: [(80, 24), (40, 12), (200, 50), (20, 5), (1, 1), (3, 2), (10, 40), (500, 3)])
    func fitsEverySize(columns: Int, rows: Int) throws {
        let screen = QuizScreen(size: ScreenSize(columns: columns, rows: rows))
        var model = QuizModel(session: QuizSession(cards: try SampleDeck.cards()))
        let keys: [Key] = [
            .character("?"), .enter, .enter, .pageDown, .character("1"), .enter, .down, .enter, .character("7"), .enter,
            .pageDown, .enter, .enter, .pageDown, .enter, .character("r"),
        ]
        for key in keys {
            let frame = screen.frame(&model)
            #expect(frame.lines.count == rows)
            #expect(frame.lines.allSatisfy { $0.width <= columns })
            if let cursor = frame.cursor { #expect(cursor.row < rows && cursor.row >= 0) }
            model.handle(key)
        }
    }

    /// What a key has brought is seen without scrolling: the number typed, and then whether it is right.
    @Test(arguments: [(80, 24), (40, 10), (20, 6), (30, 4)])
    func newsAreSeen(columns: Int, rows: Int) throws {
        let screen = QuizScreen(size: ScreenSize(columns: columns, rows: rows))
        let cards = try SampleDeck.cards().filter { $0.card.answer != nil }
        #expect(!cards.isEmpty)
        for card in cards {
            var model = QuizModel(session: QuizSession(cards: [card]))
            model.handle(.character("7"))
            let typing = screen.frame(&model)
            #expect(typing.cursor != nil)
            #expect(typing.lines.contains { $0.text.contains("› 7") })
            model.handle(.enter)
            #expect(screen.frame(&model).lines.contains { $0.text.contains("7 is ") })
        }
    }

    /// Lines that are scrolled away come back, wherever the screen began.
    @Test func everyLineCanBeReached() throws {
        let small = QuizScreen(size: ScreenSize(columns: 40, rows: 10))
        let large = QuizScreen(size: ScreenSize(columns: 40, rows: 200))
        for card in try SampleDeck.cards() {
            var model = QuizModel(session: QuizSession(cards: [card]))
            model.handle(.character("7"))
            model.handle(.enter)
            var whole = model
            var seen: Set<String> = []
            for key in Array(repeating: Key.up, count: 60) + Array(repeating: Key.down, count: 60) {
                seen.formUnion(small.frame(&model).lines.map(\.text))
                model.handle(key)
            }
            let all = large.frame(&whole).lines.dropFirst(2).map(\.text).filter { $0.contains { $0 != " " } }
            #expect(all.dropLast(3).allSatisfy(seen.contains))
        }
    }
}
