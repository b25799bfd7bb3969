/// The first of several alternatives that fits. (Apple: `ViewThatFits`.)
///
/// Each is measured with nil on the axes in question and the real proposal on the others; a nil proposal
/// always fits, and the last alternative is taken when none does.
public final class ViewThatFitsNode: LayoutNode {
    public let fitsHorizontally: Bool
    public let fitsVertically: Bool
    public private(set) var alternatives: ContiguousArray<LayoutNode> = []
    /// The alternative that was placed, by position.
    public private(set) var shown: Int?

    public init(horizontal: Bool, vertical: Bool) {
        fitsHorizontally = horizontal
        fitsVertically = vertical
    }

    public func setAlternatives(_ nodes: ContiguousArray<LayoutNode>) {
        alternatives = nodes
        for node in nodes { adopt(node) }
        invalidate()
    }

    private func choice(_ proposal: Proposal) -> Int {
        let question = Proposal(
            width: fitsHorizontally ? nil : proposal.width, height: fitsVertically ? nil : proposal.height)
        for (index, alternative) in alternatives.dropLast().enumerated() {
            let size = alternative.size(question)
            let fits =
                (!fitsHorizontally || size.width <= proposal.width ?? .infinity)
                && (!fitsVertically || size.height <= proposal.height ?? .infinity)
            if fits { return index }
        }
        return alternatives.count - 1
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        alternatives.isEmpty ? .zero : alternatives[choice(proposal)].size(proposal)
    }

    public override func placeContent(_ pass: LayoutPass) {
        shown = nil
        if alternatives.isEmpty { return }
        let index = choice(placedProposal)
        shown = index
        placeChild(alternatives[index], x: 0, y: 0, placedProposal, pass)
    }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? {
        if alternatives.isEmpty { return nil }
        return alternatives[choice(dimensions.proposal)].dimensions(dimensions.proposal)[explicit: guide]
    }

    /// Spacing is asked before there is a proposal, so the first alternative answers.
    public override var spacing: SpacingPreferences { alternatives.first?.spacing ?? .box }
}
