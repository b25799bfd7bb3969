/// A leaf of a size of its own: an image that is not resizable.
public final class FixedNode: LayoutNode {
    public var fixedSize: Size {
        didSet { if fixedSize != oldValue { invalidate() } }
    }

    public init(_ size: Size) {
        fixedSize = size
    }

    public override func computeSize(_ proposal: Proposal) -> Size { fixedSize }
}
