/// A child's turn when a stack divides its length: what there was for it, and what it took. Lengths in points.
public struct StackTurn: Equatable, Sendable {
    /// The child's position among the stack's children.
    public let child: Int
    public let priority: Double
    /// The child's length when it is offered 0, and infinity.
    public let minimum: Double
    public let maximum: Double
    /// What was left when its turn came, for it and those of its group behind it.
    public let available: Double
    /// How many share that, the child included.
    public let sharers: Int
    /// What is kept back for the groups of a lower priority.
    public let kept: Double
    public let offered: Double
    public let took: Double
}
