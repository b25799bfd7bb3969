/// A claim's text, read as the type of its query says.
struct StatedValue: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case number(StatedNumber)
        case size(StatedNumber, StatedNumber)
        case list([StatedNumber], lastSeparator: String)
        /// What is read: the text without backslashes before punctuation, unless it is code.
        case text(String, isCode: Bool)
        /// What the query has to give.
        case boolean(Bool)
    }

    var content: Content
    /// The text without the emphasis or code marks around it.
    var text: String
    /// Where `text` is in what the author wrote, in UTF-8 bytes.
    var range: Range<Int>

    init(_ stated: String, type: QueryType) throws(StatedTextError) {
        let (text, offset, isCode) = Self.withoutMarks(stated)
        self.text = text
        range = offset..<offset + text.utf8.count
        var reader = StatedNumberReader(text)
        switch type {
        case .length, .number: content = .number(try Self.number(&reader, text))
        case .size: content = try Self.size(&reader, text)
        case .list: content = try Self.list(&reader, text)
        case .text: content = .text(isCode ? text : Self.unescaped(text), isCode: isCode)
        case .boolean: content = .boolean(!["no", "not", "false"].contains(text.lowercased()))
        }
    }

    /// Reads a text as one number, as an input states it.
    static func number(in text: String) throws(StatedTextError) -> StatedNumber {
        var reader = StatedNumberReader(text)
        return try number(&reader, text)
    }

    private static func number(
        _ reader: inout StatedNumberReader, _ text: String
    ) throws(StatedTextError) -> StatedNumber {
        guard let number = try reader.number(), reader.isAtEnd else {
            throw StatedTextError(
                message: "the claim's text '\(text)' is not one number",
                help: "write the number alone, with pt, points, times or % behind it if you like")
        }
        return number
    }

    private static func size(
        _ reader: inout StatedNumberReader, _ text: String
    ) throws(StatedTextError) -> Content {
        let problem = StatedTextError(
            message: "the claim's text '\(text)' is not a size", help: "write a width and a height, as 200 × 120")
        guard let width = try reader.number() else { throw problem }
        reader.skipSpaces()
        guard reader.accept("×") || reader.accept("x") else { throw problem }
        reader.skipSpaces()
        guard let height = try reader.number(), reader.isAtEnd else { throw problem }
        return .size(width, height)
    }

    private static func list(
        _ reader: inout StatedNumberReader, _ text: String
    ) throws(StatedTextError) -> Content {
        if text.lowercased() == "none" { return .list([], lastSeparator: ", ") }
        let problem = StatedTextError(
            message: "the claim's text '\(text)' is not a list of numbers",
            help: "write the numbers with a comma and a space between them, as 2.0, 0.0, 10.6")
        var numbers: [StatedNumber] = []
        var lastSeparator = ", "
        while true {
            guard let number = try reader.number() else { throw problem }
            numbers.append(number)
            if reader.isAtEnd { return .list(numbers, lastSeparator: lastSeparator) }
            guard let separator = [", and ", ", ", " and "].first(where: { reader.accept($0) }) else { throw problem }
            lastSeparator = separator
        }
    }

    /// A claim's whole text may be emphasized or be code.
    private static func withoutMarks(_ stated: String) -> (text: String, offset: Int, isCode: Bool) {
        var text = Substring(stated)
        var isCode = false
        for mark in ["**", "__", "*", "_", "`"] {
            guard text.utf8.count > 2 * mark.utf8.count, text.hasPrefix(mark), text.hasSuffix(mark) else { continue }
            text = text.dropFirst(mark.count).dropLast(mark.count)
            if mark == "`" { isCode = true }
        }
        return (String(text), stated.utf8.distance(from: stated.startIndex, to: text.startIndex), isCode)
    }

    // MARK: - Comparing and rewriting

    /// Whether a value is what the text says.
    func holds(for value: QueryValue, tolerance: Double?) -> Bool {
        switch (content, value) {
        case (.number(let stated), _) where value.numeric != nil:
            stated.holds(for: value.numeric, tolerance: tolerance)
        case (.size(let width, let height), .size(let w, let h)):
            width.holds(for: w, tolerance: tolerance) && height.holds(for: h, tolerance: tolerance)
        case (.list(let stated, _), .list(let values)):
            stated.count == values.count
                && zip(stated, values).allSatisfy { $0.holds(for: $1, tolerance: tolerance) }
        case (.text(let read, _), .text(let value)): read == value
        case (.boolean(let expected), .boolean(let value)): expected == value
        default: false
        }
    }

    /// The text with the value in it, in the form the author chose; nil where words would have to change.
    func rewritten(for value: QueryValue, tolerance: Double?) -> String? {
        switch (content, value) {
        case (.number(let stated), _):
            return replacing([(stated, value.numeric)], tolerance)
        case (.size(let width, let height), .size(let w, let h)):
            return replacing([(width, w), (height, h)], tolerance)
        case (.list(let stated, let separator), .list(let values)):
            if stated.count == values.count { return replacing(Array(zip(stated, values)), tolerance) }
            return Self.joined(values, like: stated.last, separator: separator, tolerance)
        case (.text(_, let isCode), .text(let value)):
            guard !value.isEmpty, !value.contains(where: \.isNewline) else { return nil }
            return isCode ? (value.contains { "`[]|".contains($0) } ? nil : value) : Self.escaped(value)
        default:
            return nil
        }
    }

    /// A backslash before each character that could mean something in Markdown.
    private static func escaped(_ text: String) -> String {
        text.map { "\\`*_[]<>&!|#~$".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol else {
                result.append(character)
                continue
            }
            result.append(next)
            rest.removeFirst()
        }
        return result
    }

    private func replacing(_ numbers: [(StatedNumber, Double?)], _ tolerance: Double?) -> String {
        var bytes = Array(text.utf8)
        for (number, value) in numbers.reversed() where !number.holds(for: value, tolerance: tolerance) {
            let new = Array(number.rewritten(for: value, tolerance: tolerance).utf8)
            bytes.replaceSubrange(number.range, with: new)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func joined(
        _ values: [Double], like model: StatedNumber?, separator: String, _ tolerance: Double?
    ) -> String {
        guard !values.isEmpty else { return "none" }
        let numbers = values.map { model?.rewritten(for: $0, tolerance: tolerance) ?? DecimalText.brief($0) }
        guard numbers.count > 1 else { return numbers[0] }
        return numbers.dropLast().joined(separator: ", ") + separator + numbers[numbers.count - 1]
    }
}
