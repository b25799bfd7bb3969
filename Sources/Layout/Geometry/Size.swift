/// A width and a height in points. Either may be infinite where a view answers how large it could become.
public struct Size: Equatable, Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A size from its length on an axis and the length across it.
    @inline(__always)
    public init(along axis: Axis, _ length: Double, across: Double) {
        if axis == .horizontal {
            self.init(width: length, height: across)
        } else {
            self.init(width: across, height: length)
        }
    }

    public static let zero = Size(width: 0, height: 0)

    @inline(__always)
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Size {
    /// Neither length below zero: an offer may be negative, an answer may not.
    var atLeastZero: Size { Size(width: max(width, 0), height: max(height, 0)) }
}
