import Layout

/// A view with something to do when it appears or disappears.
nonisolated struct Appearance<Content: View>: PrimitiveView {
    let content: Content
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        WatchingNode(view, inputs, content: \.content, memory: ()) { node, _, moment in
            if inputs.graph.present(node, at: moment, leave: { node.view.disappear?() }), let appear = node.view.appear
            {
                moment.perform(appear)
            }
        }
    }
}

/// A view with something to do when a value changes.
nonisolated struct ChangeWatch<Content: View, Value>: PrimitiveView {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (_ old: Value, _ new: Value) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        WatchingNode(view, inputs, content: \.content, memory: Value?.none) { node, last, moment in
            let view = node.view
            let old = last
            last = view.value
            if let old, areEqual(old, view.value) { return }
            if old == nil, !view.isInitial { return }
            moment.perform { view.action(old ?? view.value, view.value) }
        }
    }
}

nonisolated extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Appearance(content: self, appear: action)
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Appearance(content: self, disappear: action)
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        ChangeWatch(content: self, value: value, isInitial: initial, action: action)
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        ChangeWatch(content: self, value: value, isInitial: initial) { _, _ in action() }
    }

    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ new: Value) -> Void
    ) -> some View {
        ChangeWatch(content: self, value: value, isInitial: false) { action($1) }
    }
}
