/// Puts a view at an edge and takes its length, and a gap, from what the content gets. (Apple:
/// `safeAreaInset(edge:alignment:spacing:content:)`.)
///
/// The inset is offered what is left after the content's minimum, the content the rest. (engine.md,
/// section 3.)
public final class SafeAreaInsetNode: UnaryNode {
    public let inset: LayoutNode
    public let axis: Axis
    /// Whether the inset is at the axis' end: bottom or trailing.
    public let isAtEnd: Bool
    /// Of the inset and the content, across the axis.
    public var alignment: AlignmentGuide
    /// Between inset and content, in points; nil asks the two.
    public var givenSpacing: Double? {
        didSet { if givenSpacing != oldValue { invalidate() } }
    }

    public init(
        _ content: LayoutNode, inset: LayoutNode, axis: Axis, isAtEnd: Bool, alignment: AlignmentGuide,
        spacing: Double?
    ) {
        self.inset = inset
        self.axis = axis
        self.isAtEnd = isAtEnd
        self.alignment = alignment
        givenSpacing = spacing
        super.init(content)
        adopt(inset)
    }

    /// What the inset leaves, as the safe area of the content.
    public var source = SafeRegionSource(SafeRegion(outer: .zero, safe: .zero))

    private var gap: Double {
        if let givenSpacing { return givenSpacing }
        return isAtEnd
            ? child.spacing.distance(to: inset.spacing, along: axis)
            : inset.spacing.distance(to: child.spacing, along: axis)
    }

    private func offers(_ proposal: Proposal) -> (inset: Proposal, content: Proposal) {
        guard let length = proposal[axis] else { return (proposal, proposal) }
        let across = proposal[axis.other]
        let minimum = child.size(Proposal(along: axis, 0, across: across))[axis]
        let insetOffer = Proposal(along: axis, max(length - gap - minimum, 0), across: across)
        let taken = inset.size(insetOffer)[axis]
        return (insetOffer, Proposal(along: axis, max(length - gap - taken, 0), across: across))
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        let offers = offers(proposal)
        let content = child.size(offers.content)
        let inset = inset.size(offers.inset)
        return Size(
            along: axis, content[axis] + gap + inset[axis], across: max(content[axis.other], inset[axis.other]))
    }

    public override func placeContent(_ pass: LayoutPass) {
        let offers = offers(placedProposal)
        let main = child.dimensions(offers.content)
        let content = main.size
        let dimensions = inset.dimensions(offers.inset)
        // The content is in the middle, the inset lines up with it.
        let contentAcross = (frame.size[axis.other] - content[axis.other]) / 2
        let across = contentAcross + main[alignment] - dimensions[alignment]
        let insetStart = isAtEnd ? content[axis] + gap : 0
        let contentStart = isAtEnd ? 0 : dimensions.size[axis] + gap
        // What is inside may reach under the inset, as under any other bar.
        let taken = dimensions.size[axis] + gap
        var covered = Insets.zero
        switch (axis, isAtEnd) {
        case (.vertical, false): covered.top = taken
        case (.vertical, true): covered.bottom = taken
        case (.horizontal, false): covered.left = taken
        case (.horizontal, true): covered.right = taken
        }
        let region = pass.region.inside(frame, insets: covered.mirrored(isRightToLeft))
        pass.within(region, source) {
            placeChild(
                child, x: axis == .horizontal ? contentStart : contentAcross,
                y: axis == .vertical ? contentStart : contentAcross,
                offers.content, pass)
        }
        placeChild(
            inset, x: axis == .horizontal ? insetStart : across, y: axis == .vertical ? insetStart : across,
            offers.inset, pass)
    }

    public override var spacing: SpacingPreferences { .box }
}
