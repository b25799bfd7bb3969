/// A number for readers: up to three decimals, none where they are zero.
public enum ShortNumber {
    public static func text(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "∞" }
        let thousandths = Int((abs(value) * 1000).rounded())
        var text = String(thousandths / 1000)
        if thousandths % 1000 != 0 {
            let digits = String(thousandths % 1000 + 1000).dropFirst()
            text += "." + digits.reversed().drop { $0 == "0" }.reversed()
        }
        return value < 0 && thousandths != 0 ? "−" + text : text
    }
}
