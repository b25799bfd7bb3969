import Course
import Foundation
import Layout

/// An explanation as other programs read it: docs/coursebuild.md has the keys.
struct ExplainJSON: Encodable {
    private let offered: [Double?]
    private let path: [View]

    static func text(of explanation: Explanation, path: [Explanation.View]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let value = ExplainJSON(
            offered: [explanation.offered.width, explanation.offered.height],
            path: path.enumerated().map { View($0.element, isWhole: $0.offset == path.count - 1) })
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    private struct View: Encodable {
        var selector: String
        var kind: String
        /// In points; null where the ideal length is asked for, or where there is no end.
        var proposed: [Double?]
        var size: [Double?]
        var reasons: [String]
        var turns: [Turn]
        var children: [View]

        init(_ view: Explanation.View, isWhole: Bool) {
            selector = view.selector
            kind = view.kind
            proposed = [view.proposed.width, view.proposed.height].map(ExplainJSON.finite)
            size = [view.size.width, view.size.height].map(ExplainJSON.finite)
            reasons = view.reasons
            turns = view.turns.map(Turn.init)
            children = isWhole ? view.children.map { View($0, isWhole: true) } : []
        }
    }

    private struct Turn: Encodable {
        var selector: String
        var available: Double?
        var sharers: Int
        var offered: Double?
        var took: Double?
        var minimum: Double?
        var maximum: Double?
        var priority: Double?

        init(_ turn: Explanation.Turn) {
            selector = turn.selector
            available = ExplainJSON.finite(turn.available)
            sharers = turn.sharers
            offered = ExplainJSON.finite(turn.offered)
            took = ExplainJSON.finite(turn.took)
            minimum = ExplainJSON.finite(turn.minimum)
            maximum = ExplainJSON.finite(turn.maximum)
            priority = turn.priority
        }
    }

    private static func finite(_ value: Double?) -> Double? { value.flatMap { $0.isFinite ? $0 : nil } }
}
