/// A number as an author wrote it: what it says, how precisely, and in which form.
struct StatedNumber: Equatable, Sendable {
    enum Amount: Equatable, Sendable {
        case finite(Double)
        case infinity
        /// A side of a proposal that says "your ideal length".
        case unspecified
    }

    enum Form: Equatable, Sendable {
        case digits(decimals: Int, isGrouped: Bool)
        /// A number word or a name such as `nil`.
        case word
    }

    var amount: Amount
    var form: Form
    /// The minus sign as written: `-`, `−` or empty.
    var sign: String
    /// Whether the number is followed by `%`: the value times a hundred.
    var isPercentage: Bool
    /// The number with its sign and without its unit, as written.
    var written: String
    /// Where `written` is in the text it was read from, in UTF-8 bytes.
    var range: Range<Int>

    static let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    static let infinities: Set<String> = ["∞", "infinity"]
    static let minusSigns: Set<Character> = ["-", "\u{2212}"]

    /// The number as a query would give it: percentages are divided by a hundred.
    var value: Double? {
        switch amount {
        case .finite(let value): isPercentage ? value / 100 : value
        case .infinity: sign.isEmpty ? .infinity : -.infinity
        case .unspecified: nil
        }
    }

    // MARK: - Comparing

    /// Whether a value, rounded to the precision written, prints the same. `tolerance` replaces the precision.
    func holds(for value: Double?, tolerance: Double?) -> Bool {
        guard case .finite(let stated) = amount, let value, value.isFinite else { return value == self.value }
        let scaled = isPercentage ? value * 100 : value
        if let tolerance { return (value - (isPercentage ? stated / 100 : stated)).magnitude <= tolerance + 1e-9 }
        let mine = DecimalText.rounded(stated, decimals: decimals)
        let other = DecimalText.rounded(scaled, decimals: decimals)
        return mine == other
    }

    private var decimals: Int {
        if case .digits(let decimals, _) = form { return decimals }
        return 0
    }

    // MARK: - Rewriting

    /// A value in the form of this number: its decimals, its grouping, its minus sign, a word for a word.
    /// Where a tolerance is smaller than the decimals written allow, more decimals are printed.
    func rewritten(for value: Double?, tolerance: Double? = nil) -> String {
        guard let value else { return "nil" }
        guard value.isFinite else { return value < 0 ? (sign.isEmpty ? "\u{2212}" : sign) + "∞" : "∞" }
        let scaled = isPercentage ? value * 100 : value
        var decimals = self.decimals
        if let tolerance {
            while decimals < 6, !Self.isClose(scaled, decimals: decimals, tolerance: tolerance) { decimals += 1 }
        }
        let (digits, isNegative) = DecimalText.rounded(scaled, decimals: decimals)
        if form == .word, case .finite = amount, !isNegative, let number = Int(digits), number < Self.words.count {
            return Self.cased(Self.words[number], like: written)
        }
        let minus = isNegative ? (sign.isEmpty ? "\u{2212}" : sign) : ""
        if case .digits(_, isGrouped: true) = form { return minus + Self.grouped(digits) }
        return minus + digits
    }

    private static func isClose(_ value: Double, decimals: Int, tolerance: Double) -> Bool {
        let (digits, isNegative) = DecimalText.rounded(value, decimals: decimals)
        guard let magnitude = Double(digits) else { return true }
        return ((isNegative ? -magnitude : magnitude) - value).magnitude <= tolerance
    }

    private static func cased(_ word: String, like model: String) -> String {
        guard model.first?.isUppercase == true else { return word }
        return model.dropFirst().contains(where: \.isLowercase)
            ? word.prefix(1).uppercased() + word.dropFirst() : word.uppercased()
    }

    private static func grouped(_ digits: String) -> String {
        let parts = digits.split(separator: ".", maxSplits: 1)
        var whole = ""
        for (index, digit) in parts[0].enumerated() {
            if index > 0, (parts[0].count - index).isMultiple(of: 3) { whole.append(",") }
            whole.append(digit)
        }
        return parts.count > 1 ? whole + "." + parts[1] : whole
    }
}
