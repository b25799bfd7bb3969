/// Finds numbers in digits that state something: what prose must not do without a claim.
struct NumberScanner {
    /// One character of running text and the byte it came from. Code, claims and the like are one opaque character.
    struct Character {
        var scalar: Unicode.Scalar
        var source: Range<Int>

        static let opaque: Unicode.Scalar = "\u{FFFC}"
    }

    private let text: [Character]
    private let isHeading: Bool

    init(_ text: [Character], isHeading: Bool) {
        self.text = text
        self.isHeading = isHeading
    }

    /// Names that a number belongs to: `iPhone 17`, `lesson 8`.
    private static let names: Set<String> = [
        "iphone", "ipad", "ipod", "watch", "mac", "ios", "ipados", "macos", "watchos", "tvos", "visionos", "wwdc",
        "swift", "swiftui", "xcode", "unicode", "version", "lesson", "lessons", "chapter", "part", "section", "step",
        "question", "figure", "table", "card",
    ]

    /// Units that may be glued to a number, or stand behind a blank.
    private static let units: Set<String> = [
        "pt", "pts", "point", "points", "px", "pixel", "pixels", "x", "s", "ms", "second", "seconds", "minute",
        "minutes", "times", "percent", "row", "rows", "line", "lines", "view", "views", "byte", "bytes", "kb", "mb",
    ]

    /// The source ranges of the numbers, in order.
    func numbers() -> [Range<Int>] {
        var found: [Range<Int>] = []
        var position = 0
        while position < text.count {
            guard isDigit(position) else {
                position += 1
                continue
            }
            let end = numberEnd(from: position)
            if counts(position..<end) {
                let start = position > 0 && isMinus(position - 1) && !isWord(position - 2) ? position - 1 : position
                found.append(text[start].source.lowerBound..<text[end - 1].source.upperBound)
            }
            position = wordEnd(from: end)
        }
        return found
    }

    // MARK: Characters

    private func scalar(_ position: Int) -> Unicode.Scalar? {
        text.indices.contains(position) ? text[position].scalar : nil
    }

    private func isDigit(_ position: Int) -> Bool { scalar(position).map { ("0"..."9").contains($0) } ?? false }

    private func isMinus(_ position: Int) -> Bool { scalar(position) == "-" || scalar(position) == "\u{2212}" }

    /// A letter, mark, digit or underscore.
    private func isWord(_ position: Int) -> Bool {
        guard let scalar = scalar(position) else { return false }
        return scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    }

    private func isLetter(_ position: Int) -> Bool { isWord(position) && !isDigit(position) }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while isWord(end) { end += 1 }
        return end
    }

    private func word(_ range: Range<Int>) -> String {
        var word = String.UnicodeScalarView()
        for position in range { word.append(text[position].scalar) }
        return String(word).lowercased()
    }

    // MARK: Numbers

    /// Digits with commas before groups of three and points before further digits (several: a version).
    private func numberEnd(from start: Int) -> Int {
        var end = start
        while isDigit(end) { end += 1 }
        while scalar(end) == ",", isDigit(end + 1), isDigit(end + 2), isDigit(end + 3), !isDigit(end + 4) { end += 4 }
        while scalar(end) == ".", isDigit(end + 1) {
            end += 1
            while isDigit(end) { end += 1 }
        }
        return end
    }

    private func counts(_ range: Range<Int>) -> Bool {
        let dots = range.count { scalar($0) == "." }
        return !(dots > 1 || isGlued(range) || isDate(range) || isNamed(range) || isYear(range) || isOrdinal(range))
    }

    /// `AX5`, `UTF-8`, `3D`: part of a word. A unit may be glued to a number.
    private func isGlued(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound - 1
        if isLetter(before) || scalar(before) == "#" { return true }
        if scalar(before) == "-", isLetter(before - 1) { return true }
        let end = wordEnd(from: range.upperBound)
        return end > range.upperBound && !Self.units.contains(word(range.upperBound..<end))
    }

    /// `2026-11-30`, `30 November 2026`, `Nov. 30`, `10:30`.
    private func isDate(_ range: Range<Int>) -> Bool {
        let isStart = range.count == 4 && scalar(range.upperBound) == "-" && isDigit(range.upperBound + 1)
        let isRest = scalar(range.lowerBound - 1) == "-" && isDigit(range.lowerBound - 2) && range.count == 2
        return isStart || isRest || isDay(range) || isTime(range)
    }

    /// A day beside the name of its month.
    private func isDay(_ range: Range<Int>) -> Bool {
        guard range.count <= 2, let day = Int(word(range)), (1...31).contains(day) else { return false }
        if isBlank(range.upperBound), isMonth(range.upperBound + 1..<wordEnd(from: range.upperBound + 1)) {
            return true
        }
        var end = range.lowerBound - 1
        guard isBlank(end), !isFollowedByUnit(range) else { return false }
        if scalar(end - 1) == "." { end -= 1 }
        var start = end
        while isWord(start - 1) { start -= 1 }
        return isMonth(start..<end)
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// A name of a month, or three letters or more of it, with a capital letter: may is another word.
    private func isMonth(_ range: Range<Int>) -> Bool {
        guard range.count >= 3, scalar(range.lowerBound)?.properties.isUppercase == true else { return false }
        let name = word(range)
        return Self.months.contains { $0.hasPrefix(name) }
    }

    /// Hours and minutes, and seconds behind them.
    private func isTime(_ range: Range<Int>) -> Bool {
        guard range.count <= 2, let value = Int(word(range)), value < 60 else { return false }
        let end = range.upperBound
        let isBefore = scalar(end) == ":" && isDigit(end + 1) && isDigit(end + 2) && !isDigit(end + 3)
        let isBehind = range.count == 2 && scalar(range.lowerBound - 1) == ":" && isDigit(range.lowerBound - 2)
        return isBefore || isBehind
    }

    private func isBlank(_ position: Int) -> Bool { scalar(position) == " " || scalar(position) == "\u{A0}" }

    private func isFollowedByUnit(_ range: Range<Int>) -> Bool {
        let next = range.upperBound + 1
        return isBlank(range.upperBound) && Self.units.contains(word(next..<wordEnd(from: next)))
    }

    /// A number behind a product's name and one blank.
    private func isNamed(_ range: Range<Int>) -> Bool {
        let blank = range.lowerBound - 1
        guard scalar(blank) == " " || scalar(blank) == "\u{A0}" else { return false }
        var start = blank
        while isWord(start - 1) { start -= 1 }
        return Self.names.contains(word(start..<blank))
    }

    /// 1900 to 2099, unless a unit follows.
    private func isYear(_ range: Range<Int>) -> Bool {
        guard range.count == 4, let year = Int(word(range)), (1900...2099).contains(year), !isWord(range.upperBound)
        else { return false }
        return scalar(range.upperBound) != "%" && !isFollowedByUnit(range)
    }

    /// The number that a heading begins with: `3. Frames`, `3 Frames`.
    private func isOrdinal(_ range: Range<Int>) -> Bool {
        guard isHeading, range.lowerBound == 0, let next = scalar(range.upperBound) else { return false }
        if next == "." || next == ")" || next == ":" { return true }
        return next == " " && scalar(range.upperBound + 1)?.properties.isUppercase == true
    }
}
