// What a pencil does to a view: there is none.

/// (Apple: `PencilSqueezeGesturePhase`.)
nonisolated public enum PencilSqueezeGesturePhase: Hashable, Sendable { case active, ended, failed }

/// (Apple: `PencilDoubleTapGestureValue`.)
nonisolated public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// What of a view the focus is for. (Apple: `FocusInteractions`.)
nonisolated public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}
