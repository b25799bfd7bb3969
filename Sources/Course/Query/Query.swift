/// A question about a laid-out snippet, as claims ask it: `gap(A, B)`.
public struct Query: Sendable {
    let expression: QueryExpression
    /// Replaces the precision of the number that a claim states: `± 0.6`.
    public let tolerance: Double?
    private let text: String

    /// Throws an error whose range is in bytes of `text`: syntax, unknown functions and types are settled
    /// without a snapshot.
    public init(_ text: String) throws(QueryError) {
        let parsed = try QueryParser.parse(text)
        self.text = text
        expression = parsed.expression
        tolerance = parsed.tolerance
    }

    public var type: QueryType { expression.type }

    /// Throws when a selector matches nothing or several views, or a view has no answer.
    public func evaluate(in snapshot: SnapshotIndex) throws(QueryError) -> QueryValue {
        try QueryEvaluator(snapshot: snapshot).value(of: expression)
    }

    /// What the query gave, for people to read: `gap(A, B) = 122.111`. For a comparison both of its sides.
    public func explanation(of value: QueryValue, in snapshot: SnapshotIndex) -> String {
        let evaluator = QueryEvaluator(snapshot: snapshot)
        if case .comparison(_, let left, let right) = expression.node {
            let sides = [left, right].compactMap { side -> String? in
                if case .number = side.node { return nil }
                guard let value = try? evaluator.value(of: side) else { return nil }
                return "\(written(side)) = \(value.description)"
            }
            if !sides.isEmpty { return sides.joined(separator: ", ") }
        }
        return "\(written(expression)) = \(value.description)"
    }

    private func written(_ expression: QueryExpression) -> String {
        let bytes = Array(text.utf8)[expression.range]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The numbers that stand in the query, as they are written.
    var literals: [Double] {
        let tokens = (try? QueryLexer.tokens(of: text)) ?? []
        return tokens.compactMap { token in
            if case .number(let value) = token.kind { return value }
            return nil
        }
    }
}
