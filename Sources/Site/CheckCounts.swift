import Course
import SnippetRunner

/// How much of a document was checked, and how it came out.
struct CheckTally: Equatable {
    var claims = 0
    /// Those of the claims that state a number; the others are statements, as "twice as far".
    var numbers = 0
    var claimsThatHold = 0
    var facts = 0
    /// Numbers in prose that nothing verifies.
    var unverified = 0
    /// Snippets that were compiled.
    var compiled = 0
    /// Those of them that were also run or laid out.
    var ran = 0
    /// Those that have to fail, and did.
    var failed = 0
    var sketches = 0
    var consoles = 0

    static func + (a: CheckTally, b: CheckTally) -> CheckTally {
        CheckTally(
            claims: a.claims + b.claims, numbers: a.numbers + b.numbers,
            claimsThatHold: a.claimsThatHold + b.claimsThatHold, facts: a.facts + b.facts,
            unverified: a.unverified + b.unverified,
            compiled: a.compiled + b.compiled, ran: a.ran + b.ran, failed: a.failed + b.failed,
            sketches: a.sketches + b.sketches, consoles: a.consoles + b.consoles)
    }
}

/// The tallies of a course's lessons and decks, in their order.
struct CheckCounts: Equatable {
    var lessons: [CheckTally]
    var decks: [CheckTally]

    init(_ course: CheckedCourse) {
        lessons = course.content.lessons.map {
            Self.tally($0.document, blocks: $0.document.blocks, in: course)
        }
        decks = course.content.cardFiles.map { file in
            Self.tally(
                file.document, blocks: file.cards.flatMap { [.paragraph($0.title)] + $0.front + $0.back }, in: course)
        }
    }

    var total: CheckTally { (lessons + decks).reduce(CheckTally(), +) }

    private static func tally(_ document: Document, blocks: [Block], in course: CheckedCourse) -> CheckTally {
        var tally = CheckTally()
        tally.claims = document.claims.count
        tally.numbers = document.claims.filter { isNumber($0.text) }.count
        tally.claimsThatHold =
            (course.verdicts[document.file.path] ?? []).filter {
                if case .holds = $0 { true } else { false }
            }.count
        tally.unverified = document.unverifiedNumbers.count
        tally.facts = FactCount.of(blocks)
        tally.consoles = document.consoles.count
        for snippet in document.snippets {
            switch course.outcomes[snippet.key] {
            case .compiled: tally.compiled += 1
            case .ran:
                tally.compiled += 1
                tally.ran += 1
            case .failedAsStated: tally.failed += 1
            case .rejected, .broke, nil: break
            }
            if snippet.mode == .sketch { tally.sketches += 1 }
        }
        return tally
    }
}

extension CheckCounts {
    /// The words that a claim may write a number in.
    private static let numberWords: Set<String> = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]

    static func isNumber(_ text: String) -> Bool {
        text.contains { $0.isNumber }
            || text.lowercased().split(whereSeparator: { !$0.isLetter }).contains { numberWords.contains(String($0)) }
    }
}

/// Counts the figures that are quoted from elsewhere.
enum FactCount {
    static func of(_ blocks: [Block]) -> Int { blocks.map(of).reduce(0, +) }

    private static func of(_ block: Block) -> Int {
        switch block {
        case .paragraph(let content): of(content)
        case .heading(let heading): of(heading.content)
        case .quote(let content), .answer(let content): of(content)
        case .list(let list): list.items.map { of($0) }.reduce(0, +)
        case .table(let table): (table.header + table.rows.flatMap { $0 }).map { of($0) }.reduce(0, +)
        case .figure(let figure): of(figure.caption)
        case .code, .snippet, .console, .actions, .html, .thematicBreak: 0
        }
    }

    private static func of(_ inlines: [Inline]) -> Int { inlines.map(of).reduce(0, +) }

    private static func of(_ inline: Inline) -> Int {
        switch inline {
        case .fact(_, _, let content): 1 + of(content)
        case .emphasis(let content), .strong(let content), .link(_, _, let content), .claim(_, let content),
            .cloze(let content), .image(_, _, let content):
            of(content)
        case .figure(let figure): of(figure.caption)
        case .text, .softBreak, .lineBreak, .code, .html: 0
        }
    }
}
