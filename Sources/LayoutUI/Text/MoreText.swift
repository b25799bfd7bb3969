nonisolated extension Text {
    /// A date as the platform shows it. (Apple: `Text.DateStyle`.)
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Sendable { case date, time, relative, offset, timer }
        let kind: Kind
        public static let date = DateStyle(kind: .date)
        public static let time = DateStyle(kind: .time)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)

        /// The text for a date. What counts from now is counted at the moment itself: it is 0, so that a layout is
        /// the same every day.
        func text(_ date: Date) -> String {
            var style = Date.FormatStyle(locale: Locale(identifier: "en_US"))
            style.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
            switch kind {
            case .date: return style.month(.wide).day().year().format(date)
            case .time: return style.hour().minute().format(date)
            case .relative: return "0 sec"
            case .offset: return "+0 seconds"
            case .timer: return "0:00"
            }
        }
    }

    /// How a line under or through a text is drawn. (Apple: `Text.LineStyle`.)
    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot

            /// Lengths of marks and gaps, in widths of the line. (Apple: `NSUnderlineStyle`'s patterns.)
            var dash: [Double]? {
                switch self {
                case .solid: nil
                case .dot: [3, 3]
                case .dash: [10, 5]
                case .dashDot: [10, 3, 3, 3]
                case .dashDotDot: [10, 3, 3, 3, 3, 3]
                }
            }
        }

        let pattern: Pattern
        let color: Color?
        var isActive = true

        public static let single = LineStyle()

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        init(pattern: Pattern, color: Color?, isActive: Bool) {
            self.pattern = pattern
            self.color = color
            self.isActive = isActive
        }
    }

    public enum Scale: Hashable, Sendable { case `default`, secondary }

    public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(date)) }

    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: "\(DateStyle.time.text(dates.lowerBound)) – \(DateStyle.time.text(dates.upperBound))")
    }

    @_disfavoredOverload
    public init(_ dates: Range<Date>) { self.init(dates.lowerBound...dates.upperBound) }

    public init(_ interval: DateInterval) { self.init(interval.start...max(interval.start, interval.end)) }

    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let seconds = countsDown ? Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)) : 0
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        self.init(
            verbatim: hours > 0 && showsHours
                ? "\(hours):\(two(minutes)):\(two(rest))" : "\(hours * 60 + minutes):\(two(rest))")
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Foundation's `Date` is no `ReferenceConvertible` on Linux.
    public init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init(_ image: Image) { self.init(segments: [image.segment]) }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.key) }

    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(_ first: A, _ second: B) -> Text {
        foregroundStyle(first)
    }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
}

nonisolated extension Image {
    /// The picture as a piece of a text.
    var segment: Text.Segment { Text.Segment(string: "", image: self) }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ image: Image) { append([image.segment]) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append([Text.Segment(string: style.text(date))])
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates).segments) }
    public mutating func appendInterpolation(_ string: AttributedString) { append(Text(string).segments) }
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(Text(resource).segments)
    }
}

nonisolated extension Font {
    /// How wide a font's letters are; all are drawn at the standard width. (Apple: `Font.Width`.)
    public struct Width: Hashable, Sendable {
        public let value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public func width(_ width: Width) -> Font { self }
}

nonisolated extension View {
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
    public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
}

/// How much room a scene's edge has. (Apple: `ScenePadding`.)
nonisolated public struct ScenePadding: Equatable, Sendable {
    public static let minimum = ScenePadding()
    public static let navigationBar = ScenePadding()
}

extension Text {
    /// (Apple: `Text.AlignmentStrategy`.)
    nonisolated public enum AlignmentStrategy: Hashable, Sendable { case `default`, layoutBased, writingDirectionBased }
}

/// A text to be looked up later; there is nothing to look it up in, so it stands for itself. (Apple: Foundation's
/// `LocalizedStringResource`, which Foundation does not have on Linux.)
nonisolated public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    let key: LocalizedStringKey

    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
        key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
}

nonisolated extension String {
    public init(
        localized resource: LocalizedStringResource, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = Text(resource).string }

    /// There is no table to look the key up in: the default value is the text.
    public init(
        localized key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = Text(defaultValue).string }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        append([Text.Segment(string: formatter.string(for: subject) ?? "\(subject)")])
    }
}
