/// A value that outlives the process on the platform; here it is a state with its initial value.
/// (Apple: `AppStorage`.)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let state: State<Value>

    private init(initial: Value) { state = State(wrappedValue: initial) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: _StorableValue { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _StorableValue { self.init(initial: wrappedValue) }
    public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(initial: nil)
    }
}

/// A value kept for a scene; here it is a state with its initial value. (Apple: `SceneStorage`.)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    private init(initial: Value) { state = State(wrappedValue: initial) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value: _StorableValue { self.init(initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _StorableValue { self.init(initial: wrappedValue) }
    public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? { self.init(initial: nil) }
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
        private let value = UUID()
        init() {}
    }

    public let wrappedValue: ID
    public init() { wrappedValue = ID() }
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
    func link(kept: inout AnyObject?, environment: EnvironmentValues, changed: @escaping () -> Void) {
        cell.environment = environment
    }
}
