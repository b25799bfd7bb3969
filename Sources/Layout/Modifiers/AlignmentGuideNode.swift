/// Says where a guide of its child lies. (Apple: `alignmentGuide(_:computeValue:)`.)
///
/// Even a value equal to the guide's default makes the guide explicit.
public final class AlignmentGuideNode: UnaryNode {
    public let guide: AlignmentGuide
    public var value: (Dimensions) -> Double {
        didSet { invalidate() }
    }

    public init(_ child: LayoutNode, _ guide: AlignmentGuide, value: @escaping (Dimensions) -> Double) {
        self.guide = guide
        self.value = value
        super.init(child)
    }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? {
        guard guide == self.guide else { return super.explicitAlignment(guide, dimensions) }
        return value(child.dimensions(dimensions.proposal))
    }

    public override var ownPriority: Double { child.priority }
}
