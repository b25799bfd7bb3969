import Layout

/// Why a view offered and answered what it did: what it was told, and what it worked out. Recorded on request
/// (`RunRequest.explains`). Lengths in points.
public enum LayoutReason: Codable, Equatable, Sendable {
    /// What a flexible frame says of one axis.
    public struct Limits: Codable, Equatable, Sendable {
        /// nil where it says nothing.
        public var minimum: Double?
        public var ideal: Double?
        public var maximum: Double?
        /// Whether the maximum is infinite.
        public var isEndless: Bool

        public init(minimum: Double?, ideal: Double?, maximum: Double?, isEndless: Bool) {
            self.minimum = minimum
            self.ideal = ideal
            self.maximum = maximum
            self.isEndless = isEndless
        }
    }

    /// A child's turn when a stack divides its length.
    public struct Turn: Codable, Equatable, Sendable {
        /// The child's position among the view's children.
        public var child: Int
        /// nil is the lowest there is: a spacer's.
        public var priority: Double?
        public var minimum: Double
        /// nil: without end.
        public var maximum: Double?
        /// What was left for it and those of its priority whose turn came later, how many these are together, and
        /// what is kept back for those of a lower priority.
        public var available: Double
        public var sharers: Int
        public var kept: Double
        public var offered: Double
        public var took: Double

        public init(
            child: Int, priority: Double?, minimum: Double, maximum: Double?, available: Double, sharers: Int,
            kept: Double, offered: Double, took: Double
        ) {
            self.child = child
            self.priority = priority
            self.minimum = minimum
            self.maximum = maximum
            self.available = available
            self.sharers = sharers
            self.kept = kept
            self.offered = offered
            self.took = took
        }
    }

    /// A row or column: the distances between its children, and their turns in order. No turns where every child was
    /// offered the same.
    case stack(gaps: [Double], turns: [Turn])
    /// Children on top of each other.
    case pile
    case frame(width: Double?, height: Double?)
    case flexibleFrame(width: Limits, height: Limits)
    case padding(Insets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// nil is the child's own.
    case aspectRatio(Double?, fills: Bool)
    case offset(Point)
    case position(Point)
    /// The host of an overlay or background.
    case host
    /// The axis is that of the stack around it.
    case spacer(minimum: Double, axis: StackAxis?)
    case flexible
    case text
    case scroll(horizontal: Bool, vertical: Bool)
    case lazyStack(StackAxis)
    case geometry
    /// Which alternative was taken, and how many there are.
    case fits(shown: Int, of: Int, horizontal: Bool, vertical: Bool)
}
