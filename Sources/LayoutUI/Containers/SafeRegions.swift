import Layout

/// A view with a modifier that changes what of its surroundings is covered, for those inside.
nonisolated struct SafeRegionScope<Content: View, Modifier: BoxModifier>: PrimitiveView {
    let content: Content
    /// The modifier's node reports to the source what it leaves.
    let modifier: (SafeRegionSource) -> Modifier

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        let source = SafeRegionSource(SafeRegion(outer: .zero, safe: .zero))
        return PassingNode(
            view, inputs, content: { $0.content.boxed($0.modifier(source)) },
            passing: { _, inputs in
                var inputs = inputs
                inputs.environment.safeRegion = source
                return inputs
            })
    }
}

nonisolated struct SafeAreaPadding: BoxModifier {
    /// As for `padding`.
    static let defaultLength = Padding.defaultLength

    let insets: EdgeInsets
    let source: SafeRegionSource
    static let kind = "safeAreaPadding"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> SafeAreaPaddingNode {
        let node = SafeAreaPaddingNode(child, insets: insets.insets)
        node.source = source
        return node
    }

    func update(_ node: SafeAreaPaddingNode, _ inputs: _ViewInputs) { node.insets = insets.insets }
}

nonisolated extension EnvironmentValues {
    private enum SafeRegionKey: EnvironmentKey {
        static var defaultValue: SafeRegionSource? { nil }
    }

    /// What the nearest container leaves of the safe area; nil is the window.
    var safeRegion: SafeRegionSource? {
        get { self[SafeRegionKey.self] }
        set { self[SafeRegionKey.self] = newValue }
    }

    /// What covers the surroundings of a rectangle at the edges at which it touches that, in points.
    func covered(at frame: Rect) -> Insets {
        if let safeRegion { return safeRegion.region.insets(of: frame) }
        let safe = Rect(origin: .zero, size: device.safeSize)
        let screen = Rect(
            x: -device.safeArea.left, y: -device.safeArea.top, width: safe.width + device.safeArea.horizontal,
            height: safe.height + device.safeArea.vertical)
        return SafeRegion(outer: screen, safe: safe).insets(of: frame)
    }
}
