// Attributes of SwiftUI's for attributed strings. (Apple: `AttributeScopes.SwiftUIAttributes`.)

nonisolated extension AttributeScopes {
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes

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
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

nonisolated extension Text {
    /// The text with what its attributes say of fonts, colors and distances.
    public init(_ string: AttributedString) {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        self.init(
            segments: string.runs.map { run in
                var segment = Segment(string: String(string[run.range].characters))
                segment.font = run[Attributes.FontAttribute.self]
                segment.color = run[Attributes.ForegroundColorAttribute.self]
                segment.tracking = run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self]
                if let intent = run.inlinePresentationIntent {
                    if intent.contains(.stronglyEmphasized) { segment.fontModifiers.append(.bold(true)) }
                    if intent.contains(.emphasized) { segment.fontModifiers.append(.italic(true)) }
                    if intent.contains(.code) { segment.fontModifiers.append(.design(.monospaced)) }
                }
                if run.link != nil, segment.color == nil { segment.color = .accentColor }
                return segment
            })
    }
}

nonisolated extension AttributedString {
    /// (Apple: Foundation's `AttributedString.MarkdownParsingOptions`.)
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var interpretedSyntax: InterpretedSyntax
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) { self.interpretedSyntax = interpretedSyntax }
    }

    /// Inline mark-up, as in a text's literal.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for segment in InlineMarkdown.segments(of: markdown) {
            var piece = AttributedString(segment.string)
            var intent: InlinePresentationIntent = []
            for modifier in segment.fontModifiers {
                switch modifier {
                case .bold: intent.insert(.stronglyEmphasized)
                case .italic: intent.insert(.emphasized)
                case .design: intent.insert(.code)
                default: break
                }
            }
            if !intent.isEmpty { piece.inlinePresentationIntent = intent }
            if let color = segment.color {
                piece[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = color
            }
            append(piece)
        }
    }
}
