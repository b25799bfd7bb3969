/// A checked piece of a query: its type is known before any snapshot is.
struct QueryExpression: Equatable, Sendable {
    indirect enum Node: Equatable, Sendable {
        case number(Double)
        case text(String)
        /// A question about views.
        case ask(ViewFunction, [Selector])
        /// The width or height of a size that another question gave.
        case part(ViewFunction, QueryExpression)
        case combine(Combination, [QueryExpression])
        case negative(QueryExpression)
        case arithmetic(Arithmetic, QueryExpression, QueryExpression)
        case comparison(Comparison, QueryExpression, QueryExpression)
        case and(QueryExpression, QueryExpression)
        case or(QueryExpression, QueryExpression)
        case not(QueryExpression)
    }

    enum Arithmetic: String, Sendable {
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divide = "/"
    }

    enum Comparison: String, Sendable {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
    }

    /// Functions of numbers.
    enum Combination: String, Sendable, CaseIterable { case min, max, abs }

    var node: Node
    var type: QueryType
    /// UTF-8 bytes from the query's beginning.
    var range: Range<Int>
}
