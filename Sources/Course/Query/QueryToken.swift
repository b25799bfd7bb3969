/// A token of a query.
struct QueryToken: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case number(Double)
        /// Letters, digits and underscores; begins with none of the digits.
        case word(String)
        /// What stands between two apostrophes, a doubled one being one.
        case quoted(String)
        case symbol(Symbol)
        case end
    }

    enum Symbol: String, Sendable, CaseIterable {
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divide = "/"
        case open = "("
        case close = ")"
        case comma = ","
        case hash = "#"
        case plusMinus = "±"
    }

    var kind: Kind

    /// Whether it could be a word of a text.
    var isWordLike: Bool {
        switch kind {
        case .word, .number: true
        case .quoted, .symbol, .end: false
        }
    }

    /// UTF-8 bytes from the query's beginning.
    var range: Range<Int>
}
