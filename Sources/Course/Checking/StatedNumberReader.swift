/// Reads numbers from a claim's text: digits with grouping commas, decimals and a minus sign of either kind,
/// a number word, and an optional unit.
struct StatedNumberReader {
    private let text: String
    private var index: String.Index

    /// Longer ones before those they begin with.
    private static let units = ["points", "point", "pt", "times", "%"]

    init(_ text: String) {
        self.text = text
        index = text.startIndex
    }

    var isAtEnd: Bool { index == text.endIndex }

    mutating func skipSpaces() {
        while !isAtEnd, text[index] == " " || text[index] == "\u{A0}" || text[index] == "\u{202F}" {
            index = text.index(after: index)
        }
    }

    /// Skips a piece of text if it comes next.
    mutating func accept(_ piece: String) -> Bool {
        guard text[index...].hasPrefix(piece) else { return false }
        index = text.index(index, offsetBy: piece.count)
        return true
    }

    /// The number that comes next, with its unit; nil if there is none.
    mutating func number() throws(StatedTextError) -> StatedNumber? {
        let start = index
        var sign = ""
        if !isAtEnd, StatedNumber.minusSigns.contains(text[index]) {
            sign = String(text[index])
            index = text.index(after: index)
        }
        var found = try digits(sign: sign, from: start)
        if found == nil { found = word(sign: sign, from: start) }
        guard var number = found else {
            index = start
            return nil
        }
        number.isPercentage = unit() == "%"
        return number
    }

    private mutating func digits(sign: String, from start: String.Index) throws(StatedTextError) -> StatedNumber? {
        let first = index
        while let next = peek, isDigit(next) || (next == "," && isDigit(peek(1))) { index = text.index(after: index) }
        guard index > first else { return nil }
        let whole = text[first..<index]
        var decimals = 0
        if peek == ".", isDigit(peek(1)) {
            index = text.index(after: index)
            while isDigit(peek) {
                index = text.index(after: index)
                decimals += 1
            }
        }
        let written = String(text[start..<index])
        let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
        if groups.count > 1, groups[0].count > 3 || groups.dropFirst().contains(where: { $0.count != 3 }) {
            throw StatedTextError(
                message: "the comma in '\(written)' is not before exactly three digits",
                help: "a comma groups thousands, as 1,366; decimals follow a point")
        }
        guard let value = Double(text[first..<index].replacing(",", with: "")), value.isFinite, decimals <= 6 else {
            throw StatedTextError(
                message: "'\(written)' is more precise than the engine", help: "write at most six decimals")
        }
        // Up to fifteen digits a double holds what is written.
        let digits = whole.filter { $0 != "," }.drop { $0 == "0" }
        if digits.count > 15, DecimalText.rounded(value, decimals: 0).digits != digits {
            throw StatedTextError(
                message: "'\(written)' is more precise than the engine, which has about fifteen digits",
                help: "state fewer digits")
        }
        if !sign.isEmpty, value == 0 {
            throw StatedTextError(message: "'\(written)' is a negative zero", help: "write it without the minus sign")
        }
        return StatedNumber(
            amount: .finite(sign.isEmpty ? value : -value),
            form: .digits(decimals: decimals, isGrouped: groups.count > 1), sign: sign, isPercentage: false,
            written: written, range: range(from: start))
    }

    private mutating func word(sign: String, from start: String.Index) -> StatedNumber? {
        let first = index
        if peek == "∞" {
            index = text.index(after: index)
        } else {
            while let next = peek, next.isLetter { index = text.index(after: index) }
        }
        let name = text[first..<index].lowercased()
        let amount: StatedNumber.Amount
        if let value = StatedNumber.words.firstIndex(of: name), sign.isEmpty {
            amount = .finite(Double(value))
        } else if StatedNumber.infinities.contains(name) {
            amount = .infinity
        } else if name == "nil", sign.isEmpty {
            amount = .unspecified
        } else {
            return nil
        }
        return StatedNumber(
            amount: amount, form: .word, sign: sign, isPercentage: false, written: String(text[start..<index]),
            range: range(from: start))
    }

    /// Skips a unit and the space before it.
    private mutating func unit() -> String? {
        let before = index
        skipSpaces()
        for unit in Self.units where accept(unit) {
            if peek?.isLetter != true, !isDigit(peek) { return unit }
            break
        }
        index = before
        return nil
    }

    private var peek: Character? { isAtEnd ? nil : text[index] }

    private func peek(_ distance: Int) -> Character? {
        guard let place = text.index(index, offsetBy: distance, limitedBy: text.endIndex), place < text.endIndex
        else { return nil }
        return text[place]
    }

    private func isDigit(_ character: Character?) -> Bool {
        character.map { ("0"..."9").contains($0) } ?? false
    }

    private func range(from start: String.Index) -> Range<Int> {
        text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: index)
    }
}
