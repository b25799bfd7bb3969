import DeckFile

extension TypedAnswer {
    private static let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]

    /// The answer that a numeric claim's text states: one number in digits or a word, with an optional unit.
    init?(stated: String) {
        let text = stated.filter { $0 != "*" && $0 != "`" && $0 != "_" }
        let pattern = /^\s*(?<number>[-\u{2212}]?\d[\d,]*(?:\.\d+)?|[A-Za-z]+)\s*(?<unit>%|[A-Za-z]+)?\s*(?:±.*)?$/
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        let unit = match.unit.map(String.init)
        if let value = Self.words.firstIndex(of: match.number.lowercased()) {
            self.init(number: String(value), unit: unit)
        } else if match.number.first?.isLetter == true {
            return nil
        } else {
            let digits = match.number.filter { $0 != "," }.replacing("\u{2212}", with: "-")
            self.init(number: String(digits), unit: unit)
        }
    }
}
