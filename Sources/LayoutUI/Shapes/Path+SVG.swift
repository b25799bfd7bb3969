nonisolated extension Path {
    /// The path as SVG path data.
    var svg: String {
        var text = ""
        func write(_ command: String, _ points: CGPoint...) {
            text += command
            for (index, point) in points.enumerated() {
                if index > 0 { text += " " }
                text += "\(shortNumber(Double(point.x))) \(shortNumber(Double(point.y)))"
            }
        }
        for element in elements {
            switch element {
            case .move(let to): write("M", to)
            case .line(let to): write("L", to)
            case .quadCurve(let to, let control): write("Q", control, to)
            case .curve(let to, let first, let second): write("C", first, second, to)
            case .closeSubpath: text += "Z"
            }
        }
        return text
    }
}

/// A number with at most three decimals: a thousandth of a point is less than can be seen.
nonisolated func shortNumber(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
}
