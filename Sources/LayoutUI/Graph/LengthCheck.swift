import Layout

// What authors give as lengths. One that cannot be one is left out, with a warning that names the view, as the platform
// does it for frames: nothing that is no number gets into the layout, where it would spread.

nonisolated extension _ViewInputs {
    /// A length that may be negative, in points; 0 in place of one that is no number or has no end.
    ///
    /// - Parameter call: What the author wrote, as `offset(x: nan)`.
    func finite(_ length: CGFloat, _ call: @autoclosure () -> String) -> Double {
        if length.isFinite { return Double(length) }
        graph.warnOfView(call(), "is ignored: a length is finite")
        return 0
    }

    /// A length as a frame takes it, in points; nil in place of one that cannot be one.
    func length(_ length: CGFloat?, _ call: @autoclosure () -> String) -> Double? {
        guard let length else { return nil }
        if length >= 0, length.isFinite { return Double(length) }
        graph.warnOfView(call(), "is ignored: a length is finite and not negative")
        return nil
    }

    /// A spacing as the engine takes it, in points; nil in place of one that is no finite number.
    func spacing(_ length: CGFloat?, of kind: String = "the stack") -> Double? {
        guard let length else { return nil }
        if length.isFinite { return Double(length) }
        graph.warn("\(kind)(spacing: \(length)) is ignored: a length is finite")
        return nil
    }
}

nonisolated extension ViewGraph {
    /// Warns of what an author wrote at the view that is being built.
    func warnOfView(_ call: String, _ complaint: String) {
        let view = subject.map { " of \($0.title)" } ?? ""
        warn("\(call)\(view) \(complaint)")
    }
}

nonisolated extension LayoutElement {
    /// How a message names the view: by its identifier, else the text it shows, else its kind. A modifier is named by
    /// the view it modifies.
    var title: String {
        if let identifier { return "'\(identifier)'" }
        if let text { return "'\(text)'" }
        if role == .modifier, let inner = children().first { return inner.title }
        return kind
    }

    /// What a message says of the box itself: `padding of Color`.
    var description: String { role == .modifier ? "\(kind) of \(title)" : title }
}
