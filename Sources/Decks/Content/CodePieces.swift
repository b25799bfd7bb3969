import DeckFile
import LessonHTML

/// Code divided into pieces for highlighting.
enum CodePieces {
    static func swift(_ code: String) -> [CodePiece] {
        var pieces: [CodePiece] = []
        for (index, line) in SwiftHighlighter.lines(code).enumerated() {
            if index > 0 { add("\n", .plain, to: &pieces) }
            for span in line { add(span.text, CodePiece.Token(span.kind), to: &pieces) }
        }
        return pieces
    }

    private static func add(_ text: String, _ token: CodePiece.Token, to pieces: inout [CodePiece]) {
        if pieces.last?.token == token {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(CodePiece(text, token))
        }
    }
}

extension CodePiece.Token {
    fileprivate init(_ kind: SwiftHighlighter.Kind?) {
        self =
            switch kind {
            case nil: .plain
            case .keyword: .keyword
            case .type: .type
            case .string: .string
            case .number: .number
            case .comment: .comment
            case .attribute: .attribute
            case .call: .call
            }
    }
}
