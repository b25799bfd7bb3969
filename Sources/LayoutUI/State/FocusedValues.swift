/// Values of the view that has the focus. Nothing has it while nobody acts. (Apple: `FocusedValues`.)
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// (Apple: `FocusedValueKey`.)
public protocol FocusedValueKey {
    associatedtype Value
}

/// (Apple: `FocusedValue`.)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ path: KeyPath<FocusedValues, Value?>) {}
    public init(_ type: Value.Type) where Value: AnyObject {}
    public var wrappedValue: Value? { nil }
}

/// (Apple: `FocusedBinding`.)
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ path: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

nonisolated extension View {
    public func focusedValue<Value>(_ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        self
    }
    public func focusedSceneValue<Value>(
        _ path: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> some View { self }
}
