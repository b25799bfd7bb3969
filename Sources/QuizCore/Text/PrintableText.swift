/// Text from outside, made harmless for a terminal: what is left prints, and does nothing else.
enum PrintableText {
    /// A mark that people see, where something was that must not reach a terminal.
    private static let replacement: Unicode.Scalar = "\u{FFFD}"
    /// More combining marks than this on one character are no language's.
    private static let longestCluster = 8

    /// Control characters (escape among them) and what no font has become a mark; invisible characters that
    /// change direction or hide text go; tabs become four spaces, and what ends a line becomes a newline.
    static func text(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars { append(scalar, to: &scalars) }
        let harmless = String(scalars)
        guard harmless.contains(where: { $0.unicodeScalars.count > longestCluster }) else { return harmless }
        return String(
            harmless.map { cluster in
                cluster.unicodeScalars.count > longestCluster ? Character(replacement) : cluster
            })
    }

    /// The same on one line.
    static func line(_ text: String) -> String {
        self.text(text).replacing("\n", with: " ")
    }

    private static func append(_ scalar: Unicode.Scalar, to scalars: inout String.UnicodeScalarView) {
        switch scalar {
        case "\n": scalars.append(scalar)
        case "\r", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
        case "\t": scalars.append(contentsOf: "    ".unicodeScalars)
        // Joins emoji.
        case "\u{200D}": scalars.append(scalar)
        default:
            switch scalar.properties.generalCategory {
            case .control, .privateUse, .surrogate, .unassigned: scalars.append(replacement)
            case .format: break
            default: scalars.append(scalar)
            }
        }
    }
}
