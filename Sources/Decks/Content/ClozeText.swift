/// HTML in which no `{{`, `}}` or `::` is left that Anki would take for a cloze mark.
enum ClozeText {
    /// An empty comment: Anki's manual recommends it, and neither readers nor the editor change it.
    static let breaker = "<!-- -->"

    /// Between two equal characters of a mark stands a comment, and inside a tag, where a comment would be
    /// text, the second is written as an entity.
    static func protected(_ html: String, isAfterMark: Bool) -> String {
        var result = ""
        var isInTag = false
        var previous: Character? = nil
        for character in html {
            if character == "<" { isInTag = true }
            if character == previous, "{}:".contains(character) {
                result += isInTag ? "&#\(character.asciiValue ?? 0);" : breaker + String(character)
            } else if previous == nil, isAfterMark, "{}:".contains(character) {
                result += breaker + String(character)
            } else {
                result.append(character)
            }
            if character == ">" { isInTag = false }
            previous = character
        }
        return result
    }
}
