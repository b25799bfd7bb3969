/// `[lesson#]id[@state]`, as claims, figures, `uses=`, `diff=` and `of=` name a snippet.
struct SnippetReference: Equatable, Sendable {
    var lesson: String?
    /// Empty for the last snippet above.
    var id: String
    var state: Int?

    static let form = "write [lesson#]id[@state], as abc, stacks#abc or abc@0"

    /// Nil if the text has another form.
    init?(_ text: String) {
        var rest = text[...]
        if let hash = rest.firstIndex(of: "#") {
            lesson = String(rest[..<hash])
            guard let lesson, !lesson.isEmpty, !lesson.contains("@") else { return nil }
            rest = rest[rest.index(after: hash)...]
        }
        if let at = rest.lastIndex(of: "@") {
            let digits = rest[rest.index(after: at)...]
            guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit), let number = Int(digits) else { return nil }
            state = number
            rest = rest[..<at]
        }
        id = String(rest)
        guard id.isEmpty ? lesson == nil : Identifier.isValid(id) else { return nil }
    }
}
