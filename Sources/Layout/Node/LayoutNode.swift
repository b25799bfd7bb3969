/// A box of the layout tree: it answers proposals with sizes, and is placed by its parent.
///
/// Subclasses override `computeSize`, `placeContent` and, where they have any, priority, spacing and explicit
/// alignments. Coordinates handed to `placeChild` are logical: x grows from the leading edge, and is mirrored
/// here when the node reads from right to left.
open class LayoutNode {
    /// The node that asks and places this one. Not retained: a parent owns its children.
    public internal(set) final unowned(unsafe) var parent: LayoutNode?
    /// Where the node was placed, in the tree's coordinates (points, unrounded).
    public final var frame = Rect.zero
    /// What the parent offered when it placed the node.
    public private(set) final var placedProposal = Proposal.unspecified
    /// How often `computeSize` ran: answers from memory are not counted.
    public private(set) final var measures = 0
    /// Whether leading is on the right.
    public final var isRightToLeft = false {
        didSet { if oldValue != isRightToLeft { invalidate() } }
    }
    /// The priority that a modifier gave this node in its stack; nil leaves it to the node's kind.
    public final var givenPriority: Double? {
        didSet { if oldValue != givenPriority { parent?.invalidate() } }
    }

    private final var memo = MeasureMemo()

    public init() {}

    // MARK: What a kind of node decides

    /// The size the node takes when offered `proposal`. Called once per proposal until the node is invalidated.
    open func computeSize(_ proposal: Proposal) -> Size { .zero }

    /// Places the children; `frame` and `placedProposal` are set.
    open func placeContent(_ pass: LayoutPass) {}

    /// In a stack, children of a higher priority are sized first.
    open var ownPriority: Double { 0 }

    /// How far the node wants to be from its neighbours.
    open var spacing: SpacingPreferences { .box }

    /// Where the guide lies in the node if something inside says so; nil leaves it to the guide's default.
    open func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? { nil }

    /// Called when the node's content changed, for what a kind remembers besides sizes.
    open func forget() {}

    // MARK: What parents use

    public final var priority: Double { givenPriority ?? ownPriority }

    /// The node's size for a proposal, from memory where it has answered before.
    @inline(__always)
    public final func size(_ proposal: Proposal) -> Size {
        if let known = memo.answer(to: proposal) { return known }
        return measure(proposal)
    }

    private final func measure(_ proposal: Proposal) -> Size {
        measures += 1
        let size = computeSize(proposal)
        memo.remember(size, for: proposal)
        return size
    }

    /// Takes off the count what was measured since it was so much: for questions that are no part of a layout.
    public final func forgetMeasures(since count: Int) { measures = min(measures, count) }

    /// Size and guides for a proposal.
    @inline(__always)
    public final func dimensions(_ proposal: Proposal) -> Dimensions {
        Dimensions(node: self, proposal: proposal, size: size(proposal))
    }

    /// Places the node with its top-left corner at `origin`, offering it `proposal`.
    public final func place(at origin: Point, _ proposal: Proposal, _ pass: LayoutPass) {
        frame = Rect(origin: origin, size: size(proposal))
        placedProposal = proposal
        placeContent(pass)
    }

    /// Places a child at a point of this node's own coordinates (leading edge, top edge).
    public final func placeChild(
        _ child: LayoutNode, x: Double, y: Double, _ proposal: Proposal, _ pass: LayoutPass
    ) {
        let left = isRightToLeft ? frame.width - x - child.size(proposal).width : x
        child.place(at: Point(x: frame.minX + left, y: frame.minY + y), proposal, pass)
    }

    /// Makes this node the parent of another.
    public final func adopt(_ child: LayoutNode) {
        child.parent = self
    }

    /// Forgets what was measured in this node alone: for a node that another one works with.
    final func forgetAnswers() {
        memo.forget()
    }

    /// Forgets what was measured, here and in all nodes that asked this one.
    public final func invalidate() {
        var node: LayoutNode? = self
        while let current = node {
            current.memo.forget()
            current.forget()
            node = current.parent
        }
    }
}
