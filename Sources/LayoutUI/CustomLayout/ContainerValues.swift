/// Values that a view gives the container around it, by key. (Apple: `ContainerValueKey`.)
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What views give their container. (Apple: `ContainerValues`.)
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tags: [AnyHashable] = []

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? {
        tags.lazy.compactMap { $0.base as? Tag }.first
    }

    public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { tags.contains(AnyHashable(tag)) }
}

nonisolated extension View {
    public func containerValue<Value>(
        _ path: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View {
        annotated { $0.traits.containerValues[keyPath: path] = value }
    }
}
