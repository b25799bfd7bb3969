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

    /// The platform ignores a frame's length that cannot be one, and says so.
    private func valid(_ length: CGFloat?, _ name: String, _ inputs: _ViewInputs) -> Double? {
        guard let length else { return nil }
        if length >= 0, length.isFinite { return Double(length) }
        inputs.graph.warn("frame(\(name): \(length)) is ignored: a length is finite and not negative")
        return nil
    }
}

nonisolated struct FlexibleFrame: BoxModifier {
    let width: LengthLimits
    let height: LengthLimits
    let alignment: Alignment

    static let kind = "frame"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> FlexibleFrameNode {
        FlexibleFrameNode(child, width: width, height: height, alignment: alignment.guides)
    }

    func update(_ node: FlexibleFrameNode, _ inputs: _ViewInputs) {
        node.width = width
        node.height = height
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
                width: LengthLimits(minimum: number(minWidth), ideal: number(idealWidth), maximum: number(maxWidth)),
                height: LengthLimits(
                    minimum: number(minHeight), ideal: number(idealHeight), maximum: number(maxHeight)),
                alignment: alignment))
    }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        boxed(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

nonisolated private func number(_ length: CGFloat?) -> Double? {
    length.flatMap { $0.isNaN ? nil : Double($0) }
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
