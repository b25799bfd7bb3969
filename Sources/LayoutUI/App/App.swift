/// A program. Nothing starts it here: a snippet's root is a view. (Apple: `App`.)
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

/// A part of a program with a window of its own. (Apple: `Scene`.)
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A window's content. (Apple: `WindowGroup`.)
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("WindowGroup has no body") }
}

@resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Whether a scene is in front. (Apple: `ScenePhase`.)
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

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

nonisolated public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init?(rawValue: String) {}
}

nonisolated public enum InterfaceOrientation: Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

nonisolated extension View {
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
