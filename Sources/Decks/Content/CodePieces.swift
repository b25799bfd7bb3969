import DeckFile

/// Code divided into pieces for highlighting.
enum CodePieces {
    static func swift(_ code: String) -> [CodePiece] {
        [CodePiece(code)]
    }
}
