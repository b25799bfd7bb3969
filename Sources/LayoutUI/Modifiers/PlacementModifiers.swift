import Layout

nonisolated struct Offset: BoxModifier {
    let x: CGFloat
    let y: CGFloat
    static let kind = "offset"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> OffsetNode {
        OffsetNode(child, offset: point(inputs))
    }

    func update(_ node: OffsetNode, _ inputs: _ViewInputs) { node.offset = point(inputs) }

    private func point(_ inputs: _ViewInputs) -> Point {
        Point(x: inputs.finite(x, "offset(x: \(x))"), y: inputs.finite(y, "offset(y: \(y))"))
    }
}

nonisolated struct Position: BoxModifier {
    let x: CGFloat
    let y: CGFloat
    static let kind = "position"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> PositionNode {
        PositionNode(child, position: point(inputs))
    }

    func update(_ node: PositionNode, _ inputs: _ViewInputs) { node.position = point(inputs) }

    private func point(_ inputs: _ViewInputs) -> Point {
        Point(x: inputs.finite(x, "position(x: \(x))"), y: inputs.finite(y, "position(y: \(y))"))
    }
}

/// How a view fills a box of another shape. (Apple: `ContentMode`.)
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

nonisolated struct AspectRatio: BoxModifier {
    let ratio: CGFloat?
    let mode: ContentMode
    static let kind = "aspectRatio"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> AspectRatioNode {
        AspectRatioNode(child, ratio: checked(inputs), mode: mode == .fit ? .fit : .fill)
    }

    func update(_ node: AspectRatioNode, _ inputs: _ViewInputs) {
        node.ratio = checked(inputs)
        node.mode = mode == .fit ? .fit : .fill
    }

    /// Nothing has the shape of a ratio that is not above 0: the view's own shape counts then.
    private func checked(_ inputs: _ViewInputs) -> Double? {
        guard let ratio else { return nil }
        if ratio > 0, ratio.isFinite { return Double(ratio) }
        inputs.graph.warnOfView("aspectRatio(\(ratio))", "is ignored: a ratio is finite and above 0")
        return nil
    }
}

nonisolated struct AlignmentGuideModifier: BoxModifier {
    let guide: AlignmentGuide
    let value: (ViewDimensions) -> CGFloat
    static let kind = "alignmentGuide"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> AlignmentGuideNode {
        AlignmentGuideNode(child, guide, value: checked(inputs))
    }

    func update(_ node: AlignmentGuideNode, _ inputs: _ViewInputs) {
        node.value = checked(inputs)
    }

    /// The author's closure. Where it gives no number the guide's default counts.
    private func checked(_ inputs: _ViewInputs) -> (Dimensions) -> Double {
        let (value, guide, graph) = (value, guide, inputs.graph)
        let view = graph.subject?.title ?? "a view"
        return { dimensions in
            let place = Double(value(ViewDimensions(dimensions)))
            if place.isFinite { return place }
            graph.warn("alignmentGuide of \(view) gave \(place), which is ignored: a length is finite")
            return guide.defaultValue(dimensions)
        }
    }
}

nonisolated struct IgnoresSafeArea: BoxModifier {
    let edges: Edge.Set
    let source: SafeRegionSource
    static let kind = "ignoresSafeArea"

    func makeNode(_ child: LayoutNode, _ inputs: _ViewInputs) -> IgnoresSafeAreaNode {
        let node = IgnoresSafeAreaNode(child, edges: edges.physical(inputs.environment))
        node.source = source
        return node
    }

    func update(_ node: IgnoresSafeAreaNode, _ inputs: _ViewInputs) {
        node.edges = edges.physical(inputs.environment)
    }
}

nonisolated extension Edge.Set {
    /// Left and right for leading and trailing.
    func physical(_ environment: EnvironmentValues) -> IgnoresSafeAreaNode.Edges {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        var edges: IgnoresSafeAreaNode.Edges = []
        if contains(.top) { edges.insert(.top) }
        if contains(.bottom) { edges.insert(.bottom) }
        if contains(.leading) { edges.insert(isRightToLeft ? .right : .left) }
        if contains(.trailing) { edges.insert(isRightToLeft ? .left : .right) }
        return edges
    }
}

/// Which parts of the safe area are meant. (Apple: `SafeAreaRegions`.)
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { boxed(Offset(x: x, y: y)) }
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { boxed(Position(x: x, y: y)) }
    public func position(_ point: CGPoint) -> some View { position(x: point.x, y: point.y) }

    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        boxed(AspectRatio(ratio: ratio, mode: contentMode))
    }

    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        boxed(AlignmentGuideModifier(guide: guide.guide, value: computeValue))
    }

    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        boxed(AlignmentGuideModifier(guide: guide.guide, value: computeValue))
    }

    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        // Nothing is typed here, so that a keyboard covers nothing.
        SafeRegionScope(content: self) { source in
            IgnoresSafeArea(edges: regions.contains(.container) ? edges : [], source: source)
        }
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
