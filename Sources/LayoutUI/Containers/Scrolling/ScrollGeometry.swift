import Layout

/// What a scroll view shows of its content. (Apple: `ScrollGeometry`.)
nonisolated public struct ScrollGeometry: Equatable, Sendable {
    /// The visible rectangle's corner in the content: at rest under a bar it is negative by the bar's height.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// What covers the scroll view at its edges, and the content's margins.
    public var contentInsets: EdgeInsets
    /// The scroll view's size, with what it shows under the bars.
    public var containerSize: CGSize

    public init(
        contentOffset: CGPoint = .zero, contentSize: CGSize = .zero, contentInsets: EdgeInsets = EdgeInsets(),
        containerSize: CGSize = .zero
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible rectangle within the insets.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
}

/// What a scroll view is doing. (Apple: `ScrollPhase`.)
nonisolated public enum ScrollPhase: Equatable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// (Apple: `ScrollPhaseChangeContext`.)
nonisolated public struct ScrollPhaseChangeContext: Sendable {
    public var geometry: ScrollGeometry
    public var velocity: CGVector?
}

/// A direction with a length. (Apple: `CGVector`.)
nonisolated public struct CGVector: Equatable, Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public init() { self.init(dx: 0, dy: 0) }

    public static let zero = CGVector(dx: 0, dy: 0)
}

nonisolated extension ScrollHost {
    var geometry: ScrollGeometry {
        let (covered, margins) = (layout.covered, layout.margins)
        let insets = EdgeInsets(
            top: covered.top + margins.top, leading: (isRightToLeft ? covered.right : covered.left) + margins.left,
            bottom: covered.bottom + margins.bottom,
            trailing: (isRightToLeft ? covered.left : covered.right) + margins.right)
        return ScrollGeometry(
            contentOffset: CGPoint(
                x: CGFloat(layout.contentOffset.x) - insets.leading, y: CGFloat(layout.contentOffset.y) - insets.top),
            contentSize: layout.contentSize.cgSize, contentInsets: insets, containerSize: layout.reach.size.cgSize)
    }
}
