import Snapshot

/// A snapshot's views in preorder, with what queries look them up by. Made once a snapshot, so that ten
/// thousand claims on it cost ten thousand look-ups.
public struct SnapshotIndex: Sendable {
    struct Entry: Sendable {
        var record: ViewRecord
        /// The position of the parent; nil for the root.
        var parent: Int?
        /// The position behind the last view below this one.
        var end: Int
    }

    /// The length of half a pixel, in points: lengths that differ by no more are equal.
    public let halfPixel: Double
    /// In preorder; the root is the first.
    let entries: [Entry]
    /// Ascending positions of the views of a kind.
    let kinds: [String: [Int]]
    /// Ascending positions of the views that show a text or carry an identifier.
    let names: [String: [Int]]
    /// By the position of a view: what it arranges.
    private let arrangements: [Int: [Int]]
    /// How often views appeared and disappeared, all together, and those that are there no more.
    let presence: Presence

    public init(_ snapshot: LayoutSnapshot) {
        halfPixel = 0.5 / max(snapshot.conditions.device.scale, 0.5)
        entries = Self.preorder(snapshot.root)
        var kinds: [String: [Int]] = [:]
        var names: [String: [Int]] = [:]
        for (position, entry) in entries.enumerated() {
            kinds[entry.record.kind, default: []].append(position)
            if let text = entry.record.text { names[text, default: []].append(position) }
            if let identifier = entry.record.identifier, identifier != entry.record.text {
                names[identifier, default: []].append(position)
            }
        }
        self.kinds = kinds
        self.names = names
        arrangements = Self.arrangements(entries)
        presence = snapshot.presence
    }

    private static func preorder(_ root: ViewRecord) -> [Entry] {
        var entries: [Entry] = []
        var waiting: [(record: ViewRecord, parent: Int?)] = [(root, nil)]
        while let (record, parent) = waiting.popLast() {
            let position = entries.count
            entries.append(Entry(record: record, parent: parent, end: position + 1))
            for child in record.children.reversed() { waiting.append((child, position)) }
        }
        for position in entries.indices.reversed() {
            guard let parent = entries[position].parent else { continue }
            entries[parent].end = max(entries[parent].end, entries[position].end)
        }
        return entries
    }

    /// Of each view the views below it that no other view stands between, those in overlays and backgrounds
    /// aside.
    private static func arrangements(_ entries: [Entry]) -> [Int: [Int]] {
        var arrangements: [Int: [Int]] = [:]
        // By position: the view around it; nil where an overlay or background or nothing is.
        var around: [Int?] = []
        around.reserveCapacity(entries.count)
        for (position, entry) in entries.enumerated() {
            let parent = entry.parent
            let isInView = parent.map { entries[$0].record.role == .view } ?? false
            let view = entry.record.role == .attachment ? nil : isInView ? parent : parent.flatMap { around[$0] }
            around.append(view)
            if let view, entry.record.role == .view { arrangements[view, default: []].append(position) }
        }
        return arrangements
    }

    // MARK: - Structure

    /// The direct children, whatever their role.
    func children(of position: Int) -> [Int] {
        var result: [Int] = []
        var child = position + 1
        while child < entries[position].end {
            result.append(child)
            child = entries[child].end
        }
        return result
    }

    /// The views a container arranges, seen through modifiers, `Group`, `ForEach` and `if`. Overlays and
    /// backgrounds are not among them.
    func arranged(by position: Int) -> [Int] {
        directlyArranged(by: container(position))
    }

    /// The view that does the arranging: below a modifier the view it wraps, below a view with a body what
    /// the body made.
    func container(_ position: Int) -> Int {
        var position = position
        while entries[position].record.isSeenThrough {
            let inner = directlyArranged(by: position)
            guard inner.count == 1 else { break }
            position = inner[0]
        }
        return position
    }

    private func directlyArranged(by position: Int) -> [Int] {
        if entries[position].record.role == .view { return arrangements[position] ?? [] }
        var result: [Int] = []
        var waiting = Array(children(of: position).reversed())
        while let position = waiting.popLast() {
            switch entries[position].record.role {
            case .view: result.append(position)
            case .modifier, .composite: waiting.append(contentsOf: children(of: position).reversed())
            case .attachment: break
            }
        }
        return result
    }
}

extension ViewRecord {
    /// Whether what the record holds counts as standing in its place. An overlay's or background's record may be
    /// of a view, a modifier or a view with a body; only views that arrange others have an axis.
    fileprivate var isSeenThrough: Bool { role != .view && (role != .attachment || axis == nil) }
}
