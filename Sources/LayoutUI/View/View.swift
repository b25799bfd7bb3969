import Layout

/// A description of a piece of user interface. (Apple: `View`.)
///
/// Everything but `body` may be used from any isolation, as on the platform.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Builds the view's place in the graph. Only the library's own views implement it; the default makes a
    /// node that runs `body`.
    nonisolated static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
}

nonisolated extension View {
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        CompositeNode(view, inputs)
    }
}

/// A view of the library's own: it has no body, only a node.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no value") }
}
