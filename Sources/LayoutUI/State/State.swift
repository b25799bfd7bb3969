/// A value that the graph keeps for a view. Its initial value is used once. (Apple: `State`.)
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// Shared by the copies of one view value; the graph points it at the kept location.
    final class Cell {
        var location: StateLocation<Value>
        init(_ value: Value) { location = StateLocation(value) }
    }

    let cell: Cell

    public init(wrappedValue: Value) { cell = Cell(wrappedValue) }
    public init(initialValue: Value) { cell = Cell(initialValue) }

    public var wrappedValue: Value {
        get { cell.location.value }
        nonmutating set { cell.location.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let cell = cell
        return Binding(get: { cell.location.value }, set: { cell.location.set($0) })
    }
}

// In an extension: an `init()` of the type itself would be taken for every state without an initial value.
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}

extension State: LinkedProperty {
    func link(kept: inout AnyObject?, environment: EnvironmentValues, changed: @escaping () -> Void) {
        if let kept {
            cell.location = unsafeDowncast(kept, to: StateLocation<Value>.self)
        } else {
            kept = cell.location
        }
        cell.location.changed = changed
    }
}

/// Where a state's value is kept.
final class StateLocation<Value> {
    private(set) var value: Value
    var changed: (() -> Void)?

    init(_ value: Value) { self.value = value }

    /// A value equal to the present one changes nothing.
    func set(_ new: Value) {
        let isSame = areEqual(value, new)
        value = new
        if !isSame { changed?() }
    }
}

/// Whether two values are equal, as far as their type can tell.
nonisolated func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    return compare(a)
}
