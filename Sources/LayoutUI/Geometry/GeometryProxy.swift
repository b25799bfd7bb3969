import Layout

/// A view's size and place. (Apple: `GeometryProxy`.)
public struct GeometryProxy {
    /// In the tree's coordinates, in points.
    private let frame: Rect
    private let spaces: CoordinateSpaces
    private let device: DeviceContext
    private let covered: Insets
    private let isRightToLeft: Bool

    init(frame: Rect, environment: EnvironmentValues) {
        self.frame = frame
        spaces = environment.coordinateSpaces
        device = environment.device
        covered = environment.covered(at: frame)
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    public var size: CGSize { frame.size.cgSize }

    /// What covers the view's surroundings (the system, bars) at the edges at which the view touches it.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: covered.top, leading: isRightToLeft ? covered.right : covered.left, bottom: covered.bottom,
            trailing: isRightToLeft ? covered.left : covered.right)
    }

    /// The view's frame. Global coordinates begin at the top-left corner of the screen.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        switch space.coordinateSpace {
        case .global: frame.offset(x: device.safeArea.left, y: device.safeArea.top).cgRect
        case .local: CGRect(origin: .zero, size: size)
        case .named(let name): relative(to: spaces.origin(of: name))
        }
    }

    /// The area of the view that defines a system of coordinates, in this view's own coordinates.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        spaces.frame(of: space.name)?.offset(x: -frame.minX, y: -frame.minY).cgRect
    }

    private func relative(to origin: Point) -> CGRect { frame.offset(x: -origin.x, y: -origin.y).cgRect }

    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(in: frame) }
}

/// A view with something to do when what it says of its geometry changes.
nonisolated struct GeometryWatch<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let of: (GeometryProxy) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        WatchingNode(view, inputs, content: \.content, memory: Value?.none) { node, last, moment in
            let value = node.view.of(GeometryProxy(frame: node.frame, environment: node.inputs.environment))
            if last == value { return }
            let old = last ?? value
            last = value
            let action = node.view.action
            moment.perform { action(old, value) }
        }
    }
}

nonisolated extension View {
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ new: Value) -> Void
    ) -> some View {
        GeometryWatch(content: self, of: transform) { action($1) }
    }

    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        GeometryWatch(content: self, of: transform, action: action)
    }
}
