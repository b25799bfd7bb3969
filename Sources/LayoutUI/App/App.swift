/// A program: its first window's content is what is laid out. (Apple: `App`.)
@MainActor @preconcurrency
public protocol App: View where Body: Scene {
    init()
}

extension App {
    /// The platform starts the program here; a snippet is started by its host.
    public static func main() {}
}

/// A part of a program with a window of its own. It is a view here, so that the window's content can be shown.
/// (Apple: `Scene`.)
@MainActor @preconcurrency
public protocol Scene: View {}

public typealias SceneBuilder = ViewBuilder

/// A window's content. (Apple: `WindowGroup`.)
public struct WindowGroup<Content: View>: Scene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init<D: Decodable & Encodable & Hashable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.content = content(.constant(nil)) }

    public var body: some View { content }
}

/// (Apple: `Window`.)
public struct Window<Content: View>: Scene {
    private let content: Content

    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { content }
}

/// A window that is not the first one: nothing shows it. (Apple: `Settings`.)
public struct Settings<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

/// (Apple: `MenuBarExtra`.)
public struct MenuBarExtra<Content: View>: Scene {
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    public var body: some View { EmptyView() }
}

extension TupleView: Scene {}
extension _ConditionalContent: Scene where First: Scene, Second: Scene {}
extension Optional: Scene where Wrapped: Scene {}

/// A scene with a modifier.
public struct _ModifiedScene<Content: View>: Scene {
    let content: Content
    public var body: some View { content }
}

/// (Apple: `WindowResizability`.)
nonisolated public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

/// When a background task runs; none does. (Apple: `BackgroundTask`.)
nonisolated public struct BackgroundTask: Sendable {
    public static func appRefresh(_ name: String) -> BackgroundTask { BackgroundTask() }
}

extension Scene {
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func backgroundTask(
        _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
    ) -> some Scene { self }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
    ) -> some Scene {
        _ModifiedScene(content: ChangeWatch(content: self, value: value, isInitial: initial, action: action))
    }
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ new: Value) -> Void
    ) -> some Scene { onChange(of: value) { _, new in action(new) } }
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        _ModifiedScene(content: changing { $0[keyPath: path] = value })
    }
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        _ModifiedScene(content: changing { $0[object: ObjectIdentifier(Object.self)] = object })
    }
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        _ModifiedScene(content: changing { $0[object: ObjectIdentifier(Object.self)] = object })
    }
}

/// Whether a scene is in front. (Apple: `ScenePhase`.)
nonisolated public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
