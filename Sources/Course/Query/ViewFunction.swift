/// The questions a query can ask about views.
enum ViewFunction: String, Sendable, CaseIterable {
    case width, height, minX, midX, maxX, minY, midY, maxY, size
    case text, lines, truncated, shown
    case gap, gaps
    case ideal, minimum, maximum, proposed, baseline
    case appeared, disappeared, bodies, measures
    case count, overlaps, inside, visible

    /// How many selectors it takes.
    var arity: ClosedRange<Int> {
        switch self {
        case .gap, .overlaps, .inside: 2...2
        case .appeared, .disappeared: 0...1
        default: 1...1
        }
    }

    var type: QueryType {
        switch self {
        case .width, .height, .minX, .midX, .maxX, .minY, .midY, .maxY, .gap, .baseline: .length
        case .size, .ideal, .minimum, .maximum, .proposed: .size
        case .text, .shown: .text
        case .gaps: .list
        case .truncated, .overlaps, .inside, .visible: .boolean
        case .lines, .appeared, .disappeared, .bodies, .measures, .count: .number
        }
    }

    /// Whether a selector that matches no view is an answer (0 or false) and not an error.
    var acceptsNoMatch: Bool {
        switch self {
        case .count, .visible, .appeared, .disappeared: true
        default: false
        }
    }

    /// How it is written, as messages show it.
    var usage: String {
        switch self {
        case .gap, .overlaps, .inside: "\(rawValue)(a, b)"
        case .gaps: "gaps(stack)"
        case .shown: "shown(ViewThatFits)"
        default: "\(rawValue)(view)"
        }
    }
}
