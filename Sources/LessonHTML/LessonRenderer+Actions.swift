import Course
import HTML
import Snapshot

extension LessonRenderer {
    /// An actions fence: its steps in words, what happened, and the figure of the state that they lead to.
    mutating func actions(_ position: Int) -> Node {
        guard document.actions.indices.contains(position) else { return .empty }
        let block = document.actions[position]
        let figure = figure(after: block)
        let list = Tag.ol(.class("acts")) { block.acts.map { act in Tag.li { sentence(act.action) } } }
        guard context.isPage else { return .group([list, figure?.node ?? .empty]) }
        let layout: String? = figure.map { $0.isNarrow ? "figure-beside" : "figure-below" }
        return Tag.div(.classes("example", "step", layout)) {
            Tag.div(.class("code")) {
                Tag.p(.class("step-title")) { block.step == 1 ? "Then" : "Then, from there" }
                list
                timeline(of: block)
            }
            figure?.node
        }
    }

    private func sentence(_ action: UserAction) -> Node {
        .group(ActText(action).pieces.map { piece in piece.isQuoted ? Tag.b { text(piece.text) } : text(piece.text) })
    }

    private func timeline(of block: ActionBlock) -> Node {
        guard case .ran(let result, _)? = index.outcome(of: block.snippet) else { return .empty }
        let table = TimelineTable(result.timeline, step: block.step)
        guard !table.isEmpty else { return .empty }
        return Tag.details(.class("answer timeline")) {
            Tag.summary {
                Tag.span(.class("when-closed")) { "What happened" }
                Tag.span(.class("when-open"), .flag("hidden")) { "Hide what happened" }
            }
            Tag.div(
                .class("table-scroll"), Attribute("tabindex", "0"), Attribute("role", "group"),
                .label("What happened in this step")
            ) { table.node }
        }
    }
}
