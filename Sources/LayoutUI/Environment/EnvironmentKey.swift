/// A value of one's own in the environment. (Apple: `EnvironmentKey`.)
nonisolated public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
