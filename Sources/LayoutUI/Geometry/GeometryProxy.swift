import Layout

/// A view's size and place. (Apple: `GeometryProxy`.)
public struct GeometryProxy {
    /// In the tree's coordinates, in points.
    private let frame: Rect
    private let spaces: CoordinateSpaces
    private let device: DeviceContext

    init(frame: Rect, environment: EnvironmentValues) {
        self.frame = frame
        spaces = environment.coordinateSpaces
        device = environment.device
    }

    public var size: CGSize { frame.size.cgSize }

    /// What the system covers of the view, at the edges that it shares with the safe area or reaches beyond.
    public var safeAreaInsets: EdgeInsets {
        let tolerance = 1e-6
        return EdgeInsets(
            top: frame.minY <= tolerance ? device.safeArea.top + min(frame.minY, 0) : 0,
            leading: frame.minX <= tolerance ? device.safeArea.left + min(frame.minX, 0) : 0,
            bottom: frame.maxY >= device.safeSize.height - tolerance ? device.safeArea.bottom : 0,
            trailing: frame.maxX >= device.safeSize.width - tolerance ? device.safeArea.right : 0)
    }

    /// The view's frame. Global coordinates begin at the top-left corner of the screen.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        switch space.coordinateSpace {
        case .global: frame.offset(x: device.safeArea.left, y: device.safeArea.top).cgRect
        case .local: CGRect(origin: .zero, size: size)
        case .named(let name): relative(to: spaces.origin(of: name))
        }
    }

    public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }

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
