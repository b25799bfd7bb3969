// Drawing a text by hand. The text is laid out as it is without a renderer and drawn that way: what a renderer
// does cannot change a layout unless it says how much room it wants, which is not asked.

/// What a part of a text is marked with, for a renderer. (Apple: `TextAttribute`.)
nonisolated public protocol TextAttribute {}

/// (Apple: `TextRenderer`.)
nonisolated public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws. (Apple: `TextProxy`.)
nonisolated public struct TextProxy {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

nonisolated extension Text {
    /// A laid-out text's lines. (Apple: `Text.Layout`.)
    public struct Layout: RandomAccessCollection {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public var isTruncated: Bool { false }
        public subscript(index: Int) -> Line { Line() }

        public struct Line: RandomAccessCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public var origin = CGPoint.zero
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript(index: Int) -> Run { Run() }
        }

        public struct Run: RandomAccessCollection {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript(index: Int) -> RunSlice { RunSlice() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        public struct RunSlice {
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }
    }

    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

nonisolated extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line) {}
    public func draw(_ run: Text.Layout.Run) {}
    public func draw(_ slice: Text.Layout.RunSlice) {}
}

nonisolated extension View {
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
