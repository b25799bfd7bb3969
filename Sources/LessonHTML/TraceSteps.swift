import Course
import HTML
import Snapshot

/// How a layout came about, step by step: each view is offered a size, offers its children theirs, and answers; then it
/// is placed. A list in a list, so that it reads without a script; the script shows each step in the figure.
struct TraceSteps {
    private let explanation: Explanation
    /// Views of which steps are told; more would be nobody's reading.
    private static let most = 60

    init(_ snapshot: LayoutSnapshot) { explanation = Explanation(snapshot) }

    var node: Node {
        var left = Self.most
        return Tag.details(.class("answer trace-steps")) {
            Tag.summary {
                Tag.span(.class("when-closed")) { "Show the steps" }
                Tag.span(.class("when-open"), .flag("hidden")) { "Hide the steps" }
            }
            Tag.ol { step(explanation.root, &left) }
        }
    }

    private func step(_ view: Explanation.View, _ left: inout Int) -> Node {
        guard left > 0 else { return .empty }
        left -= 1
        var children: [Node] = []
        for child in view.children { children.append(step(child, &left)) }
        let isCut = left == 0 && !view.children.isEmpty
        return Tag.li {
            line(view) {
                name(view)
                " is offered \(Self.side(view.proposed.width)) × \(Self.side(view.proposed.height))."
            }
            // A stack's last sentence is its size: what comes of the turns.
            why(view.turns.isEmpty ? view.reasons[...] : view.reasons.dropLast())
            if !view.turns.isEmpty {
                turns(view.turns)
                why(view.reasons.suffix(1))
            }
            if !children.isEmpty { Tag.ol { children } }
            if isCut { Tag.p(.class("why")) { "The steps below are not told here." } }
            line(view) {
                name(view)
                " takes \(ShortNumber.text(view.size.width)) × \(ShortNumber.text(view.size.height)), and is placed at \(ShortNumber.text(view.origin.x)), "
                "\(ShortNumber.text(view.origin.y))."
            }
        }
    }

    /// The attribute tells the script what to show in the figure.
    private func line(_ view: Explanation.View, @NodeBuilder _ content: () -> Node) -> Node {
        let frame = [view.origin.x, view.origin.y, view.size.width, view.size.height].map { String(plain: $0) }
        return Tag.p(.class("trace-step"), Attribute("data-frame", frame.joined(separator: " ")), content: content)
    }

    private func why(_ reasons: ArraySlice<String>) -> Node {
        guard !reasons.isEmpty else { return .empty }
        return Tag.p(.class("why")) { reasons.map(Self.sentence).joined(separator: " ") }
    }

    private func turns(_ turns: [Explanation.Turn]) -> Node {
        Tag.ul(.class("turns")) {
            turns.map { turn in
                Tag.li {
                    if let lead = turn.lead { "\(lead): " }
                    Tag.b { turn.selector }
                    turn.sharers == 1
                        ? " is offered \(ShortNumber.text(turn.offered))"
                        : " is offered \(ShortNumber.text(turn.available)) ÷ \(turn.sharers) = "
                            + ShortNumber.text(turn.offered)
                    ", and takes \(ShortNumber.text(turn.took))."
                }
            }
        }
    }

    private func name(_ view: Explanation.View) -> Node {
        if view.selector == "root" { return Tag.b { view.kind } }
        let isKind = view.selector == view.kind || view.selector.hasPrefix(view.kind + "#")
        return .group([Tag.b { view.selector }, isKind ? .empty : .text(" (\(view.kind))")])
    }

    /// nil asks for the ideal length.
    private static func side(_ length: Double?) -> String { length.map(ShortNumber.text) ?? "its ideal" }

    /// Reasons are told in lower case, without a full stop.
    private static func sentence(_ reason: String) -> String {
        reason.prefix(1).uppercased() + reason.dropFirst() + "."
    }
}

extension String {
    /// A coordinate as SVG reads it.
    fileprivate init(plain value: Double) {
        self = ShortNumber.text(value).replacing("−", with: "-").replacing("∞", with: "0")
    }
}
