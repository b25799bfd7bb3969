/// What `&name;` and `&#123;` stand for, asked of the Markdown parser itself and remembered.
final class CharacterReferences {
    private var known: [[UInt8]: [UInt8]] = [:]

    /// The reference that begins at an ampersand: what it stands for, and its length in bytes. Nil if it is none.
    func reference(_ bytes: [UInt8], at start: Int) -> (text: [UInt8], length: Int)? {
        // The longest name of HTML's list has 31 letters.
        var end = start + 1
        while end < bytes.count, end - start <= 33, bytes[end].isLetter || bytes[end].isDigit || bytes[end] == .hash {
            end += 1
        }
        guard end > start + 1, end < bytes.count, bytes[end] == .semicolon else { return nil }
        let written = Array(bytes[start...end])
        let meaning = known[written] ?? decode(written)
        known[written] = meaning
        return meaning == written ? nil : (meaning, written.count)
    }

    private func decode(_ written: [UInt8]) -> [UInt8] {
        let paragraph = try? Cmark.parse(written).children.first
        guard let text = paragraph?.children.first, case .text = text.kind else { return written }
        return Array(text.literal.utf8)
    }
}
