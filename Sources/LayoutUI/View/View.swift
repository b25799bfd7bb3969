/// A description of a piece of user interface. (Apple: `View`.)
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no value") }
}

@resultBuilder
nonisolated public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

nonisolated public struct Text: View {
    public typealias Body = Never
    let string: String
    public init(_ string: String) { self.string = string }
    public var body: Never { fatalError("a text has no body") }
}
