/// A system image: a fixed size with a text baseline, and spacings of its own.
public final class SymbolNode: LayoutNode {
    public var fixedSize: Size {
        didSet { if fixedSize != oldValue { invalidate() } }
    }
    /// How far the baseline is above the bottom edge, in points.
    public var baselineOffset: Double {
        didSet { if baselineOffset != oldValue { invalidate() } }
    }

    public init(_ size: Size, baselineOffset: Double) {
        fixedSize = size
        self.baselineOffset = baselineOffset
    }

    public override func computeSize(_ proposal: Proposal) -> Size { fixedSize }

    public override func explicitAlignment(_ guide: AlignmentGuide, _ dimensions: Dimensions) -> Double? {
        guide == .firstTextBaseline || guide == .lastTextBaseline ? fixedSize.height - baselineOffset : nil
    }

    /// engine.md, section 5: nothing towards text; the baseline's offset below something, one point more
    /// above it.
    public override var spacing: SpacingPreferences {
        SpacingPreferences(
            top: EdgeSpacing(textToText: .distance(0), aboveText: baselineOffset),
            bottom: EdgeSpacing(textToText: .distance(0), belowText: baselineOffset + 1),
            leading: EdgeSpacing(), trailing: EdgeSpacing())
    }
}
