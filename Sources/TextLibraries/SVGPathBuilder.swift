/// Writes a glyph's outline as SVG path data. Takes font units with y upwards and writes y downwards.
struct SVGPathBuilder {
    private(set) var data = ""

    /// Adds a command with its coordinates in pairs of x and y.
    mutating func add(_ command: Character, _ coordinates: Float...) {
        data.append(command)
        for (index, coordinate) in coordinates.enumerated() {
            let value = index.isMultiple(of: 2) ? coordinate : -coordinate
            if index > 0 { data.append(" ") }
            data.append(Self.format(value))
        }
    }

    /// At most two decimals: outlines are in thousandths of an em or finer.
    private static func format(_ value: Float) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if fraction == 0 { return "\(sign)\(whole)" }
        let digits = fraction.isMultiple(of: 10) ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
        return "\(sign)\(whole).\(digits)"
    }
}
