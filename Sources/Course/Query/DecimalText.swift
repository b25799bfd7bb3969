import Foundation

/// Numbers in decimal digits, as lessons state them: snapped to a millionth, then rounded half away from zero.
enum DecimalText {
    /// The digits of a finite number at a precision, without a sign; `isNegative` is false when they are all zero.
    static func rounded(_ value: Double, decimals: Int) -> (digits: String, isNegative: Bool) {
        let millionths = (value.magnitude * 1e6).rounded(.toNearestOrAwayFromZero)
        // Above nine million million points the number is printed as it is stored: exactly.
        guard millionths < 9e18 else { return (String(format: "%.\(decimals)f", value.magnitude), value < 0) }
        let kept = min(decimals, 6)
        let dropped = power(6 - kept)
        let units = (UInt64(millionths) + dropped / 2) / dropped
        let whole = units / power(kept)
        var text = String(whole)
        if decimals > 0 {
            let fraction = String(units % power(kept))
            let zeros = String(repeating: "0", count: kept - fraction.count)
            text += "." + zeros + fraction + String(repeating: "0", count: decimals - kept)
        }
        return (text, value < 0 && units > 0)
    }

    /// At most three decimals, without trailing zeros.
    static func brief(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "undefined" : value < 0 ? "-∞" : "∞" }
        var (digits, isNegative) = rounded(value, decimals: 3)
        if digits.contains(".") {
            while digits.hasSuffix("0") { digits.removeLast() }
            if digits.hasSuffix(".") { digits.removeLast() }
        }
        return isNegative ? "-" + digits : digits
    }

    private static func power(_ exponent: Int) -> UInt64 {
        (0..<exponent).reduce(1) { product, _ in product * 10 }
    }
}
