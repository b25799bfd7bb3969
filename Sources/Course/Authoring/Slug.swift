import Foundation

/// Names made from titles and questions.
enum Slug {
    /// For a file's name: as the anchors of headings are made, without hyphens that nothing stands between. Letters
    /// of all scripts stay. Empty where the title has neither letter nor digit.
    static func fileName(_ title: String) -> String {
        var anchors = HeadingAnchors()
        guard title.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
        else { return "" }
        return words(anchors.anchor(for: title.precomposedStringWithCanonicalMapping), bytes: 100)
    }

    /// For an id, which takes Latin letters without marks: others are transliterated. May be empty.
    static func identifier(_ text: String) -> String {
        let latin = text.applyingTransform(.toLatin, reverse: false) ?? text
        let plain = latin.applyingTransform(.stripDiacritics, reverse: false) ?? latin
        // An apostrophe joins: `doesn't` is one word. Some letters are two in capitals: `ß`.
        let joined = plain.uppercased().lowercased().filter { !"'’".contains($0) }
        return words(String(joined.map { isPlain($0) ? $0 : "-" }), bytes: 40)
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// The words between hyphens, as many as fit; a first one that is too long is cut.
    private static func words(_ text: String, bytes: Int) -> String {
        var result = ""
        for word in text.split(separator: "-") {
            let next = result.isEmpty ? String(word) : "\(result)-\(word)"
            guard next.utf8.count <= bytes else { break }
            result = next
        }
        if result.isEmpty, let first = text.split(separator: "-").first {
            for character in first where result.utf8.count + String(character).utf8.count <= bytes {
                result.append(character)
            }
        }
        return result
    }
}
