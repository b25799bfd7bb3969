import HTML
import Layout
import Snapshot

/// Outlines every view as a teacher would at a blackboard: views in full lines, modifiers in dashes, spacers
/// and gaps as measured distances.
struct BorderOverlay {
    let extent: FigureExtent

    /// More outlines than this nobody tells apart.
    static let limit = 300

    func nodes(_ root: ViewRecord, _ painter: inout Painter) -> [Node] {
        var outlines: [Outline] = []
        collect(root, depth: 0, parent: nil, into: &outlines)
        var nodes: [Node] = []
        for outline in outlines.prefix(Self.limit) {
            nodes.append(
                outline.record.kind == "Spacer"
                    ? SpacerMark(frame: outline.record.frame, axis: outline.axis).node(&painter)
                    : node(outline, &painter))
        }
        for outline in outlines.prefix(Self.limit) {
            for gap in GapMark.all(of: outline.record).prefix(Self.limit) {
                nodes.append(gap.node(within: extent.content, &painter))
            }
        }
        return [Tag.svg("g")(.class("borders")) { nodes }]
    }

    private struct Outline {
        var record: ViewRecord
        var depth: Int
        /// The axis of the container around it.
        var axis: StackAxis?
        /// How many outlines inside have the same frame: it is drawn as far outside of them.
        var ring: Int
    }

    /// Parents before children; gives how many rings lie on the record's own frame.
    @discardableResult
    private func collect(
        _ record: ViewRecord, depth: Int, parent: StackAxis?, into outlines: inout [Outline]
    ) -> Int {
        guard record.visible, outlines.count < Self.limit else { return 0 }
        let isDrawn = hasBox(record)
        let position = outlines.count
        if isDrawn { outlines.append(Outline(record: record, depth: depth, axis: parent, ring: 0)) }
        var rings = 0
        for child in record.children {
            let inside = collect(
                child, depth: isDrawn ? depth + 1 : depth, parent: record.axis ?? (isDrawn ? nil : parent),
                into: &outlines)
            if child.frame.isAlmost(record.frame) { rings = max(rings, inside) }
        }
        guard isDrawn else { return rings }
        outlines[position].ring = rings
        return rings + 1
    }

    /// Whether a record is a box of its own, or only stands for what is inside of it.
    private func hasBox(_ record: ViewRecord) -> Bool {
        switch record.role {
        case .attachment, .composite: return false
        case .modifier: return !record.children.contains { $0.frame.isAlmost(record.frame) }
        case .view:
            return !["Group", "ForEach", "EmptyView"].contains(record.kind)
        }
    }

    private func node(_ outline: Outline, _ painter: inout Painter) -> Node {
        let record = outline.record
        let color = FigureColors.depths[outline.depth % FigureColors.depths.count]
        // The stroke lies inside of the frame, so that neighbours that touch show two lines.
        let rect = record.frame.outset(Double(outline.ring) * 2 - 0.5)
        guard rect.width > 0, rect.height > 0 else { return .empty }
        return Tag.svg("rect")(
            rect.attributes + [
                Attribute("fill", "none"), Attribute("stroke-width", "1"),
                record.role == .modifier ? Attribute("stroke-dasharray", "3 2") : nil,
            ] + painter.attributes(color, as: .stroke))
    }
}
