/// A text literal: Markdown, with interpolations. (Apple: `LocalizedStringKey`.)
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    var segments: [Text.Segment]

    public init(_ value: String) { segments = InlineMarkdown.segments(of: value) }
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        segments = InlineMarkdown.segments(of: stringInterpolation.source, stringInterpolation.pieces)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        /// The literal's text, with a mark where something is interpolated: mark-up goes across interpolations.
        private(set) var source = ""
        private(set) var pieces: [[Text.Segment]] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { source += literal }

        mutating func append(_ segments: [Text.Segment]) {
            source.append(InlineMarkdown.piece)
            pieces.append(segments)
        }

        private mutating func append(_ string: String) { append([Text.Segment(string: string)]) }

        public mutating func appendInterpolation(_ string: String) { append(string) }
        public mutating func appendInterpolation(_ text: Text) { append(text.segments) }
        public mutating func appendInterpolation<T>(_ value: T) { append(LocalizedNumber.text(value) ?? "\(value)") }

        /// A C format, as `%.1f` or `%lld`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(String(format: specifier, value))
        }

        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            append(format.format(value))
        }
    }
}

/// Numbers as a localized format prints them: `%lld` and `%lf` with the separators of en_US.
nonisolated enum LocalizedNumber {
    /// nil for what is no number.
    static func text(_ value: Any) -> String? {
        if let integer = value as? any BinaryInteger { return grouped("\(integer)") }
        let number: Double
        switch value {
        case let double as Double: number = double
        case let float as Float: number = Double(float)
        case let length as CGFloat: number = Double(length)
        default: return nil
        }
        if !number.isFinite { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
        let parts = String(format: "%.6f", number).split(separator: ".")
        return "\(grouped(String(parts[0]))).\(parts[1])"
    }

    private static func grouped(_ digits: String) -> String {
        var result = ""
        let sign = digits.hasPrefix("-") ? "-" : ""
        let digits = digits.dropFirst(sign.count)
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += "," }
            result.append(digit)
        }
        return sign + result
    }
}
