import Layout

/// Finds the view that a length without an end comes from.
///
/// Single lengths are checked where authors give them; sums of them can still leave the numbers.
nonisolated enum EndlessLengths {
    /// What is wrong with the frames of a tree that has been laid out; nil if all are finite.
    static func complaint(about root: LayoutElement) -> String? {
        guard let outer = first(in: root) else { return nil }
        // Views inside mostly are endless because they were offered what the outer one became, or it because of them.
        var inner = outer
        while let next = inner.children().lazy.compactMap(first).first { inner = next }
        let size = outer.node.frame.size
        let within = inner.title == outer.title ? "" : " (\(inner.description) is in it)"
        return "\(outer.description)\(within) cannot be placed: it comes to \(size.width) × \(size.height) points"
    }

    private static func first(in element: LayoutElement) -> LayoutElement? {
        let frame = element.node.frame
        if !(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite) {
            return element
        }
        return element.children().lazy.compactMap(first).first
    }
}
