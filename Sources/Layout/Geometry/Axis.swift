/// One of the two directions in which things are laid out.
public enum Axis: UInt8, Equatable, Hashable, Sendable {
    case horizontal
    case vertical

    public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
