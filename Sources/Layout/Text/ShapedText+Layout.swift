extension ShapedText {
    /// Lays the text out in what it is offered.
    ///
    /// - A nil or infinite width never wraps, a nil or infinite height never limits the lines. Negative lengths
    ///   count as 0. Offered 0 × 0 the answer is 0 × 0 and no line.
    /// - The width is that of the widest line, the height that of the lines with `lineSpacing` (and their leading,
    ///   if `addsLeading`) between them, both rounded up to the pixel. A line counts as fitting by its unrounded height.
    /// - There are at most `maximumLines` lines, at most as many as fit into the height, and at least one. If
    ///   the text goes on after the last, that one is truncated.
    /// - `reservedLines` keep their height whatever is offered (except 0 × 0).
    /// - A text that would be truncated is scaled down first, as little as needed and at most by
    ///   `minimumScaleFactor`. Scaling is linear: the tracking is that of the unscaled size.
    /// - An empty text has no lines, and no size beyond what is reserved.
    public func layout(in proposal: Proposal, options: TextLayoutOptions) -> TextLayout {
        TextLayouter(text: self, options: options).layout(in: proposal)
    }

    /// The size of `layout(in:options:)`. Where nothing is wrapped or cut, which is what most texts are asked
    /// for, it costs no more than a few comparisons.
    public func size(in proposal: Proposal, options: TextLayoutOptions) -> Size {
        TextLayouter(text: self, options: options).size(in: proposal)
    }
}
