import Layout
import Snapshot

nonisolated extension LayoutReason {
    /// What a placed node can tell; nil of one that does nothing that the sizes do not show.
    init?(of node: LayoutNode) {
        switch node {
        case let stack as StackNode: self = .division(of: stack)
        case is DepthStackNode: self = .pile
        case let frame as FixedFrameNode: self = .frame(width: frame.width, height: frame.height)
        case let frame as FlexibleFrameNode:
            self = .flexibleFrame(width: Limits(frame.width), height: Limits(frame.height))
        case let padding as PaddingNode: self = .padding(padding.insets)
        case let fixed as FixedSizeNode: self = .fixedSize(horizontal: fixed.horizontal, vertical: fixed.vertical)
        case let ratio as AspectRatioNode: self = .aspectRatio(ratio.ratio, fills: ratio.mode == .fill)
        case let moved as OffsetNode: self = .offset(moved.offset)
        case let placed as PositionNode: self = .position(placed.position)
        case is AttachmentNode: self = .host
        case let spacer as SpacerNode:
            self = .spacer(
                minimum: spacer.minimum, axis: spacer.axis.map { $0 == .horizontal ? .horizontal : .vertical })
        case is FlexibleNode: self = .flexible
        case is TextNode: self = .text
        case let scroll as ScrollViewNode:
            self = .scroll(horizontal: scroll.scrollsHorizontally, vertical: scroll.scrollsVertically)
        case let stack as LazyStackNode: self = .lazyStack(stack.axis == .horizontal ? .horizontal : .vertical)
        case is GeometryNode: self = .geometry
        case let fits as ViewThatFitsNode:
            guard let shown = fits.shown else { return nil }
            self = .fits(
                shown: shown, of: fits.alternatives.count, horizontal: fits.fitsHorizontally,
                vertical: fits.fitsVertically)
        default: return nil
        }
    }

    private static func division(of node: StackNode) -> LayoutReason {
        let account = node.account()
        return .stack(
            gaps: Array(account.gaps),
            turns: account.turns.map { turn in
                Turn(
                    child: turn.child, priority: turn.priority.isFinite ? turn.priority : nil,
                    minimum: turn.minimum, maximum: turn.maximum.isFinite ? turn.maximum : nil,
                    available: turn.available, sharers: turn.sharers, kept: turn.kept, offered: turn.offered,
                    took: turn.took)
            })
    }
}

nonisolated extension LayoutReason.Limits {
    fileprivate init(_ limits: LengthLimits) {
        let isEndless = limits.maximum == .infinity
        self.init(
            minimum: limits.minimum, ideal: limits.ideal, maximum: isEndless ? nil : limits.maximum,
            isEndless: isEndless)
    }
}
