import Layout

/// What a view is offered. (Apple: `ProposedViewSize`.)
nonisolated public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    init(_ proposal: Proposal) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    var proposal: Proposal { Proposal(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}

nonisolated extension Size {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
    var cgSize: CGSize { CGSize(width: width, height: height) }
}

nonisolated extension Rect {
    var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
    init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
