import Layout
import Snapshot

/// A shape is a view that fills its outline. (Apple: `Shape`.)
nonisolated public protocol Shape: View, Animatable, Sendable {
    func path(in rect: CGRect) -> Path
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The layout node for the shape; the library's own shapes know better ones than the default.
    static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout
}

/// Hides a shape's layout node from the public interface.
nonisolated public struct _ShapeLayout {
    let node: LayoutNode
}

nonisolated extension Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public static func _makeLayoutNode(_ shape: Self) -> _ShapeLayout {
        _ShapeLayout(node: ShapeNode { shape.sizeThatFits(ProposedViewSize($0)) })
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        shapeLeaf(
            view, inputs, of: { $0 },
            draw: { shape, frame, environment, context in
                context.fill(shape.drawnPath(in: frame, environment), ForegroundStyle(), in: frame, environment)
            })
    }

    /// The outline at its place in the drawing.
    func drawnPath(in frame: Rect, _ environment: EnvironmentValues) -> Path {
        if let shape = self as? any EnvironmentShape { return shape.path(in: frame, insetBy: 0, environment) }
        return path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
            .offsetBy(dx: CGFloat(frame.minX), dy: CGFloat(frame.minY))
    }
}

extension Shape where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The layout of a shape with a size rule of its own.
nonisolated final class ShapeNode: LayoutNode {
    var answer: (Proposal) -> CGSize {
        didSet { invalidate() }
    }

    init(_ answer: @escaping (Proposal) -> CGSize) {
        self.answer = answer
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        let size = Size(answer(proposal))
        return Size(width: max(size.width, 0), height: max(size.height, 0))
    }
}

/// A leaf that draws a shape.
nonisolated func shapeLeaf<V, S: Shape>(
    _ view: V, _ inputs: _ViewInputs, of shape: @escaping (V) -> S,
    draw: @escaping (V, Rect, EnvironmentValues, DrawingContext) -> Void
) -> _TypedNode<V> {
    LeafNode<V, LayoutNode>(
        view, inputs, kind: typeName(S.self), make: { view, _ in S._makeLayoutNode(shape(view)).node },
        apply: { view, node, element, inputs in
            if let node = node as? ShapeNode {
                let shape = shape(view)
                node.answer = { shape.sizeThatFits(ProposedViewSize($0)) }
            }
            element.draw = { element, context in
                draw(view, element.node.frame, inputs.environment, context)
            }
        })
}

/// A shape that can be made smaller. (Apple: `InsettableShape`.)
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}
