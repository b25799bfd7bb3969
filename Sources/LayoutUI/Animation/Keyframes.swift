/// Values at moments of an animation; the first moment is shown. (Apple: `KeyframeAnimator`.)
public struct KeyframeAnimator<Value, Content: View>: View {
    private let content: Content

    public init<K: Keyframes>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) { self.content = content(initialValue) }

    public init<K: Keyframes>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) { self.content = content(initialValue) }

    public var body: some View { content }
}

nonisolated public protocol Keyframes {}

/// The keyframes of a property. (Apple: `KeyframeTrack`.)
nonisolated public struct KeyframeTrack<Root, Value>: Keyframes {
    public init(_ path: WritableKeyPath<Root, Value>, @KeyframeTrackBuilder<Value> content: () -> _KeyframeList) {}
    public init(@KeyframeTrackBuilder<Value> content: () -> _KeyframeList) where Root == Value {}
}

nonisolated public struct _KeyframeList: Keyframes {}

nonisolated public protocol KeyframeTrackContent<Value> { associatedtype Value }

nonisolated public struct LinearKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
nonisolated public struct SpringKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}
nonisolated public struct CubicKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
nonisolated public struct MoveKeyframe<Value>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// A curve from 0 to 1. (Apple: `UnitCurve`.)
nonisolated public struct UnitCurve: Hashable, Sendable {
    public static let linear = UnitCurve()
    public static let easeIn = UnitCurve()
    public static let easeOut = UnitCurve()
    public static let easeInOut = UnitCurve()
    public static let circularEaseIn = UnitCurve()
    public static let circularEaseOut = UnitCurve()
    public static let circularEaseInOut = UnitCurve()
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
}

@resultBuilder
nonisolated public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ content: K) -> K { content }
    public static func buildExpression<V>(_ content: KeyframeTrack<Value, V>) -> KeyframeTrack<Value, V> { content }
    public static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _KeyframeList { _KeyframeList() }
}

@resultBuilder
nonisolated public enum KeyframeTrackBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> K where K.Value == Value { content }
    public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K) -> _KeyframeList {
        _KeyframeList()
    }
}

nonisolated extension View {
    public func keyframeAnimator<Value, V: View, K: Keyframes>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (AnyView, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View { content(AnyView(self), initialValue) }

    public func keyframeAnimator<Value, V: View, K: Keyframes>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (AnyView, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View { content(AnyView(self), initialValue) }
}
