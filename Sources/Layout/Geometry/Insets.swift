/// Distances from the four edges inwards, in points. Left and right are physical, not leading and trailing:
/// the reading direction has been applied before a length gets here.
public struct Insets: Equatable, Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    public var horizontal: Double { left + right }
    public var vertical: Double { top + bottom }
}

extension Insets {
    /// With left and right exchanged: from leading and trailing to physical edges, where reading goes the other way.
    func mirrored(_ isMirrored: Bool) -> Insets {
        isMirrored ? Insets(top: top, left: right, bottom: bottom, right: left) : self
    }

    /// The sum of both edges on an axis.
    func along(_ axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
    /// The edge at an axis' beginning.
    func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
}
