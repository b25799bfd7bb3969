// Formats of measurements and names, which Foundation does not have on Linux.

nonisolated extension Measurement {
    /// A number with its unit's symbol, as in English. (Apple: `Measurement.FormatStyle`.)
    public struct FormatStyle: Foundation.FormatStyle {
        public typealias FormatInput = Measurement
        public typealias FormatOutput = String

        public enum UnitWidth: String, Codable, Sendable { case wide, abbreviated, narrow }
        public enum Usage: String, Codable, Sendable { case general, asProvided, road, person, weather, food }

        var width: UnitWidth
        var number: FloatingPointFormatStyle<Double>

        public func format(_ value: Measurement) -> String {
            let symbol = value.unit.symbol
            let isAttached = width == .narrow || symbol.hasPrefix("°") || symbol.hasPrefix("%")
            return number.format(value.value) + (isAttached ? "" : " ") + symbol
        }
    }

    public func formatted() -> String {
        FormatStyle(width: .abbreviated, number: .number.precision(.fractionLength(0...2))).format(self)
    }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

nonisolated extension FormatStyle {
    public static func measurement<U: Dimension>(
        width: Measurement<U>.FormatStyle.UnitWidth, usage: Measurement<U>.FormatStyle.Usage = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<U>.FormatStyle {
        Measurement<U>.FormatStyle(
            width: width, number: numberFormatStyle ?? .number.precision(.fractionLength(0...2)))
    }
}

nonisolated extension PersonNameComponents {
    /// Given name and family name, as in English.
    public func formatted() -> String { [givenName, familyName].compactMap { $0 }.joined(separator: " ") }
}
