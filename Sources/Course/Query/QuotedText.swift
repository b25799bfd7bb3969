extension String {
    /// The text in apostrophes, with another text for each apostrophe in it. By scalars, as shells and the query's lexer
    /// read it: a mark behind an apostrophe makes one character of both, and ends the quotes all the same.
    func quoted(escaping apostrophe: String) -> String {
        "'" + String(unicodeScalars.replacing("'".unicodeScalars, with: apostrophe.unicodeScalars)) + "'"
    }
}
