/// A way of touching. (Apple: `Gesture`.)
///
/// One finger touches views here, in scripts of actions: what it can do by taps, by staying and by moving is recognized; what
/// takes two (to magnify, to rotate) is accepted and never is.
nonisolated public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }

    /// How taps perform the gesture. Only the library's own gestures say so themselves.
    func _taps() -> [_TapRecognizer<Value>]
    /// How a finger that stays or moves performs the gesture; nil if it is another one.
    func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>?
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
    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Body.Value>? {
        let gesture = OnMain(value: self)
        return onMain { OnMain(value: gesture.value.body) }.value._follow(stroke)
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
    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? { nil }
}

/// A gesture with something to do. (Apple: `_EndedGesture`, `_ChangedGesture`.)
nonisolated public struct _HandledGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    /// Whether it is done at the end, or at each change.
    let atEnd: Bool
    let action: (Value) -> Void

    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? {
        content._follow(stroke)?.observed { phase in
            switch phase {
            case .changed(let value): if !atEnd { action(value) }
            case .ended(let value): if atEnd { action(value) }
            case .possible, .failed: break
            }
        }
    }

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
    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? { content._follow(stroke)?.map(transform) }
}

/// A gesture with a state, which is as before when the gesture is over. A tap is over when it is recognized.
/// (Apple: `GestureStateGesture`.)
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    let base: Base
    let state: GestureState<State>
    let body: (Value, inout State, inout Transaction) -> Void

    public func _taps() -> [_TapRecognizer<Value>] { base._taps() }

    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? {
        base._follow(stroke)?.observed { phase in
            switch phase {
            case .possible: break
            case .changed(let value): state.update { body(value, &$0, &$1) }
            case .ended, .failed: state.reset()
            }
        }
    }
}

/// One gesture after another. (Apple: `SequenceGesture`.)
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    private let first: First
    private let second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The second begins when the first has ended, with the finger still down.
    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? {
        guard let one = first._follow(stroke) else { return nil }
        let other = second._follow(stroke)
        var ended: First.Value?
        return _StrokeFollower { moment in
            guard let ended else {
                switch one.next(moment) {
                case .possible: return .possible
                case .failed: return .failed
                case .changed(let value): return .changed(.first(value))
                case .ended(let value):
                    ended = value
                    return .changed(.second(value, nil))
                }
            }
            switch other?.next(moment) {
            case .changed(let value): return .changed(.second(ended, value))
            case .ended(let value): return .ended(.second(ended, value))
            case .possible where moment != .up: return .possible
            case nil where moment != .up: return .possible
            case .possible, .failed, nil: return .failed
            }
        }
    }
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

    /// Ends when the finger goes up, or both have ended.
    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? {
        let one = first._follow(stroke)
        let other = second._follow(stroke)
        if one == nil, other == nil { return nil }
        var value = Value()
        var running = (one == nil ? 0 : 1) + (other == nil ? 0 : 1)
        func noted<T>(_ phase: _StrokePhase<T>?, _ path: WritableKeyPath<Value, T?>) -> Bool {
            switch phase {
            case .changed(let new), .ended(let new):
                value[keyPath: path] = new
                if case .ended = phase { running -= 1 }
                return true
            case .failed:
                running -= 1
                return false
            case .possible, nil: return false
            }
        }
        return _StrokeFollower { moment in
            let first = noted(one?.next(moment), \.first)
            let second = noted(other?.next(moment), \.second)
            if running == 0 || moment == .up { return .ended(value) }
            return first || second ? .changed(value) : .possible
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

    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? {
        first._follow(stroke)?.map { .first($0) } ?? second._follow(stroke)?.map { .second($0) }
    }
}

/// A gesture whose type is hidden. (Apple: `AnyGesture`.)
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    private let recognizers: () -> [_TapRecognizer<Value>]
    private let follow: (_Stroke) -> _StrokeFollower<Value>?

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        recognizers = { gesture._taps() }
        follow = { gesture._follow($0) }
    }

    public func _taps() -> [_TapRecognizer<Value>] { recognizers() }
    public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Value>? { follow(stroke) }
}

/// A gesture that may be absent.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    nonisolated public var body: Never { fatalError("\(Self.self) has no body") }
    nonisolated public func _taps() -> [_TapRecognizer<Wrapped.Value>] { self?._taps() ?? [] }
    nonisolated public func _follow(_ stroke: _Stroke) -> _StrokeFollower<Wrapped.Value>? { self?._follow(stroke) }
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self> {
        _HandledGesture(content: self, atEnd: true, action: action)
    }

    public func onChanged(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self> where Value: Equatable {
        _HandledGesture(content: self, atEnd: false, action: action)
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }

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
