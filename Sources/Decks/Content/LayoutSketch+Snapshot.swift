import DeckFile
import Foundation
import Snapshot

extension LayoutSketch {
    /// What a layout's leaves show; nil if that is nothing, or too much to draw with characters.
    init?(_ snapshot: LayoutSnapshot) {
        var parts: [Part] = []
        Self.add(snapshot.root, to: &parts)
        guard snapshot.offered.width.isFinite, snapshot.offered.height.isFinite, snapshot.offered.width > 0,
            snapshot.offered.height > 0, (1...60).contains(parts.count)
        else { return nil }
        self.init(width: snapshot.offered.width, height: snapshot.offered.height, parts: parts)
    }

    private static func add(_ record: ViewRecord, to parts: inout [Part]) {
        // A background is behind its host, and its record after it.
        let children = record.kind == "background" ? record.children.reversed() : record.children
        for child in children { add(child, to: &parts) }
        guard record.children.isEmpty, record.visible, record.role != .modifier else { return }
        let kind: Kind = record.text != nil ? .text : record.kind == "Spacer" ? .spacer : .box
        guard record.frame.width.isFinite, record.frame.height.isFinite else { return }
        guard kind == .spacer || (record.frame.width > 0 && record.frame.height > 0) else { return }
        parts.append(
            Part(
                kind, text: record.text, x: brief(record.frame.minX), y: brief(record.frame.minY),
                width: brief(record.frame.width), height: brief(record.frame.height)))
    }

    /// Hundredths are plenty.
    private static func brief(_ length: Double) -> Double { (length * 100).rounded() / 100 }
}
