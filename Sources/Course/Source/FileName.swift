/// The name of a lesson or card file: `06-spacers.md`.
struct FileName: Equatable, Sendable {
    /// Without the extension: `06-spacers`.
    var name: String
    /// Without number and extension: `spacers`.
    var slug: String
    /// The number it begins with.
    var number: Int?

    init(_ file: String) {
        name = file.hasSuffix(".md") ? String(file.dropLast(3)) : file
        let digits = name.utf8.prefix(while: \.isDigit).count
        let rest = name.dropFirst(digits)
        if digits > 0, rest.hasPrefix("-"), rest.count > 1 {
            number = Int(name.prefix(digits))
            slug = String(rest.dropFirst())
        } else {
            slug = name
        }
    }
}
