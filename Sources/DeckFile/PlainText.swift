/// A card's blocks as text without any marks.
public enum PlainText {
    public enum Gaps: Sendable { case hidden, shown }

    /// One block below the other with an empty line between.
    public static func text(_ blocks: [CardBlock], gaps: Gaps = .shown) -> String {
        blocks.map { text($0, gaps: gaps) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The texts of the gaps, in order.
    public static func gaps(_ blocks: [CardBlock]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .heading(let runs), .paragraph(let runs), .figure(_, let runs, _): gaps(runs)
            case .list(_, let items): items.flatMap { gaps($0) }
            case .quote(let blocks): gaps(blocks)
            case .table(_, let header, let rows): (header + rows.flatMap(\.self)).flatMap { gaps($0) }
            case .code, .rule: []
            }
        }
    }

    /// Running text in which each gap, whatever runs it consists of, is one mark if it is to be hidden.
    public static func text(_ runs: [CardRun], gaps: Gaps) -> String {
        var result = ""
        var isInGap = false
        for run in runs {
            let isGap = gaps == .hidden && run.styles.contains(.gap)
            if !isGap {
                result += run.text
            } else if !isInGap {
                result += "[…]"
            }
            isInGap = isGap
        }
        return result
    }

    private static func text(_ block: CardBlock, gaps: Gaps) -> String {
        switch block {
        case .heading(let runs), .paragraph(let runs): return text(runs, gaps: gaps)
        case .code(_, let pieces): return pieces.text
        case .list(let start, let items):
            return items.enumerated().map { index, item in
                // A file may say anything; a number beyond what there is begins again.
                let mark = start.map { "\($0 &+ index). " } ?? "- "
                return mark + text(item, gaps: gaps).replacing("\n", with: "\n   ")
            }.joined(separator: "\n")
        case .quote(let blocks): return text(blocks, gaps: gaps)
        case .table(_, let header, let rows):
            return ([header] + rows).map { $0.map { text($0, gaps: gaps) }.joined(separator: " | ") }
                .joined(separator: "\n")
        case .figure(_, let caption, _): return caption.isEmpty ? "" : "[\(text(caption, gaps: gaps))]"
        case .rule: return ""
        }
    }

    private static func gaps(_ runs: [CardRun]) -> [String] {
        var result: [String] = []
        var isInGap = false
        for run in runs {
            let isGap = run.styles.contains(.gap)
            if isGap, isInGap {
                result[result.count - 1] += run.text
            } else if isGap {
                result.append(run.text)
            }
            isInGap = isGap
        }
        return result
    }
}

extension [CardRun] {
    /// The text without its styles.
    public var text: String { reduce(into: "") { $0 += $1.text } }
}

extension [CodePiece] {
    public var text: String { reduce(into: "") { $0 += $1.text } }
}
