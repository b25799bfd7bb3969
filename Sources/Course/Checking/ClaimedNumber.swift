/// The one number that a numeric claim states, for those who ask a learner for it.
public struct ClaimedNumber: Equatable, Sendable {
    /// In digits, with the decimals written: `1366`, `-3.50`; number words as digits, no grouping commas, and
    /// an ASCII minus sign.
    public var digits: String
    /// What stands behind it: `pt`, `points`, `times`, `%`.
    public var unit: String?
}

extension Claim {
    /// Nil where the claim's text is not one finite number.
    public var number: ClaimedNumber? {
        guard let value = try? StatedValue(stated, type: .number), case .number(let number) = value.content,
            case .finite(let amount) = number.amount
        else { return nil }
        let rest = value.text.utf8.dropFirst(number.range.upperBound)
        let unit = String(decoding: rest, as: UTF8.self).filter { !$0.isWhitespace }
        return ClaimedNumber(digits: number.digits(amount), unit: unit.isEmpty ? nil : unit)
    }
}

extension StatedNumber {
    fileprivate func digits(_ amount: Double) -> String {
        switch form {
        case .word: String(Int(amount))
        case .digits: (sign.isEmpty ? "" : "-") + written.dropFirst(sign.count).filter { $0 != "," }
        }
    }
}
