/// A text: as wide as its widest line, wrapped and cut to what it is offered. (Apple: `Text`.)
public final class TextNode: LayoutNode {
    public private(set) var shaped: ShapedText
    public private(set) var options: TextLayoutOptions
    private var remembered: (proposal: Proposal, layout: TextLayout)?

    public init(_ shaped: ShapedText, options: TextLayoutOptions) {
        self.shaped = shaped
        self.options = options
    }

    public func set(_ shaped: ShapedText, options: TextLayoutOptions) {
        if shaped == self.shaped, options == self.options { return }
        self.shaped = shaped
        self.options = options
        invalidate()
    }

    public override func forget() {
        remembered = nil
    }

    public override func computeSize(_ proposal: Proposal) -> Size {
        shaped.size(in: proposal, options: options)
    }

    /// The lines for a proposal.
    public func layout(in proposal: Proposal) -> TextLayout {
        if let remembered, remembered.proposal == proposal { return remembered.layout }
        let layout = shaped.layout(in: proposal, options: options)
        remembered = (proposal, layout)
        return layout
    }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? {
        if guide == .firstTextBaseline { return layout(in: dimensions.proposal).firstBaseline }
        if guide == .lastTextBaseline { return layout(in: dimensions.proposal).lastBaseline }
        return nil
    }

    /// engine.md, section 5, "Default spacing": the first line's font decides above, the last one's below.
    public override var spacing: SpacingPreferences {
        let above = TextSpacing(of: shaped.topMetrics, pixel: options.pixel)
        let below = TextSpacing(of: shaped.bottomMetrics, pixel: options.pixel)
        return SpacingPreferences(
            top: EdgeSpacing(textToText: above.textToText, aboveText: above.belowOther),
            bottom: EdgeSpacing(textToText: below.textToText, belowText: below.aboveOther),
            leading: EdgeSpacing(), trailing: EdgeSpacing())
    }
}
