import DeckFile

/// How running text looks.
struct RunStyle {
    var base: TextStyle
    var usesMarks: Bool

    var gap: TextStyle { TextStyle(bold: true, color: .blue) }

    func style(of run: CardRun) -> TextStyle {
        var style = run.styles.contains(.gap) ? gap : base
        if run.styles.contains(.code) { style.color = style.color ?? .cyan }
        if run.styles.contains(.strong) { style.isBold = true }
        if run.styles.contains(.emphasis) { style.isItalic = true }
        if run.styles.contains(.checked) { style.color = .green }
        if run.link != nil { style.isUnderlined = true }
        return style
    }

    func text(of run: CardRun) -> String {
        guard usesMarks else { return run.text }
        if run.styles.contains(.gap) { return "[\(run.text)]" }
        return run.styles.contains(.code) ? "`\(run.text)`" : run.text
    }
}

/// How code looks: modestly.
enum CodeStyle {
    static func style(of token: CodePiece.Token) -> TextStyle {
        switch token {
        case .plain, .call: .plain
        case .keyword, .attribute: TextStyle(color: .magenta)
        case .type: TextStyle(color: .cyan)
        case .number: TextStyle(color: .yellow)
        case .string: TextStyle(color: .green)
        case .comment: TextStyle(dim: true, italic: true)
        }
    }
}
