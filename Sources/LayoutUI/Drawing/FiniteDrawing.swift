import Snapshot

// What authors give to drawing modifiers is not checked where they write it: an animation or a proxy works it out. What is no
// number, or has no end, is left out when the view is drawn, with the view's name; no layout depends on it.

nonisolated extension LayerEffect {
    /// Whether all of its numbers can be drawn.
    var isFinite: Bool { complaint.isEmpty }

    /// What cannot be drawn, in a word; empty if all can.
    var complaint: String {
        if let opacity, !opacity.isFinite { return "the opacity" }
        if let transform, !transform.allSatisfy(\.isFinite) { return "the scale, rotation or transform" }
        if let shadow, ![shadow.radius, shadow.x, shadow.y].allSatisfy(\.isFinite) { return "the shadow" }
        if let filters, !filters.allSatisfy(\.isFinite) { return "the blur or color effect" }
        return ""
    }
}

nonisolated extension ColorFilter {
    fileprivate var isFinite: Bool {
        switch self {
        case .blur(let value), .brightness(let value), .contrast(let value), .saturation(let value),
            .hueRotation(let value):
            value.isFinite
        default: true
        }
    }
}

nonisolated extension DrawingCommand {
    var isFinite: Bool {
        if case .stroke(_, _, let style) = self { return style.width.isFinite }
        return true
    }
}
