import Foundation

/// A number that a learner has to type, and when what they typed is right.
public struct TypedAnswer: Codable, Equatable, Sendable {
    /// The number in digits as the card states it: `122.1`. Its decimals are the precision asked for.
    public var number: String
    /// The unit as the card writes it behind the number: `pt`.
    public var unit: String?
    /// How far off an answer may be, where the card states it (`± 0.6`); it takes the precision's place.
    public var tolerance: Double?

    public init(number: String, unit: String? = nil, tolerance: Double? = nil) {
        self.number = number
        self.unit = unit
        self.tolerance = tolerance
    }

    /// How many decimals the answer is written with.
    public var decimals: Int {
        guard let point = number.firstIndex(of: ".") else { return 0 }
        return number.distance(from: point, to: number.endIndex) - 1
    }

    /// What the learner is told about the number to type.
    public var hint: String {
        let precision =
            if let tolerance {
                "± \(tolerance)"
            } else {
                switch decimals {
                case 0: "a whole number"
                case 1: "to one decimal"
                default: "to \(decimals) decimals"
                }
            }
        return unit.map { "\(precision), in \($0)" } ?? precision
    }

    /// Whether a typed text is right: rounded to the answer's decimals, half away from zero, it is the
    /// answer. Nil when the text is no number.
    public func accepts(_ typed: String) -> Bool? {
        guard let guess = Self.number(in: typed), let answer = Self.number(in: number) else { return nil }
        if let tolerance {
            let distance = guess > answer ? guess - answer : answer - guess
            // A millionth, as claims have it: 0.6 off in decimal writing is 0.6 off.
            return NSDecimalNumber(decimal: distance).doubleValue <= tolerance + 1e-6
        }
        return Self.rounded(guess, decimals: decimals) == Self.rounded(answer, decimals: decimals)
    }

    /// The number that a text states, whatever unit follows it: `-3.5`, `1,000`, `12 pt`, `50%`.
    static func number(in text: String) -> Decimal? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let pattern =
            /(?<sign>[-+\u{2212}]?)(?<whole>\d{1,15}|\d{1,3}(?:,\d{3}){1,4})?(?:\.(?<part>\d{1,15}))?\s*(?<unit>%|[a-zA-Z]*)/
        guard let match = text.wholeMatch(of: pattern.asciiOnlyDigits()), match.whole != nil || match.part != nil
        else { return nil }
        let whole = match.whole.map { $0.filter { $0 != "," } } ?? "0"
        let sign = match.sign == "-" || match.sign == "\u{2212}" ? "-" : ""
        return Decimal(string: "\(sign)\(whole).\(match.part ?? "0")", locale: Locale(identifier: "en_US_POSIX"))
    }

    private static func rounded(_ value: Decimal, decimals: Int) -> Decimal {
        var value = value
        var result = Decimal()
        NSDecimalRound(&result, &value, decimals, .plain)
        return result
    }
}
