/// A value that lasts as long as a gesture, and is its initial one again when the gesture is over. (Apple: `GestureState`.)
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let willReset: (Value, inout Transaction) -> Void
    private let state: State<Value>

    private init(_ value: Value, willReset: @escaping (Value, inout Transaction) -> Void) {
        initial = value
        self.willReset = willReset
        state = State(initialValue: value)
    }

    public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }
    public init(initialValue: Value) { self.init(initialValue) { _, _ in } }
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue) { _, _ in } }
    public init(initialValue: Value, resetTransaction: Transaction) { self.init(initialValue) { _, _ in } }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, willReset: reset)
    }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, willReset: reset)
    }

    public var wrappedValue: Value { state.wrappedValue }
    public var projectedValue: GestureState<Value> { self }

    nonisolated func update(_ body: (inout Value, inout Transaction) -> Void) {
        let cell = OnMain(value: state)
        var value = onMain { cell.value.wrappedValue }
        var transaction = Transaction()
        body(&value, &transaction)
        let new = OnMain(value: value)
        onMain { cell.value.wrappedValue = new.value }
    }

    nonisolated func reset() {
        let me = OnMain(value: self)
        onMain {
            var transaction = Transaction()
            me.value.willReset(me.value.wrappedValue, &transaction)
            me.value.state.wrappedValue = me.value.initial
        }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}
