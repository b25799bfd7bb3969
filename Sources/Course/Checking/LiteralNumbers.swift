import SwiftParser
import SwiftSyntax

/// The numbers that stand as literals in a text.
enum LiteralNumbers {
    /// The number literals of Swift code, a minus sign before one included.
    static func inSwift(_ code: String) -> Set<Double> {
        var values: Set<Double> = []
        var isNegative = false
        for token in Parser.parse(source: code).tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .integerLiteral(let text):
                if let value = integer(text) { values.insert(isNegative ? -value : value) }
            case .floatLiteral(let text):
                if let value = Double(text.replacing("_", with: "")) { values.insert(isNegative ? -value : value) }
            default:
                break
            }
            isNegative = token.tokenKind == .prefixOperator("-")
        }
        return values
    }

    private static func integer(_ text: String) -> Double? {
        let digits = text.replacing("_", with: "")
        let radixes = ["0x": 16, "0b": 2, "0o": 8]
        if let radix = radixes[String(digits.prefix(2))] {
            return UInt64(digits.dropFirst(2), radix: radix).map(Double.init)
        }
        return Double(digits)
    }

    /// The numbers in the attributes of an info string: `width=250`, `width=120...402`.
    static func inInfoString(_ info: String) -> Set<Double> {
        Set(inProse(info).map(\.value))
    }

    /// The numbers in a text that no letter stands right before (as in `AX5`), without their signs.
    static func inProse(_ text: String) -> [(text: String, value: Double)] {
        var numbers: [(String, Double)] = []
        var rest = Substring(text)
        var before: Character?
        while let first = rest.first {
            guard isDigit(first), before?.isLetter != true else {
                before = first
                rest = rest.dropFirst()
                continue
            }
            var end = rest.startIndex
            var hasPoint = false
            while end < rest.endIndex {
                let next = rest.index(after: end)
                let isSeparator = rest[end] == "," || (rest[end] == "." && !hasPoint)
                guard isDigit(rest[end]) || (isSeparator && next < rest.endIndex && isDigit(rest[next])) else { break }
                if rest[end] == "." { hasPoint = true }
                end = next
            }
            let written = String(rest[..<end])
            rest = rest[end...]
            before = written.last
            if let value = Double(written.replacing(",", with: "")) { numbers.append((written, value)) }
        }
        return numbers
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
