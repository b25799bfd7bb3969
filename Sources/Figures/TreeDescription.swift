import Layout
import Snapshot

/// A layout in words, for those who do not see the figure.
enum TreeDescription {
    /// A longer list helps nobody who listens to it.
    static let limit = 40

    static func title(_ snapshot: LayoutSnapshot) -> String {
        "\(name(snapshot.root)) laid out in \(size(snapshot.offered)) points"
    }

    /// The tree in preorder: kind, text, size and place of each view, in points.
    static func text(_ snapshot: LayoutSnapshot) -> String {
        var sentences: [String] = []
        var count = 0
        append(snapshot.root, depth: 0, to: &sentences, count: &count)
        if count > limit { sentences.append("And \(count - limit) more.") }
        return sentences.joined(separator: " ")
    }

    private static func append(
        _ record: ViewRecord, depth: Int, to sentences: inout [String], count: inout Int
    ) {
        count += 1
        if count <= limit {
            let frame = record.frame
            let place = "at \(number(frame.minX, decimals: 1)), \(number(frame.minY, decimals: 1))"
            let level = depth == 0 ? "" : "level \(depth + 1), "
            sentences.append("\(name(record)): \(level)\(size(frame.size)) \(place).")
        }
        for child in record.children { append(child, depth: depth + 1, to: &sentences, count: &count) }
    }

    private static func name(_ record: ViewRecord) -> String {
        if let text = record.text { return "\(record.kind) “\(text)”" }
        return record.kind
    }

    private static func size(_ size: Size) -> String {
        "\(number(size.width, decimals: 1)) by \(number(size.height, decimals: 1))"
    }
}
