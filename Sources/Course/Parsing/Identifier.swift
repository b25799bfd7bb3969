/// The ids that authors give to snippets, cards and courses.
enum Identifier {
    static let rule = "ids are made of letters, digits, '-' and '_'"

    static func isValid(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == .hyphen || $0 == UInt8(ascii: "_") }
    }
}
