/// A window onto content that may be longer than it. (Apple: `ScrollView`.)
///
/// It offers its content nil along its axes; along them it takes what it is offered, across it is as wide as
/// its content.
public final class ScrollViewNode: UnaryNode {
    public let scrollsHorizontally: Bool
    public let scrollsVertically: Bool
    /// The scroll view as a container that frames inside are relative to.
    public let container = RelativeContainer(size: .zero)
    /// How far the content is scrolled, in points from its leading and top edge; 0 at rest at the beginning.
    public private(set) var contentOffset = Point.zero
    /// Room inside of the window that the content begins and ends with, in points; `left` is the leading edge.
    public var margins = Insets.zero {
        didSet { if margins != oldValue { invalidate() } }
    }
    public var anchors = ScrollAnchors()
    /// The content's size when it was last placed, without the margins.
    public private(set) var contentSize = Size.zero
    /// What of the content can be seen, in the tree's coordinates: the frame, and what lies under the bars it
    /// touches.
    public private(set) var reach = Rect.zero
    /// What covers the window at its edges, in points.
    public private(set) var covered = Insets.zero

    /// What is left of the safe area for the content.
    public let source = SafeRegionSource(SafeRegion(outer: .zero, safe: .zero))

    /// Whether the place in the content is still the one that `anchors` names for the beginning.
    private var isAtInitialAnchor = true
    private var lastWindow = Size.zero
    private var hasBeenPlaced = false

    public init(_ content: LayoutNode, horizontal: Bool, vertical: Bool) {
        scrollsHorizontally = horizontal
        scrollsVertically = vertical
        super.init(content)
    }

    public func scrolls(_ axis: Axis) -> Bool { axis == .horizontal ? scrollsHorizontally : scrollsVertically }

    /// The window less the margins, in points.
    public var window: Size {
        Size(width: frame.width - margins.horizontal, height: frame.height - margins.vertical).atLeastZero
    }

    /// How far the content can be scrolled on an axis, in points, as far as its length is known.
    public func maximumOffset(_ axis: Axis) -> Double {
        scrolls(axis) ? max(contentSize[axis] - window[axis], 0) : 0
    }

    /// Scrolls the content; the next layout keeps the offset within the content.
    public func scroll(to offset: Point) {
        isAtInitialAnchor = false
        contentOffset = offset
    }

    /// The first layout is over: later changes of the content's size are changes.
    public func endInitialPlacement() {
        if anchors.sizeChanges == nil { isAtInitialAnchor = false }
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        let inner = less(proposal)
        container.resize(inner.replacingUnspecified(by: container.size))
        if let width = proposal.width, let height = proposal.height, scrollsHorizontally, scrollsVertically {
            return Size(width: width, height: height).atLeastZero
        }
        let content = child.size(offer(inner))
        return Size(
            width: scrollsHorizontally ? proposal.width ?? content.width : content.width + margins.horizontal,
            height: scrollsVertically ? proposal.height ?? content.height : content.height + margins.vertical
        ).atLeastZero
    }

    private func less(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: proposal.width.map { max($0 - margins.horizontal, 0) },
            height: proposal.height.map { max($0 - margins.vertical, 0) })
    }

    /// nil along the axes that scroll.
    private func offer(_ inner: Proposal) -> Proposal {
        Proposal(width: scrollsHorizontally ? nil : inner.width, height: scrollsVertically ? nil : inner.height)
    }

    public override func childProposal(_ proposal: Proposal, _ size: Size) -> Proposal { offer(less(proposal)) }

    public override func placeContent(_ pass: LayoutPass) {
        let window = window
        container.resize(window)
        let (outside, viewport) = (pass.visible, pass.viewport)
        covered = pass.region.insets(of: frame)
        reach = pass.region.reaching(frame)
        pass.visible = reach.intersection(outside)
        pass.viewport = frame
        // Across its axes the content is offered what the scroll view has become.
        let offer = offer(Proposal(window))
        let size = child.size(offer)
        settleOffset(content: size, window: window)
        pass.within(regionInside(pass.region), source) {
            placeChild(
                child, x: margins.left - contentOffset.x + room(.horizontal, size, window),
                y: margins.top - contentOffset.y + room(.vertical, size, window), offer, pass)
        }
        (pass.visible, pass.viewport) = (outside, viewport)
    }

    /// The scroll view itself has put its content where nothing covers it: along its axes nothing is left to reach
    /// under.
    private func regionInside(_ region: SafeRegion) -> SafeRegion {
        var outer = region.outer
        if scrollsHorizontally {
            outer.origin.x = region.safe.minX
            outer.size.width = region.safe.width
        }
        if scrollsVertically {
            outer.origin.y = region.safe.minY
            outer.size.height = region.safe.height
        }
        return SafeRegion(outer: outer, safe: region.safe)
    }

    /// Where content lies that is smaller than the window.
    private func room(_ axis: Axis, _ content: Size, _ window: Size) -> Double {
        guard scrolls(axis), let anchor = anchors.alignment else { return 0 }
        return max(window[axis] - content[axis], 0) * anchor[axis]
    }

    /// Keeps the offset within the content, and at its anchor where it has one.
    private func settleOffset(content: Size, window: Size) {
        let (oldContent, oldWindow) = (contentSize, lastWindow)
        let oldOffset = contentOffset
        contentSize = content
        lastWindow = window
        for axis in [Axis.horizontal, .vertical] {
            let maximum = maximumOffset(axis)
            if isAtInitialAnchor {
                contentOffset[axis] = maximum * (anchors.initial?[axis] ?? 0)
            } else if let anchor = anchors.sizeChanges, hasBeenPlaced,
                oldContent[axis] != content[axis] || oldWindow[axis] != window[axis]
            {
                let before = max(oldContent[axis] - oldWindow[axis], 0) * anchor[axis]
                if abs(oldOffset[axis] - before) < 1 { contentOffset[axis] = maximum * anchor[axis] }
            }
            contentOffset[axis] = min(max(contentOffset[axis], 0), maximum)
        }
        hasBeenPlaced = true
    }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? { nil }

    public override var spacing: SpacingPreferences { .box }
}

/// Where a scroll view begins, what it keeps in place when a size changes, and where content lies that is smaller
/// than it: points from 0 to 1 of width and height. (Apple: `defaultScrollAnchor(_:for:)`.)
public struct ScrollAnchors: Equatable, Sendable {
    public var initial: Point?
    public var sizeChanges: Point?
    public var alignment: Point?

    public init(initial: Point? = nil, sizeChanges: Point? = nil, alignment: Point? = nil) {
        self.initial = initial
        self.sizeChanges = sizeChanges
        self.alignment = alignment
    }
}
