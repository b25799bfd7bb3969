/// A value that outlives the process on the platform; here it lives as long as the process, and all views that name
/// the key share it. (Apple: `AppStorage`.)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let stored: StoredValue<Value>

    private init(key: String, initial: Value) { stored = StoredValue(key: "app \(key)", initial: initial) }

    public var wrappedValue: Value {
        get { stored.cell.value }
        nonmutating set { stored.cell.location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> { stored.cell.binding }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: _StorableValue { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _StorableValue { self.init(key: key, initial: wrappedValue) }
    public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(key: key, initial: nil)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
        self.init(key: key, initial: TabViewCustomization())
    }
}

/// A value kept for a scene; there is one scene here. (Apple: `SceneStorage`.)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let stored: StoredValue<Value>

    private init(key: String, initial: Value) { stored = StoredValue(key: "scene \(key)", initial: initial) }

    public var wrappedValue: Value {
        get { stored.cell.value }
        nonmutating set { stored.cell.location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> { stored.cell.binding }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
        self.init(key: key, initial: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _StorableValue { self.init(key: key, initial: wrappedValue) }
    public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? { self.init(key: key, initial: nil) }
}

/// A state that all views share that name its key.
private struct StoredValue<Value> {
    let key: String
    let cell: StateCell<Value>

    init(key: String, initial: Value) {
        self.key = key
        cell = StateCell(initial)
    }
}

extension StoredValue: LinkedProperty {
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        cell.link(&kept, link) { link.body.graph.stored(key) { StateLocation(cell.initial) } }
        return false
    }

    nonisolated static func areSame(_ a: StoredValue, _ b: StoredValue, _ table: ComparisonTable) -> Bool {
        a.key == b.key && table.areSame(a.cell.initial, b.cell.initial)
    }
}

/// The types that user defaults hold.
nonisolated public protocol _StorableValue {}
extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension URL: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

/// Names that no other view has. (Apple: `Namespace`.)
@propertyWrapper
public struct Namespace: DynamicProperty {
    nonisolated public struct ID: Hashable, Sendable {
        let number: Int
    }

    private let cell = StateCell(ID(number: 0))

    public init() {}

    public var wrappedValue: ID { cell.value }
}

extension Namespace: LinkedProperty {
    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        cell.link(&kept, link) { StateLocation(ID(number: link.body.graph.nextNumber())) }
        return false
    }

    nonisolated static func areSame(_ a: Namespace, _ b: Namespace, _ table: ComparisonTable) -> Bool { true }
}

/// Which view has the keyboard: none has, until the code says so. (Apple: `FocusState`.)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper
    public struct Binding {
        let base: LayoutUI.Binding<Value>

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(base: state.projectedValue) }
}

/// Which view assistive technologies are at: kept as the keyboard's focus is. (Apple: `AccessibilityFocusState`.)
public typealias AccessibilityFocusState<Value: Hashable> = FocusState<Value>

/// A number that grows with the text size, as the font of its style does. (Apple: `ScaledMetric`.)
///
/// The platform publishes no table; it scales by the style's line height, rounded to a pixel.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    final class Cell {
        var environment = EnvironmentValues()
    }

    private let base: Value
    private let style: Font.TextStyle
    private let cell = Cell()

    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        base = wrappedValue
        self.style = style
    }

    public var wrappedValue: Value {
        let now = style.engine.metrics(at: cell.environment.dynamicTypeSize).lineHeight
        let normal = style.engine.metrics(at: .large).lineHeight
        if now == normal { return base }
        let scale = Double(cell.environment.displayScale)
        return Value((Double(base) * now / normal * scale).rounded() / scale)
    }
}

extension ScaledMetric: LinkedProperty {
    private final class Last {
        let size: DynamicTypeSize
        init(_ size: DynamicTypeSize) { self.size = size }
    }

    func link(_ kept: inout AnyObject?, _ link: PropertyLink) -> Bool {
        cell.environment = link.environment
        let size = link.environment.dynamicTypeSize
        if let last = kept as? Last, last.size == size { return false }
        kept = Last(size)
        return true
    }

    nonisolated static func areSame(_ a: ScaledMetric, _ b: ScaledMetric, _ table: ComparisonTable) -> Bool {
        a.base == b.base && a.style == b.style
    }
}
