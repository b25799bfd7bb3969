/// Reads a value of the environment. (Apple: `Environment`.)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    final class Cell {
        var values = EnvironmentValues()
    }

    private let cell = Cell()
    private let read: (EnvironmentValues) -> Value
    /// The key path, or the type.
    private let key: AnyHashable

    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        key = AnyHashable(path)
        read = { $0[keyPath: path] }
    }

    /// An observable model that `environment(_:)` put there.
    public init(_ type: Value.Type) where Value: AnyObject {
        key = AnyHashable(ObjectIdentifier(type))
        read = {
            guard let object = $0[object: ObjectIdentifier(type)] as? Value else {
                giveUp("no \(type) in the environment: a view above needs .environment(…) with one")
            }
            return object
        }
    }

    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        key = AnyHashable(ObjectIdentifier(type))
        read = { $0[object: ObjectIdentifier(type)] as? Object }
    }

    public var wrappedValue: Value { read(cell.values) }
}

extension Environment: LinkedProperty {
    private final class Last {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    /// Only a change of the value that is read matters, not of the environment.
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        cell.values = link.environment
        let value = read(link.environment)
        if let last = kept as? Last, link.body.graph.types.comparisons.areSame(last.value, value) { return false }
        kept = Last(value)
        return true
    }

    nonisolated static func areSame(_ a: Environment, _ b: Environment, _ table: ComparisonTable) -> Bool {
        a.key == b.key
    }
}
