/// A container with bars at its top and bottom: they become part of the safe area of what is inside. (Apple:
/// `NavigationStack`, `TabView`.)
///
/// It takes what it is offered. The content is offered what the bars leave, and is in the middle of it.
public final class BarsNode: UnaryNode {
    /// The heights of the bars, in points.
    public var top: Double {
        didSet { if top != oldValue { invalidate() } }
    }
    public var bottom: Double {
        didSet { if bottom != oldValue { invalidate() } }
    }

    /// What the bars leave, as a container that frames inside are relative to.
    public let container = RelativeContainer(size: .zero)
    /// What the bars leave, as the safe area of what is inside.
    public let source = SafeRegionSource(SafeRegion(outer: .zero, safe: .zero))

    public init(_ content: LayoutNode, top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
        super.init(content)
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        container.resize(childProposal(proposal, .zero).replacingUnspecified(by: container.size))
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        let content = child.size(childProposal(proposal, .zero))
        return Size(
            width: proposal.width ?? content.width, height: proposal.height ?? (content.height + top + bottom))
    }

    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
        Proposal(width: proposal.width, height: proposal.height.map { max($0 - top - bottom, 0) })
    }

    public override func placeContent(_ pass: LayoutPass) {
        let offer = childProposal(Proposal(width: frame.width, height: frame.height), frame.size)
        container.resize(Size(width: frame.width, height: max(frame.height - top - bottom, 0)))
        let inner = child.size(offer)
        let bars = Insets(top: top, left: 0, bottom: bottom, right: 0)
        pass.within(pass.region.inside(frame, insets: bars), source) {
            placeChild(
                child, x: (frame.width - inner.width) / 2,
                y: top + (frame.height - top - bottom - inner.height) / 2, offer, pass)
        }
    }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? { nil }

    public override var spacing: SpacingPreferences { .box }
}
