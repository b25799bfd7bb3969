import Snapshot

/// Reads one act: a line of an actions fence.
///
/// The grammar is closed: a keyword, then what it takes, and nothing behind it.
struct ActReader {
    /// What an act begins with, and how it is written.
    enum Keyword: String, CaseIterable {
        case tap, press, drag, scroll, type, wait, set

        var form: String {
            switch self {
            case .tap: #"tap "Row 0", or tap "Row 0" 2 times"#
            case .press: #"press "Row 0", or press "Row 0" for 2s"#
            case .drag: #"drag "Card" by 40,-10, or drag "Card" by 40,-10 after 1s"#
            case .scroll: #"scroll to 5000, top, bottom, leading, trailing or "Row 500""#
            case .type: #"type "abc" into "Name""#
            case .wait: "wait 2s, or wait 500ms"
            case .set: "set width 250, height 400, text-size AX5, direction rtl or scheme dark"
            }
        }
    }

    /// What `set` changes.
    enum Condition: String, CaseIterable {
        case width, height, direction, scheme
        case textSize = "text-size"
    }

    /// What is wrong with an act, and where.
    struct Problem: Error, Equatable {
        var identifier = "act"
        var message: String
        var help: String?
        var range: SourceRange
    }

    private var words: ArraySlice<ActWords.Word>
    /// The whole line, without the blanks around it.
    private let line: SourceRange
    private var keyword = Keyword.tap

    /// More taps than anybody would count.
    private static let mostTaps = 1000
    /// A day of virtual time, in seconds.
    private static let longestWait = 86_400.0

    /// - Parameter offset: the file's offset of the first byte.
    /// - Returns: nil for an empty line.
    static func read(_ bytes: [UInt8], at offset: Int) throws(Problem) -> ActionBlock.Act? {
        let words: [ActWords.Word]
        do {
            words = try ActWords.read(bytes, at: offset)
        } catch {
            throw Problem(message: error.message, help: error.help, range: error.range)
        }
        guard let first = words.first, let last = words.last else { return nil }
        let line = SourceRange(lower: first.range.lower, upper: last.range.upper)
        var reader = ActReader(words: words[...], line: line)
        let action = try reader.action()
        if let extra = reader.words.first {
            throw Problem(
                message: "'\(extra.text)' does not belong to '\(reader.keyword)'",
                help: "write \(reader.keyword.form), each act on a line of its own",
                range: SourceRange(lower: extra.range.lower, upper: line.upper))
        }
        return ActionBlock.Act(action, range: line)
    }

    private init(words: ArraySlice<ActWords.Word>, line: SourceRange) {
        self.words = words
        self.line = line
    }

    private mutating func action() throws(Problem) -> UserAction {
        let first = words.removeFirst()
        guard first.kind == .bare, let keyword = Keyword(rawValue: first.text) else {
            let known = Keyword.allCases.map(\.rawValue)
            throw Problem(
                identifier: "act-unknown",
                message: first.kind == .quoted
                    ? "an act begins with what is done, not with a text" : "there is no act '\(first.text)'",
                help: Nearest.hint(to: first.text, among: known, nothing: ""), range: first.range)
        }
        self.keyword = keyword
        switch keyword {
        case .tap: return try .tap(target("what to tap"), times: times())
        case .press:
            let pressed = try target("what to press")
            return try .press(pressed, seconds: time(behind: "for") ?? UserAction.usualPress)
        case .drag:
            let dragged = try target("what to drag")
            try word("by")
            let (x, y) = try move()
            return try .drag(dragged, x: x, y: y, seconds: time(behind: "after") ?? 0)
        case .scroll:
            try word("to")
            return try .scroll(goal())
        case .type:
            let text = try target("what to type").text
            try word("into")
            return try .type(text, into: target("the field to type into"))
        case .wait: return try .wait(seconds: seconds())
        case .set: return try .set(change())
        }
    }

    // MARK: Parts

    /// A text in quotes.
    private mutating func target(_ what: String) throws(Problem) -> UserAction.TextTarget {
        let word = try next(what)
        guard word.kind == .quoted else {
            throw problem("\(what) is a text in quotes, not \(word.text)", at: word)
        }
        guard word.text.contains(where: { !$0.isWhitespace }) else { throw problem("the text is empty", at: word) }
        return UserAction.TextTarget(word.text)
    }

    /// `2 times`; once if nothing follows.
    private mutating func times() throws(Problem) -> Int {
        guard !words.isEmpty else { return 1 }
        let number = try next("how often")
        guard number.kind == .bare, let count = Int(number.text), (1...Self.mostTaps).contains(count) else {
            throw problem(
                "'\(number.text)' does not say how often: a whole number from 1 to \(Self.mostTaps)", at: number)
        }
        let unit = try next("'times' behind the number")
        guard unit.kind == .bare, unit.text == "times" || (unit.text == "time" && count == 1) else {
            throw problem("'times' belongs here, not '\(unit.text)'", at: unit)
        }
        return count
    }

    private mutating func goal() throws(Problem) -> UserAction.ScrollGoal {
        let word = try next("where to scroll to")
        if word.kind == .quoted {
            guard !word.text.isEmpty else { throw problem("the text is empty", at: word) }
            return .view(UserAction.TextTarget(word.text))
        }
        switch word.text {
        case "top": return .top
        case "bottom": return .bottom
        case "leading": return .leading
        case "trailing": return .trailing
        default:
            if let points = Self.number(word.text) { return .points(points) }
            throw problem(
                "'\(word.text)' is no place to scroll to", at: word, among: ["top", "bottom", "leading", "trailing"])
        }
    }

    /// `for 2s`; nil if nothing follows.
    private mutating func time(behind preposition: String) throws(Problem) -> Double? {
        if words.isEmpty { return nil }
        try word(preposition)
        return try seconds()
    }

    /// `40,-10`, or `40, -10`: points to the right and down.
    private mutating func move() throws(Problem) -> (x: Double, y: Double) {
        let first = try next("how far to drag it")
        var text = first.text
        if text.hasSuffix(","), let second = words.first, second.kind == .bare {
            words.removeFirst()
            text += second.text
        }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let digits = part.drop { $0 == "-" || $0 == "−" }
            let sign: Double? = part.count - digits.count > 1 ? nil : part.count == digits.count ? 1 : -1
            return Self.number(digits).flatMap { number in sign.map { $0 * number } }
        }
        guard first.kind == .bare, parts.count == 2, let x = parts[0], let y = parts[1] else {
            throw problem("'\(text)' does not say how far: points to the right and down, as 40,-10", at: first)
        }
        guard x != 0 || y != 0 else { throw problem("a drag by nothing is a press", at: first) }
        return (x + 0, y + 0)
    }

    /// `2s`, `1.5s`, `500ms`.
    private mutating func seconds() throws(Problem) -> Double {
        let word = try next("how long")
        let isMilliseconds = word.text.hasSuffix("ms")
        guard word.kind == .bare, word.text.hasSuffix("s"),
            let number = Self.number(word.text.dropLast(isMilliseconds ? 2 : 1))
        else { throw problem("'\(word.text)' is no time", at: word) }
        let seconds = isMilliseconds ? number / 1000 : number
        guard seconds <= Self.longestWait else { throw problem("that is more than a day", at: word) }
        return seconds
    }

    private mutating func change() throws(Problem) -> UserAction.ConditionChange {
        let word = try next("what to set")
        let known = Condition.allCases.map(\.rawValue)
        guard word.kind == .bare, let condition = Condition(rawValue: word.text) else {
            throw problem("'\(word.text)' cannot be set", at: word, among: known)
        }
        let value = try next("the new \(condition.rawValue)")
        switch condition {
        case .width: return .width(try length(value))
        case .height: return .height(try length(value))
        case .textSize:
            if let size = TextSize(name: value.text) { return .textSize(size) }
            return .textSize(try choice(value, of: condition))
        case .scheme: return .scheme(try choice(value, of: condition))
        case .direction: return .direction(try choice(value, of: condition))
        }
    }

    private func length(_ word: ActWords.Word) throws(Problem) -> Double {
        if word.kind == .bare, let number = Self.number(word.text) { return number }
        throw problem("'\(word.text)' is no length: write points as a plain number, 250 or 97.5", at: word)
    }

    private func choice<Value: RawRepresentable & CaseIterable>(
        _ word: ActWords.Word, of condition: Condition
    ) throws(Problem) -> Value where Value.RawValue == String {
        if let value = Value(rawValue: word.text) { return value }
        throw problem(
            "'\(condition.rawValue)' cannot be '\(word.text)'", at: word, among: Value.allCases.map(\.rawValue))
    }

    /// Digits with at most one point.
    private static func number(_ text: some StringProtocol) -> Double? {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0.isDigit || $0 == .period }), let number = Double(text),
            number.isFinite
        else { return nil }
        return number
    }

    // MARK: Words

    private mutating func next(_ what: String) throws(Problem) -> ActWords.Word {
        guard let word = words.popFirst() else {
            throw Problem(
                identifier: "act-unfinished", message: "this act does not say \(what)",
                help: "write \(keyword.form)", range: line)
        }
        return word
    }

    private mutating func word(_ expected: String) throws(Problem) {
        let found = try next("'\(expected)' and what follows it")
        guard found.kind == .bare, found.text == expected else {
            throw problem("'\(expected)' belongs here, not '\(found.text)'", at: found)
        }
    }

    private func problem(_ message: String, at word: ActWords.Word, among known: [String] = []) -> Problem {
        let form = "write \(keyword.form)"
        let nearest = Nearest.name(to: word.text, among: known).map { "did you mean '\($0)'?" }
        return Problem(message: message, help: nearest ?? form, range: word.range)
    }
}
