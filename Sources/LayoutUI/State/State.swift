/// A value that the graph keeps for a view. Its initial value is used once. (Apple: `State`.)
///
/// Outside of a view in a tree (in an initializer) it has its initial value and cannot be set, as on the platform.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    let cell: StateCell<Value>

    public init(wrappedValue: Value) { cell = StateCell(wrappedValue) }
    public init(initialValue: Value) { cell = StateCell(initialValue) }

    public var wrappedValue: Value {
        get { cell.value }
        nonmutating set { cell.location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> { cell.binding }
}

// In an extension: an `init()` of the type itself would be taken for every state without an initial value.
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}

extension State: LinkedProperty {
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        cell.link(&kept, link) { StateLocation(cell.initial) }
        return false
    }

    nonisolated static func areSame(_ a: State, _ b: State, _ table: ComparisonTable) -> Bool {
        table.areSame(a.cell.initial, b.cell.initial)
    }
}

/// Shared by the copies of one view value; the graph points it at the kept location.
nonisolated final class StateCell<Value> {
    let initial: Value
    private(set) var location: StateLocation<Value>?
    private weak var body: BodyState?
    private var label = ""

    init(_ initial: Value) { self.initial = initial }

    func link(_ kept: inout AnyObject?, _ link: PropertyLink, make: () -> StateLocation<Value>) {
        let location: StateLocation<Value>
        if let kept {
            location = unsafeDowncast(kept, to: StateLocation<Value>.self)
        } else {
            location = make()
            location.attach(link)
            kept = location
        }
        self.location = location
        body = link.body
        label = link.label
    }

    /// The value, read by the view that the state belongs to.
    var value: Value {
        guard let location else { return initial }
        if let body { location.wasRead(by: body, label: label) }
        return location.value
    }

    var binding: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location)
    }
}
