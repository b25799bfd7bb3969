/// A line across a stack. (Apple: `Divider`.)
public final class DividerNode: LayoutNode {
    /// The axis along which the line runs.
    public let axis: Axis
    /// In points.
    public var thickness: Double {
        didSet { if thickness != oldValue { invalidate() } }
    }

    public init(axis: Axis, thickness: Double) {
        self.axis = axis
        self.thickness = thickness
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        Size(along: axis, max(proposal[axis] ?? FlexibleNode.idealLength, 0), across: thickness)
    }
}
