/// A preview of a view: a description of it, for the author. (Apple: `PreviewProvider`.)
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

/// Where a preview is laid out. (Apple: `PreviewLayout`.)
nonisolated public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// (Apple: `PreviewDevice`.)
nonisolated public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init?(rawValue: String) {}
}

/// (Apple: `InterfaceOrientation`.)
nonisolated public enum InterfaceOrientation: Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// What previews share. (Apple: `PreviewModifier`.)
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = AnyView
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

nonisolated extension View {
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
