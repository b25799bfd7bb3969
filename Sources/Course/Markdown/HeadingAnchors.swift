/// Gives headings the fragments that links name, the way GitHub does: lower case, letters and digits of all
/// scripts kept, spaces as hyphens; a repeated one gets a number.
struct HeadingAnchors: Sendable {
    private var used: [String: Int] = [:]

    mutating func anchor(for heading: String) -> String {
        var base = ""
        for scalar in heading.lowercased().unicodeScalars {
            switch scalar.properties.generalCategory {
            case .spaceSeparator: base.append("-")
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
                base.unicodeScalars.append(scalar)
            default: if scalar == "-" { base.append("-") }
            }
        }
        // Blanks at the ends are no part of a heading, but may be left by what was taken away.
        if base.allSatisfy({ $0 == "-" }) { base = "section" }
        var anchor = base
        while used[anchor] != nil {
            used[base, default: 0] += 1
            anchor = "\(base)-\(used[base, default: 0])"
        }
        used[anchor] = 0
        return anchor
    }
}
