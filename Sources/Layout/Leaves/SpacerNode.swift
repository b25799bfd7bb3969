/// Room that nothing else wants. (Apple: `Spacer`.)
public final class SpacerNode: LayoutNode {
    /// The axis of the stack around it; nil outside of a stack, where it is flexible on both axes.
    public let axis: Axis?
    /// The least length along the axis, in points.
    public var minimum: Double {
        didSet { if minimum != oldValue { invalidate() } }
    }

    /// The least length of a spacer that names none, in points. (engine.md, section 1.)
    public static let defaultMinimum = 8.0

    public init(axis: Axis?, minLength: Double?) {
        self.axis = axis
        minimum = minLength ?? SpacerNode.defaultMinimum
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        guard let axis else {
            return Size(
                width: max(proposal.width ?? minimum, minimum), height: max(proposal.height ?? minimum, minimum))
        }
        return Size(along: axis, max(proposal[axis] ?? minimum, minimum), across: 0)
    }

    public override var ownPriority: Double { -.infinity }

    /// Nothing along its axis, whatever is beside it; across it has no wishes at all, so that a row with a spacer
    /// keeps its distance from the next row.
    public override var spacing: SpacingPreferences {
        guard let axis else { return .none }
        var result = SpacingPreferences.none
        let across = EdgeSpacing()
        if axis == .horizontal {
            (result.top, result.bottom) = (across, across)
        } else {
            (result.leading, result.trailing) = (across, across)
        }
        return result
    }
}
