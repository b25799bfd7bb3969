/// A way of touching. (Apple: `Gesture`.)
///
/// Only taps touch views here, in scripts of actions: gestures that taps can perform are recognized, the others (a long
/// press, a drag that has to move) are accepted and never are.
nonisolated public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }

    /// How taps perform the gesture. Only the library's own gestures say so themselves.
    func _taps() -> [_TapRecognizer<Value>]
}

/// One way in which taps perform a gesture.
nonisolated public struct _TapRecognizer<Value> {
    /// So many taps.
    var count: Int
    /// Has the gesture do what it does, and gives its value.
    var perform: (Touch) -> Value
}

/// An author's gesture has its body's value.
nonisolated extension Gesture where Value == Body.Value {
    public func _taps() -> [_TapRecognizer<Body.Value>] {
        let gesture = OnMain(value: self)
        return onMain { OnMain(value: gesture.value.body) }.value._taps()
    }
}

nonisolated extension Gesture {
    func taps<T>(_ change: @escaping (_TapRecognizer<Value>, Touch) -> T) -> [_TapRecognizer<T>] {
        _taps().map { inner in _TapRecognizer(count: inner.count) { change(inner, $0) } }
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture of the library's own.
nonisolated public protocol PrimitiveGesture: Gesture where Body == Never {}

nonisolated extension PrimitiveGesture {
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
    public func _taps() -> [_TapRecognizer<Value>] { [] }
}

/// A gesture with something to do. (Apple: `_EndedGesture`, `_ChangedGesture`.)
nonisolated public struct _HandledGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    public func _taps() -> [_TapRecognizer<Value>] {
        content.taps { inner, touch in
            let value = inner.perform(touch)
            action(value)
            return value
        }
    }
}

nonisolated public struct _MappedGesture<Content: Gesture, Value>: PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    public func _taps() -> [_TapRecognizer<Value>] { content.taps { transform($0.perform($1)) } }
}

/// A gesture with a state. A tap is over when it is recognized, and the state is as before then.
/// (Apple: `GestureStateGesture`.)
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    let base: Base

    public func _taps() -> [_TapRecognizer<Value>] { base._taps() }
}

/// One gesture after another: never recognized, since the first is no tap where this is of use.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public init(_ first: First, _ second: Second) {}
}

nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    private let first: First
    private let second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Those that need as many taps are recognized together.
    public func _taps() -> [_TapRecognizer<Value>] {
        let others = second._taps()
        let together = first._taps().map { one in
            let other = others.first { $0.count == one.count }
            return _TapRecognizer(count: one.count) { touch in
                Value(first: one.perform(touch), second: other?.perform(touch))
            }
        }
        let alone = others.filter { other in !together.contains { $0.count == other.count } }
        return together
            + alone.map { other in
                _TapRecognizer(count: other.count) { Value(first: nil, second: other.perform($0)) }
            }
    }
}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    private let first: First
    private let second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func _taps() -> [_TapRecognizer<Value>] {
        first.taps { .first($0.perform($1)) } + second.taps { .second($0.perform($1)) }
    }
}

/// A gesture whose type is hidden. (Apple: `AnyGesture`.)
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    private let recognizers: () -> [_TapRecognizer<Value>]

    public init<T: Gesture>(_ gesture: T) where T.Value == Value { recognizers = { gesture._taps() } }

    public func _taps() -> [_TapRecognizer<Value>] { recognizers() }
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self> {
        _HandledGesture(content: self, action: action)
    }

    public func onChanged(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self> where Value: Equatable {
        _HandledGesture(content: self, action: action)
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self) }

    public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
        _MappedGesture(content: self, transform: body)
    }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
