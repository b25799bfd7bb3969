import Layout

/// A place of a view that another one can ask for in its own coordinates. (Apple: `Anchor`.)
public struct Anchor<Value> {
    /// Which place. (Apple: `Anchor.Source`.)
    public struct Source {
        let value: (Rect) -> Value
        /// The place, with (dx, dy) taken off.
        let moved: (Value, Double, Double) -> Value
    }

    let source: Source
    let node: LayoutNode?

    /// The place in the coordinates of a frame of the tree.
    func value(in frame: Rect) -> Value {
        source.moved(source.value(node?.frame ?? .zero), frame.minX, frame.minY)
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(value: \.cgRect) { $0.offsetBy(dx: CGFloat(-$1), dy: CGFloat(-$2)) }
    }
}

extension Anchor.Source where Value == CGPoint {
    private static func point(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            value: {
                let point = $0.point(unit)
                return CGPoint(x: point.x, y: point.y)
            },
            moved: { CGPoint(x: $0.x - CGFloat($1), y: $0.y - CGFloat($2)) })
    }

    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { self.point(point) }
    public static var topLeading: Anchor<CGPoint>.Source { point(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { point(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { point(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { point(.leading) }
    public static var center: Anchor<CGPoint>.Source { point(.center) }
    public static var trailing: Anchor<CGPoint>.Source { point(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { point(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { point(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { point(.bottomTrailing) }
}
