// Attributed strings as texts. Foundation on Linux has the strings, but not SwiftUI's attributes, nor Markdown.

nonisolated extension AttributeScopes {
    /// SwiftUI's attributes. (Apple: `AttributeScopes.SwiftUIAttributes`.)
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// What Markdown says of a piece of text. (Apple: Foundation's `InlinePresentationIntent`.)
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

nonisolated extension AttributedString {
    /// How Markdown is read; inline syntax only, whatever it says. (Apple: `AttributedString.MarkdownParsingOptions`.)
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var interpretedSyntax: InterpretedSyntax
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .returnPartiallyParsedIfPossible, languageCode: String? = nil
        ) { self.interpretedSyntax = interpretedSyntax }
    }

    /// Inline Markdown. (Apple: Foundation's `AttributedString(markdown:)`.)
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for segment in InlineMarkdown.segments(of: markdown) {
            var piece = AttributedString(segment.string)
            var intent: InlinePresentationIntent = []
            for modifier in segment.fontModifiers {
                switch modifier {
                case .bold(true): intent.insert(.stronglyEmphasized)
                case .italic(true): intent.insert(.emphasized)
                case .design(.monospaced): intent.insert(.code)
                default: break
                }
            }
            if segment.strikethrough != nil { intent.insert(.strikethrough) }
            if !intent.isEmpty { piece.inlinePresentationIntent = intent }
            if let link = segment.link { piece.link = URL(string: link) }
            append(piece)
        }
    }
}

nonisolated extension Text {
    @_disfavoredOverload
    public init(_ string: AttributedString) {
        self.init(
            segments: string.runs.map { run in
                var segment = Segment(string: String(string[run.range].characters))
                segment.font = run.font
                segment.tracking = run.tracking ?? run.kern
                segment.baselineOffset = run.baselineOffset
                segment.underline = run.underlineStyle
                segment.strikethrough = run.strikethroughStyle
                segment.background = run.backgroundColor
                segment.color = run.foregroundColor ?? (run.link == nil ? nil : .accentColor)
                let intent = run.inlinePresentationIntent ?? []
                if intent.contains(.stronglyEmphasized) { segment.fontModifiers.append(.bold(true)) }
                if intent.contains(.emphasized) { segment.fontModifiers.append(.italic(true)) }
                if intent.contains(.code) { segment.fontModifiers.append(.design(.monospaced)) }
                if intent.contains(.strikethrough) { segment.strikethrough = segment.strikethrough ?? .single }
                return segment
            })
    }
}
