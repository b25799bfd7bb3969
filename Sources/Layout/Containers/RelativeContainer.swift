/// A container that frames inside can be relative to: the window, a scroll view. (Apple:
/// `containerRelativeFrame`.)
///
/// Its size is known while it is measured, so the frames that depend on it are told when it changes.
public final class RelativeContainer {
    /// Less what the system covers, in points.
    public private(set) var size: Size
    private var dependents: [ObjectIdentifier: LayoutNode] = [:]

    public init(size: Size) {
        self.size = size
    }

    public func resize(_ size: Size) {
        if size == self.size { return }
        self.size = size
        for node in dependents.values { node.invalidate() }
    }

    func add(_ node: LayoutNode) { dependents[ObjectIdentifier(node)] = node }
}

/// A frame whose lengths are a container's.
public final class RelativeFrameNode: UnaryNode {
    private let container: RelativeContainer
    /// The frame's length on an axis for the container's; nil leaves the axis to the child.
    public var length: (Double, Axis) -> Double? {
        didSet { invalidate() }
    }
    public var alignment: GuidePair {
        didSet { if alignment != oldValue { invalidate() } }
    }

    public init(
        _ child: LayoutNode, in container: RelativeContainer, alignment: GuidePair,
        length: @escaping (Double, Axis) -> Double?
    ) {
        self.container = container
        self.alignment = alignment
        self.length = length
        super.init(child)
        container.add(self)
    }

    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(
            width: length(container.size.width, .horizontal) ?? proposal.width,
            height: length(container.size.height, .vertical) ?? proposal.height)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        let width = length(container.size.width, .horizontal)
        let height = length(container.size.height, .vertical)
        if let width, let height { return Size(width: width, height: height) }
        let inner = child.size(childProposal(proposal, .zero))
        return Size(width: width ?? inner.width, height: height ?? inner.height)
    }

    public override func childOrigin(_ proposal: Proposal, _ size: Size) -> Point {
        aligned(child.dimensions(childProposal(proposal, size)), in: size, proposal, alignment)
    }

    public override var spacing: SpacingPreferences { .box }
}
