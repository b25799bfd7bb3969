/// Lets its child reach under the safe areas that the node touches. (Apple: `ignoresSafeArea`.)
public final class IgnoresSafeAreaNode: UnaryNode {
    /// Which edges, physically.
    public struct Edges: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let top = Edges(rawValue: 1)
        public static let left = Edges(rawValue: 2)
        public static let bottom = Edges(rawValue: 4)
        public static let right = Edges(rawValue: 8)
        public static let all: Edges = [.top, .left, .bottom, .right]
    }

    public var edges: Edges
    /// What is left of the safe area for what is inside.
    public var source = SafeRegionSource(SafeRegion(outer: .zero, safe: .zero))

    public init(_ child: LayoutNode, edges: Edges) {
        self.edges = edges
        super.init(child)
    }

    public override func placeContent(_ pass: LayoutPass) {
        let area = pass.region.reaching(frame, edges: edges)
        let offer = Proposal(
            width: placedProposal.width.map { $0 + area.width - frame.width },
            height: placedProposal.height.map { $0 + area.height - frame.height })
        let size = child.size(offer)
        pass.within(pass.region.ignoring(edges, at: frame), source) {
            child.place(at: Point(x: area.midX - size.width / 2, y: area.midY - size.height / 2), offer, pass)
        }
    }
}
