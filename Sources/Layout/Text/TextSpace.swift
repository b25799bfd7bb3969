/// The room that a text is offered, in points; infinite where there is no limit.
struct TextSpace {
    var width: Double
    var height: Double

    init(_ proposal: Proposal) {
        width = max(proposal.width ?? .infinity, 0)
        height = max(proposal.height ?? .infinity, 0)
    }

    /// Whether the text is asked to take no room at all.
    var isNothing: Bool { width == 0 && height == 0 }

    /// The room as a text sees it that is going to be scaled.
    func divided(by scale: Double) -> TextSpace {
        var space = self
        space.width /= scale
        space.height /= scale
        return space
    }
}
