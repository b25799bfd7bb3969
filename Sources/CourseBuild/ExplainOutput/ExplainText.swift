import Course
import Layout

/// An explanation as a tree for people.
struct ExplainText {
    private(set) var text: String
    private static let columns = 100

    /// - Parameter path: The views from the root to the one that is explained with all below it; of those before it
    ///   one line is told.
    init(_ explanation: Explanation, path: [Explanation.View]) {
        let offered = explanation.offered
        let device = explanation.conditions.device.name
        text = "offered \(Self.number(offered.width)) × \(Self.number(offered.height)) on \(device)\n"
        for (depth, view) in path.dropLast().enumerated() {
            text += String(repeating: "  ", count: min(depth, 40)) + Self.title(view) + "\n"
        }
        if let view = path.last { write(view, head: "", rest: "") }
    }

    /// - Parameters:
    ///   - head: What stands before the view's own line.
    ///   - rest: What stands before the lines below it.
    private mutating func write(_ view: Explanation.View, head: String, rest: String) {
        text += head + Self.title(view) + "\n"
        let margin = rest + (view.children.isEmpty ? "   " : "│  ")
        let sentences = view.reasons
        // A stack's last sentence is its size: what comes of the turns.
        let split = view.turns.isEmpty ? sentences.count : sentences.count - 1
        for sentence in sentences[..<split] { wrap(sentence, margin) }
        write(view.turns, margin)
        for sentence in sentences[split...] { wrap(sentence, margin) }
        for (index, child) in view.children.enumerated() {
            let isLast = index == view.children.count - 1
            write(child, head: rest + (isLast ? "└─ " : "├─ "), rest: rest + (isLast ? "   " : "│  "))
        }
    }

    private static func title(_ view: Explanation.View) -> String {
        let selector = SafeText.line(view.selector)
        let isKind = selector == view.kind || selector.hasPrefix(view.kind + "#")
        let name = isKind ? selector : "\(selector) (\(view.kind))"
        return
            "\(name): offered \(proposal(view.proposed)), takes \(number(view.size.width)) × \(number(view.size.height))"
    }

    private mutating func write(_ turns: [Explanation.Turn], _ margin: String) {
        let rows = turns.map { turn in
            [
                SafeText.line(turn.selector),
                turn.sharers == 1
                    ? "\(Self.number(turn.offered)) offered"
                    : "\(Self.number(turn.available)) ÷ \(turn.sharers) = \(Self.number(turn.offered)) offered",
                "takes \(Self.number(turn.took))", Self.range(turn),
            ]
        }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let numberWidth = String(turns.count).count
        for (index, (turn, row)) in zip(turns, rows).enumerated() {
            if let lead = turn.lead { text += "\(margin)  \(lead):\n" }
            let number = String(index + 1)
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max($1 - $0.count, 0)) }
            text += margin + "  " + String(repeating: " ", count: numberWidth - number.count) + number + "  "
            text += (cells + [row[3]]).joined(separator: "   ") + "\n"
        }
    }

    private static func range(_ turn: Explanation.Turn) -> String {
        if turn.minimum == turn.maximum { return "(always \(number(turn.minimum)))" }
        return "(\(number(turn.minimum)) to \(turn.maximum.map(number) ?? "∞"))"
    }

    private mutating func wrap(_ sentence: String, _ margin: String) {
        let width = max(Self.columns - margin.count, 40)
        var line = ""
        for word in SafeText.line(sentence).split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                text += "\(margin)\(line)\n"
                line = "  \(word)"
            } else {
                line += line.isEmpty ? String(word) : " \(word)"
            }
        }
        text += "\(margin)\(line)\n"
    }

    private static func proposal(_ proposal: Proposal) -> String {
        switch (proposal.width, proposal.height) {
        case (nil, nil): "its ideal size"
        case (let width, let height):
            "\(width.map(number) ?? "its ideal width") × \(height.map(number) ?? "its ideal height")"
        }
    }

    private static func number(_ value: Double) -> String { QueryValue.length(value).description }
}
