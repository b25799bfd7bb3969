/// How a value gets from one to another. A layout is one moment: the values are the last ones.
/// (Apple: `Animation`.)
nonisolated public struct Animation: Hashable, Sendable {
    /// Seconds from its beginning to its logical end, without a delay.
    private(set) var duration: Double
    private(set) var delay = 0.0

    /// That of a spring with a response of 0.55 seconds, the platform's default since iOS 17.
    private static let defaultDuration = 0.55
    /// Of a curve without a duration of its own. (Apple: `linear`.)
    private static let curveDuration = 0.35

    public static let `default` = Animation(duration: defaultDuration)
    public static let linear = Animation(duration: curveDuration)
    public static let easeIn = Animation(duration: curveDuration)
    public static let easeOut = Animation(duration: curveDuration)
    public static let easeInOut = Animation(duration: curveDuration)
    public static let spring = Animation(duration: 0.5)
    public static let bouncy = Animation(duration: 0.5)
    public static let smooth = Animation(duration: 0.5)
    public static let snappy = Animation(duration: 0.5)
    public static let interactiveSpring = Animation(duration: 0.15)
    public static func linear(duration: TimeInterval) -> Animation { Animation(duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(duration: duration) }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(duration: duration)
    }
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(duration: duration) }
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(duration: response) }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation(duration: duration) }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(duration: spring.duration)
    }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(duration: response) }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation(duration: 2 * .pi * (mass / stiffness).squareRoot()) }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { Animation(duration: duration) }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(duration: duration)
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(duration: duration)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(duration: duration)
    }

    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.duration /= max(speed, 1e-6)
        copy.delay /= max(speed, 1e-6)
        return copy
    }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.duration *= Double(max(count, 1))
        return copy
    }
    /// It never ends, and so nothing happens at its end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.duration = .infinity
        return copy
    }
}

/// A spring's constants. (Apple: `Spring`.)
nonisolated public struct Spring: Hashable, Sendable {
    public var duration: Double
    public var bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }

    public static let bouncy = Spring(bounce: 0.3)
    public static let smooth = Spring()
    public static let snappy = Spring(bounce: 0.15)
}

/// What accompanies a change of state. (Apple: `Transaction`.)
nonisolated public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    private var completions: [() -> Void] = []

    public mutating func addAnimationCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Has what is to happen at the animation's end happen then.
    func begin() {
        for completion in completions { Animation.atEnd(of: animation, completion) }
    }

    private var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// (Apple: `TransactionKey`.)
nonisolated public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// When an animation counts as complete. (Apple: `AnimationCompletionCriteria`.)
nonisolated public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Changes state; the layout that follows shows its end.
nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

nonisolated public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    Animation.atEnd(of: animation, completion)
    return result
}

nonisolated extension Animation {
    /// Has something happen at the end of an animation; at once, when everything else has been done, without one.
    static func atEnd(of animation: Animation?, _ completion: @escaping () -> Void) {
        guard let animation else { return EventLoop.process.enqueue(completion) }
        let seconds = animation.delay + animation.duration
        if seconds.isFinite { EventLoop.process.clock.schedule(after: seconds, completion) }
    }
}

nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    defer { transaction.begin() }
    return try body()
}

nonisolated public func withTransaction<Result, Value>(
    _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// What can be added and scaled, so that it can change gradually. (Apple: `VectorArithmetic`.)
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    nonisolated public mutating func scale(by factor: Double) { self *= factor }
    nonisolated public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    nonisolated public mutating func scale(by factor: Double) { self *= Float(factor) }
    nonisolated public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    nonisolated public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    nonisolated public var magnitudeSquared: Double { Double(self * self) }
}

/// No data at all. (Apple: `EmptyAnimatableData`.)
nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    public static func + (a: Self, b: Self) -> Self { a }
    public static func - (a: Self, b: Self) -> Self { a }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two values that change together. (Apple: `AnimatablePair`.)
nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { Self(.zero, .zero) }
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What can change gradually. (Apple: `Animatable`.)
nonisolated public protocol Animatable: SendableMetatype {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A modifier whose values change gradually. (Apple: `AnimatableModifier`.)
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension UnitPoint: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension Angle: Animatable {
    nonisolated public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
