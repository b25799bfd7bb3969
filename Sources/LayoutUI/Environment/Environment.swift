/// Reads a value of the environment. (Apple: `Environment`.)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    final class Cell {
        var values = EnvironmentValues()
    }

    private let cell = Cell()
    private let read: (EnvironmentValues) -> Value

    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: path] }
    }

    /// An observable model that `environment(_:)` put there.
    public init(_ type: Value.Type) where Value: AnyObject {
        read = {
            guard let object = $0[object: ObjectIdentifier(type)] as? Value else {
                giveUp("no \(type) in the environment: a view above needs .environment(…) with one")
            }
            return object
        }
    }

    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        read = { $0[object: ObjectIdentifier(type)] as? Object }
    }

    public var wrappedValue: Value { read(cell.values) }
}

extension Environment: LinkedProperty {
    func link(kept: inout AnyObject?, environment: EnvironmentValues, changed: @escaping () -> Void) {
        cell.values = environment
    }
}
