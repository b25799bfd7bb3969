/// A way of touching. Nothing touches a view here: gestures are accepted, and never recognized.
/// (Apple: `Gesture`.)
nonisolated public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture of the library's own.
nonisolated public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture with something to do. (Apple: `_EndedGesture`, `_ChangedGesture`.)
nonisolated public struct _HandledGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value
}

nonisolated public struct _MappedGesture<Content: Gesture, Value>: PrimitiveGesture {}

/// A gesture with a state. (Apple: `GestureStateGesture`.)
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
}

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

    public init(_ first: First, _ second: Second) {}
}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public init(_ first: First, _ second: Second) {}
}

/// A gesture whose type is hidden. (Apple: `AnyGesture`.)
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

nonisolated extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self> { _HandledGesture() }

    public func onChanged(_ action: @escaping (Value) -> Void) -> _HandledGesture<Self> where Value: Equatable {
        _HandledGesture()
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture() }

    public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> { _MappedGesture() }
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
