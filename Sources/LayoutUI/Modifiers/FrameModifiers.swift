import Layout

nonisolated struct FixedFrame: BoxModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    static let kind = "frame"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> FixedFrameNode {
        FixedFrameNode(
            child, width: valid(width, "width", inputs), height: valid(height, "height", inputs),
            alignment: alignment.guides)
    }

    func update(_ node: FixedFrameNode, _ inputs: _ViewInputs) {
        node.width = valid(width, "width", inputs)
        node.height = valid(height, "height", inputs)
        node.alignment = alignment.guides
    }

    private func valid(_ length: CGFloat?, _ name: String, _ inputs: _ViewInputs) -> Double? {
        inputs.length(length, "frame(\(name): \(length ?? 0))")
    }
}

/// What a flexible frame is given for an axis, in points.
nonisolated struct GivenLimits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    /// `Width` or `Height`.
    let axis: String

    /// The limits that can be ones. The platform warns of the others, and of limits that contradict each other.
    func engine(_ inputs: _ViewInputs) -> LengthLimits {
        let (low, middle) = (check(minimum, "min", inputs), check(ideal, "ideal", inputs))
        let high = maximum == .infinity ? .infinity : check(maximum, "max", inputs)
        if (low ?? 0) > (high ?? .infinity) || (middle ?? 0) > (high ?? .infinity) || (low ?? 0) > (middle ?? .infinity)
        {
            inputs.graph.warnOfView(
                "frame", "has limits that contradict each other: min\(axis), ideal\(axis), max\(axis)")
        }
        return LengthLimits(minimum: low, ideal: middle, maximum: high)
    }

    private func check(_ length: CGFloat?, _ name: String, _ inputs: _ViewInputs) -> Double? {
        inputs.length(length, "frame(\(name)\(axis): \(length ?? 0))")
    }
}

nonisolated struct FlexibleFrame: BoxModifier {
    let width: GivenLimits
    let height: GivenLimits
    let alignment: Alignment

    static let kind = "frame"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> FlexibleFrameNode {
        FlexibleFrameNode(
            child, width: width.engine(inputs), height: height.engine(inputs), alignment: alignment.guides)
    }

    func update(_ node: FlexibleFrameNode, _ inputs: _ViewInputs) {
        node.width = width.engine(inputs)
        node.height = height.engine(inputs)
        node.alignment = alignment.guides
    }
}

nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        boxed(FixedFrame(width: width, height: height, alignment: alignment))
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        boxed(
            FlexibleFrame(
                width: GivenLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth, axis: "Width"),
                height: GivenLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight, axis: "Height"),
                alignment: alignment))
    }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        boxed(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

nonisolated struct FixedSize: BoxModifier {
    let horizontal: Bool
    let vertical: Bool

    static let kind = "fixedSize"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> FixedSizeNode {
        FixedSizeNode(child, horizontal: horizontal, vertical: vertical)
    }

    func update(_ node: FixedSizeNode, _ inputs: _ViewInputs) {
        node.horizontal = horizontal
        node.vertical = vertical
    }
}
