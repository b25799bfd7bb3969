// A program's menus. There is no menu bar: they are accepted, and not laid out.

/// (Apple: `Commands`.)
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands without any of their own inside.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// (Apple: `EmptyCommands`.)
public struct EmptyCommands: _PrimitiveCommands {
    public init() {}
}

/// (Apple: `CommandMenu`.)
public struct CommandMenu<Content: View>: _PrimitiveCommands {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

/// (Apple: `CommandGroup`.)
public struct CommandGroup<Content: View>: _PrimitiveCommands {
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// (Apple: `SidebarCommands`.)
public struct SidebarCommands: _PrimitiveCommands {
    public init() {}
}

/// (Apple: `CommandGroupPlacement`.)
nonisolated public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

@MainActor
@resultBuilder
public enum CommandsBuilder {
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<each C: Commands>(_ commands: repeat each C) -> EmptyCommands { EmptyCommands() }
    public static func buildIf<C: Commands>(_ commands: C?) -> EmptyCommands { EmptyCommands() }
}
