import Layout
import Snapshot

/// Turns a laid-out tree into the records that claims query.
nonisolated struct SnapshotRecorder {
    private let screen: Rect
    /// How often each node was measured. Taken before anything is asked, since asking a node measures those
    /// inside.
    private var measures: [ObjectIdentifier: Int] = [:]
    private let root: LayoutElement
    private let explains: Bool

    /// - Parameter screen: In the tree's coordinates.
    init(root: LayoutElement, screen: Rect, explains: Bool = false) {
        self.screen = screen
        self.explains = explains
        self.root = root
        count(root)
    }

    /// Takes the recorder's own questions off the counts.
    func forgetQuestions() { forgetQuestions(root) }

    private func forgetQuestions(_ element: LayoutElement) {
        if let count = measures[ObjectIdentifier(element.node)] { element.node.forgetMeasures(since: count) }
        for child in element.children() { forgetQuestions(child) }
    }

    private mutating func count(_ element: LayoutElement) {
        measures[ObjectIdentifier(element.node)] = element.node.measures
        for child in element.children() { count(child) }
    }

    /// - Parameter window: What can be seen, in the tree's coordinates.
    func record(_ element: LayoutElement, window: Rect) -> ViewRecord {
        let node = element.node
        let frame = node.frame
        var inner = window
        if let scroll = node as? ScrollViewNode { inner = scroll.reach.intersection(window) }
        let children = element.children()
        let isAttachment = node is AttachmentNode || node is PresentationNode
        let dimensions = node.dimensions(node.placedProposal)
        var record = ViewRecord(
            kind: element.kind, role: element.role, identifier: element.identifier, text: element.text,
            frame: frame, axis: element.axis, proposed: node.placedProposal, ideal: node.size(.unspecified),
            minimum: node.size(.zero),
            maximum: node.size(.infinity), firstBaseline: dimensions[.firstTextBaseline],
            lastBaseline: dimensions[.lastTextBaseline],
            measures: measures[ObjectIdentifier(node)] ?? 0, bodies: element.bodies?(),
            visible: isSeen(frame, in: window), appeared: max(element.presence.times, 1),
            disappeared: max(element.presence.times, 1) - 1)
        if explains { record.reason = LayoutReason(of: node) }
        if let text = node as? TextNode, element.role == .view {
            let layout = text.layout(in: node.placedProposal)
            record.lines = layout.lines.count
            record.truncated = layout.isTruncated
        }
        record.children = children.enumerated().map { index, child in
            var child = self.record(child, window: child.presentation == nil ? inner : screen)
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
