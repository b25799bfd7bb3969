import Layout

/// A view hierarchy as it was laid out at one moment: what claims query and figures draw.
///
/// All coordinates are points in the space that was offered, unrounded; the root is centered in that space.
public struct LayoutSnapshot: Codable, Equatable, Sendable {
    public var conditions: RunConditions
    /// The space that was offered to the root.
    public var offered: Size
    /// Where the screen lies in the space's coordinates: (-left inset, -top inset) and the screen's size when
    /// the safe area was offered; the space itself when a width or height was given.
    public var screen: Rect
    public var root: ViewRecord
    public var drawing: Drawing
    public var presence: Presence

    public init(
        conditions: RunConditions, offered: Size, screen: Rect, root: ViewRecord, drawing: Drawing,
        presence: Presence = Presence()
    ) {
        self.conditions = conditions
        self.offered = offered
        self.screen = screen
        self.root = root
        self.drawing = drawing
        self.presence = presence
    }
}
