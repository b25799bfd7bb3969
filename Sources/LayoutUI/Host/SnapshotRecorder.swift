import Layout
import Snapshot

/// Turns a laid-out tree into the records that claims query.
nonisolated struct SnapshotRecorder {
    let pass: LayoutPass

    /// - Parameter window: What can be seen, in the tree's coordinates.
    func record(_ element: LayoutElement, window: Rect) -> ViewRecord {
        let node = element.node
        let frame = node.frame
        var inner = window
        if node is ScrollViewNode { inner = pass.reach(of: frame).intersection(window) }
        let children = element.children()
        let isAttachment = node is AttachmentNode
        let asked = node.uncounted { node in
            (
                node.size(.unspecified), node.size(.zero), node.size(.infinity),
                node.dimensions(node.placedProposal)
            )
        }
        var record = ViewRecord(
            kind: element.kind, role: element.role, identifier: element.identifier, text: element.text,
            frame: frame, axis: element.axis, proposed: node.placedProposal, ideal: asked.0, minimum: asked.1,
            maximum: asked.2, firstBaseline: asked.3[.firstTextBaseline], lastBaseline: asked.3[.lastTextBaseline],
            measures: node.measures, bodies: element.bodies?(), visible: isSeen(frame, in: window))
        if let text = node as? TextNode, element.role == .view {
            let layout = text.layout(in: node.placedProposal)
            record.lines = layout.lines.count
            record.truncated = layout.isTruncated
        }
        record.children = children.enumerated().map { index, child in
            var child = self.record(child, window: inner)
            if isAttachment, element.role == .modifier, index > 0 { child.role = .attachment }
            return child
        }
        return record
    }

    /// A view without area is seen if it lies inside the window.
    private func isSeen(_ frame: Rect, in window: Rect) -> Bool {
        frame.minX < window.maxX && frame.minY < window.maxY && frame.maxX > window.minX && frame.maxY > window.minY
    }
}
