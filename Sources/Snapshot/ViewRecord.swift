import Layout

/// One laid-out view (or modifier) and what it answered.
public struct ViewRecord: Codable, Equatable, Sendable {
    /// What the record stands for in the tree; selectors and `gaps` see through everything but views.
    public enum Role: String, Codable, Sendable {
        /// A view: `Text`, `HStack`, a shape.
        case view
        /// A view with a body of its own (an author's `TripCard`, `Label`): its one child is what the body
        /// makes, with the same frame. Seen through like a modifier.
        case composite
        /// A modifier that wraps one child in a box of its own: `padding`, `frame`.
        case modifier
        /// The overlay or background of a host: not a child of the stack around it. Its record is a child of
        /// the `overlay` or `background` modifier, after the host.
        case attachment
    }

    /// The view's type name without generic arguments (`HStack`, `Spacer`), or the modifier's name (`padding`).
    public var kind: String
    public var role: Role
    /// The `accessibilityIdentifier`.
    public var identifier: String?
    /// What a text shows, before truncation.
    public var text: String?
    /// In the coordinates of the space offered, in points, unrounded.
    public var frame: Rect
    /// The axis along which a stack (or scroll view) arranges its children.
    public var axis: StackAxis?
    public var children: [ViewRecord]

    /// What the parent offered when it placed the view.
    public var proposed: Proposal
    /// What it answers to nil, to zero and to infinity on both axes.
    public var ideal: Size
    public var minimum: Size
    public var maximum: Size
    /// The first and the last text baseline below the view's own top, in points.
    public var firstBaseline: Double
    public var lastBaseline: Double
    /// For texts: how many lines were laid out, and whether the last one ends in an ellipsis.
    public var lines: Int?
    public var truncated: Bool?
    /// How often its size was computed in the first layout (answers from memory are not counted).
    public var measures: Int
    /// For views with a body: how often the body ran.
    public var bodies: Int?
    /// Whether the frame, clipped by the scroll views around it, meets the screen.
    public var visible: Bool
    /// How often the view appeared and disappeared so far, those times included when it was let go and made again.
    public var appeared: Int
    public var disappeared: Int
    /// Why it offered and answered what it did, where that was asked for.
    public var reason: LayoutReason?

    public init(
        kind: String, role: Role, identifier: String? = nil, text: String? = nil, frame: Rect,
        axis: StackAxis? = nil, children: [ViewRecord] = [], proposed: Proposal = .unspecified,
        ideal: Size = .zero, minimum: Size = .zero, maximum: Size = .zero, firstBaseline: Double = 0,
        lastBaseline: Double = 0, lines: Int? = nil, truncated: Bool? = nil, measures: Int = 0,
        bodies: Int? = nil, visible: Bool = true, appeared: Int = 1, disappeared: Int = 0
    ) {
        self.kind = kind
        self.role = role
        self.identifier = identifier
        self.text = text
        self.frame = frame
        self.axis = axis
        self.children = children
        self.proposed = proposed
        self.ideal = ideal
        self.minimum = minimum
        self.maximum = maximum
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lines = lines
        self.truncated = truncated
        self.measures = measures
        self.bodies = bodies
        self.visible = visible
        self.appeared = appeared
        self.disappeared = disappeared
    }
}
