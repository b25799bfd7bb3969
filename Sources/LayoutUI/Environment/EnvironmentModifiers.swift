import Layout

/// A view in a changed environment: no box, only other inputs for what is inside.
nonisolated struct EnvironmentChange<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        PassingNode(
            view, inputs, content: \.content,
            passing: { view, inputs in
                var inputs = inputs
                view.change(&inputs.environment)
                return inputs
            })
    }
}

nonisolated extension View {
    /// This view with a changed environment.
    func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentChange<Self> {
        EnvironmentChange(content: self, change: change)
    }

    public func environment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        changing { $0[keyPath: path] = value }
    }

    public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        changing { $0[object: ObjectIdentifier(Object.self)] = object }
    }

    public func transformEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        changing { transform(&$0[keyPath: path]) }
    }

    public func disabled(_ disabled: Bool) -> some View {
        changing { if disabled { $0.isEnabled = false } }
    }

    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        changing { if let scheme { $0.colorScheme = scheme } }
    }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changing { $0.dynamicTypeSize = size }
    }

    public func dynamicTypeSize<Bounds: RangeExpression>(_ bounds: Bounds) -> some View
    where Bounds.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(bounds.contains)
        return changing { values in
            guard let least = allowed.first, let most = allowed.last else { return }
            values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
        }
    }
}
