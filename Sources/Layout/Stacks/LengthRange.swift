/// A child's shortest and longest length along a stack, and its priority there.
struct LengthRange {
    var minimum: Double
    var maximum: Double
    var priority: Double

    /// Asks the child at 0 and at infinity, with the stack's own proposal across.
    @inline(__always)
    init(of child: LayoutNode, along axis: Axis, across: Double?) {
        minimum = child.size(Proposal(along: axis, 0, across: across))[axis]
        maximum = child.size(Proposal(along: axis, .infinity, across: across))[axis]
        priority = child.priority
    }

    /// How much longer than its minimum the child can be.
    private var flexibility: Double { maximum == minimum ? 0 : maximum - minimum }

    /// Whether the child is offered its share before the other.
    func precedes(_ other: LengthRange) -> Bool {
        if priority != other.priority { return priority > other.priority }
        let mine = flexibility
        let theirs = other.flexibility
        if mine == .infinity, theirs == .infinity { return minimum > other.minimum }
        return mine < theirs
    }
}
