import Course
import Foundation
import HTML
import LessonHTML

/// A length of time for readers: `80 min`, `3 h 20 min`.
enum Duration {
    static func node(minutes: Int) -> Node {
        let hours = minutes / 60
        let rest = minutes % 60
        guard minutes > 90 else {
            return .group([Tag.b { String(minutes) }, " min"])
        }
        return .group([
            Tag.b { String(hours) }, " h", rest == 0 ? .empty : .group([" ", Tag.b { String(rest) }, " min"]),
        ])
    }
}

/// `60 numbers and 4 statements, all checked`.
struct CheckSummary {
    let tally: CheckTally

    var node: Node {
        let isWhole = tally.claims == tally.claimsThatHold
        return Tag.span(.class(isWhole ? "check-summary" : "check-summary is-wrong")) {
            Tag.span(.class("tick"), .decorative) { isWhole ? "✓" : "✗" }
            if tally.numbers > 0 { count(tally.numbers, "number") }
            if tally.numbers > 0, statements > 0 { " and " }
            if statements > 0 { count(statements, "statement") }
            ", "
            if !isWhole {
                "\(tally.claimsThatHold) confirmed"
            } else {
                tally.claims == 1 ? "checked" : "all checked"
            }
        }
    }

    /// The same in plain words, without what became of it.
    var text: String {
        [(tally.numbers, "number"), (statements, "statement")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
    }

    private var statements: Int { tally.claims - tally.numbers }

    private func count(_ count: Int, _ unit: String) -> Node {
        .group([Tag.b { String(count) }, .text(count == 1 ? " \(unit)" : " \(unit)s")])
    }
}

/// The number a lesson's file begins with, else its place in the course.
enum LessonNumber {
    static func text(_ lesson: Lesson, _ position: Int) -> String {
        let digits = lesson.name.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count < 5 else { return String(position + 1) }
        let short = digits.drop { $0 == "0" }
        return short.isEmpty ? "0" : String(short)
    }
}

/// The last part of a deck's name: Anki separates a deck from those it belongs to by `::`.
enum DeckName {
    static func short(_ file: CardFile) -> String {
        file.deck.components(separatedBy: "::").last.flatMap { $0.isEmpty ? nil : $0 } ?? file.deck
    }

    static func full(_ file: CardFile) -> String {
        file.deck.components(separatedBy: "::").joined(separator: " › ")
    }
}
