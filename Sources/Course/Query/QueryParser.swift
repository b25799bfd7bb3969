/// Reads a query: `± tolerance` at its end, then by falling looseness `or`, `and`, `not`, one comparison,
/// `+ -`, `* /`, a sign, and at the bottom a number, a quoted text, a function or parentheses.
struct QueryParser {
    /// Words with a meaning of their own: a view of such a name is quoted.
    static let reservedWords: Set<String> = ["and", "or", "not", "root"]

    /// More tokens than any claim needs; it bounds how deep an expression can be.
    private static let tokenLimit = 1000
    private static let nestingLimit = 64

    private let tokens: [QueryToken]
    private let text: [UInt8]
    private var index = 0
    private var nesting = 0

    struct Parsed {
        var expression: QueryExpression
        var tolerance: Double?
    }

    static func parse(_ text: String) throws(QueryError) -> Parsed {
        let tokens = try QueryLexer.tokens(of: text)
        guard tokens.count <= tokenLimit else {
            throw QueryError("the query has more than \(tokenLimit) parts", at: tokens[0].range)
        }
        var parser = QueryParser(tokens: tokens, text: Array(text.utf8))
        return try parser.query()
    }

    /// Reads one selector, and nothing else.
    static func selector(of text: String) throws(QueryError) -> Selector {
        var parser = QueryParser(tokens: try QueryLexer.tokens(of: text), text: Array(text.utf8))
        let selector = try parser.selector()
        guard parser.current.kind == .end else {
            throw QueryError("the selector should end here", at: parser.current.range)
        }
        return selector
    }

    private init(tokens: [QueryToken], text: [UInt8]) {
        self.tokens = tokens
        self.text = text
    }

    // MARK: - The grammar

    private mutating func query() throws(QueryError) -> Parsed {
        if current.kind == .end { throw QueryError("the query is empty", at: current.range) }
        let expression = try disjunction()
        var tolerance: Double?
        let sign = current
        if accept(.plusMinus) {
            guard expression.type != .boolean, expression.type != .text else {
                throw QueryError("± needs a number before it; this is \(expression.type.phrase)", at: sign.range)
            }
            guard case .number(let value) = current.kind else {
                throw QueryError("± is followed by one number, as ± 0.6", at: current.range)
            }
            advance()
            tolerance = value
        }
        guard current.kind == .end else {
            throw QueryError("the query should end here, or go on with an operator", at: current.range)
        }
        return Parsed(expression: expression, tolerance: tolerance)
    }

    private mutating func disjunction() throws(QueryError) -> QueryExpression {
        var left = try conjunction()
        while case .word("or") = current.kind {
            let word = advance()
            let right = try conjunction()
            try QueryTypes.requireBooleans(left, right, for: "or", at: word.range)
            left = QueryExpression(node: .or(left, right), type: .boolean, range: span(left, right))
        }
        return left
    }

    private mutating func conjunction() throws(QueryError) -> QueryExpression {
        var left = try negation()
        while case .word("and") = current.kind {
            let word = advance()
            let right = try negation()
            try QueryTypes.requireBooleans(left, right, for: "and", at: word.range)
            left = QueryExpression(node: .and(left, right), type: .boolean, range: span(left, right))
        }
        return left
    }

    private mutating func negation() throws(QueryError) -> QueryExpression {
        guard case .word("not") = current.kind else { return try comparison() }
        let word = advance()
        try enter()
        defer { nesting -= 1 }
        let operand = try negation()
        guard operand.type == .boolean else {
            throw QueryError("\(QueryTypes.describe(operand)); 'not' needs a boolean", at: operand.range)
        }
        return QueryExpression(
            node: .not(operand), type: .boolean, range: word.range.lowerBound..<operand.range.upperBound)
    }

    private mutating func comparison() throws(QueryError) -> QueryExpression {
        let left = try sum()
        guard let operation = comparisonOperator else { return left }
        let token = advance()
        let right = try sum()
        try QueryTypes.checkComparison(operation, left, right, at: token.range)
        if comparisonOperator != nil {
            throw QueryError("comparisons do not chain; join two with 'and'", at: current.range)
        }
        return QueryExpression(
            node: .comparison(operation, left, right), type: .boolean, range: span(left, right))
    }

    private var comparisonOperator: QueryExpression.Comparison? {
        guard case .symbol(let symbol) = current.kind else { return nil }
        return QueryExpression.Comparison(rawValue: symbol.rawValue)
    }

    private mutating func sum() throws(QueryError) -> QueryExpression {
        var left = try product()
        while case .symbol(let symbol) = current.kind, symbol == .plus || symbol == .minus {
            let token = advance()
            left = try arithmetic(symbol == .plus ? .plus : .minus, left, try product(), at: token.range)
        }
        return left
    }

    private mutating func product() throws(QueryError) -> QueryExpression {
        var left = try signed()
        while case .symbol(let symbol) = current.kind, symbol == .times || symbol == .divide {
            let token = advance()
            left = try arithmetic(symbol == .times ? .times : .divide, left, try signed(), at: token.range)
        }
        return left
    }

    private func arithmetic(
        _ operation: QueryExpression.Arithmetic, _ left: QueryExpression, _ right: QueryExpression,
        at range: Range<Int>
    ) throws(QueryError) -> QueryExpression {
        let type = try QueryTypes.arithmetic(operation, left, right, at: range)
        return QueryExpression(node: .arithmetic(operation, left, right), type: type, range: span(left, right))
    }

    private mutating func signed() throws(QueryError) -> QueryExpression {
        guard current.kind == .symbol(.minus) else { return try primary() }
        let sign = advance()
        try enter()
        defer { nesting -= 1 }
        let operand = try signed()
        guard operand.type.isNumeric else {
            throw QueryError("\(QueryTypes.describe(operand)); '-' needs a number", at: operand.range)
        }
        return QueryExpression(
            node: .negative(operand), type: operand.type,
            range: sign.range.lowerBound..<operand.range.upperBound)
    }

    private mutating func primary() throws(QueryError) -> QueryExpression {
        let token = advance()
        switch token.kind {
        case .number(let value):
            return QueryExpression(node: .number(value), type: .number, range: token.range)
        case .quoted(let text):
            return QueryExpression(node: .text(text), type: .text, range: token.range)
        case .symbol(.open):
            try enter()
            defer { nesting -= 1 }
            var inner = try disjunction()
            let close = try expect(.close, "the parenthesis is not closed", opened: token)
            inner.range = token.range.lowerBound..<close.range.upperBound
            return inner
        case .word(let name):
            return try function(name, at: token)
        case .symbol(let symbol):
            throw QueryError("'\(symbol.rawValue)' has nothing before it", at: token.range)
        case .end:
            throw QueryError("something is missing at the end of the query", at: token.range)
        }
    }

    // MARK: - Functions

    private mutating func function(_ name: String, at token: QueryToken) throws(QueryError) -> QueryExpression {
        let isCalled = current.kind == .symbol(.open)
        if let combination = QueryExpression.Combination(rawValue: name), isCalled {
            return try combine(combination, from: token)
        }
        if let function = ViewFunction(rawValue: name), isCalled || function.arity.contains(0) {
            return isCalled ? try ask(function, from: token) : answer(function, [], from: token)
        }
        if !isCalled {
            if let function = ViewFunction(rawValue: name) {
                throw QueryError(
                    "\(name) has to say of which view: \(function.usage)", at: token.range)
            }
            throw QueryError(
                "'\(name)' names a view; ask something about it, as width(\(name))", at: token.range)
        }
        let known = ViewFunction.allCases.map(\.rawValue) + QueryExpression.Combination.allCases.map(\.rawValue)
        let nearest = Nearest.name(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
        throw QueryError(
            "there is no function '\(name)'\(nearest)", at: token.range,
            note: "functions: \(known.joined(separator: ", "))")
    }

    private mutating func combine(
        _ combination: QueryExpression.Combination, from token: QueryToken
    ) throws(QueryError) -> QueryExpression {
        try enter()
        defer { nesting -= 1 }
        let open = advance()
        var operands = [try disjunction()]
        while accept(.comma) { operands.append(try disjunction()) }
        let close = try expect(.close, "the parenthesis is not closed", opened: open)
        let range = token.range.lowerBound..<close.range.upperBound
        let type = try QueryTypes.combination(combination, operands, at: range)
        return QueryExpression(node: .combine(combination, operands), type: type, range: range)
    }

    private mutating func ask(
        _ function: ViewFunction, from token: QueryToken
    ) throws(QueryError) -> QueryExpression {
        let open = advance()
        if function == .width || function == .height, let part = try part(function, from: token, opened: open) {
            return part
        }
        var selectors: [Selector] = []
        if current.kind != .symbol(.close) {
            selectors.append(try selector(isBeforeComma: function.arity.upperBound > 1))
            while accept(.comma) { selectors.append(try selector()) }
        }
        let close = try expect(.close, "the parenthesis is not closed", opened: open)
        guard function.arity.contains(selectors.count) else {
            throw QueryError(
                "\(function.rawValue) takes \(Self.views(function.arity.upperBound)): \(function.usage)",
                at: token.range.lowerBound..<close.range.upperBound)
        }
        return answer(function, selectors, from: token, to: close)
    }

    /// `width(ideal(A))`: a side of a size that another question gives.
    private mutating func part(
        _ function: ViewFunction, from token: QueryToken, opened open: QueryToken
    ) throws(QueryError) -> QueryExpression? {
        guard case .word(let name) = current.kind, tokens[index + 1].kind == .symbol(.open),
            let inner = ViewFunction(rawValue: name)
        else { return nil }
        let innerToken = advance()
        let size = try ask(inner, from: innerToken)
        guard size.type == .size else {
            throw QueryError(
                "\(QueryTypes.describe(size)); \(function.rawValue) needs a view or a size", at: size.range)
        }
        let close = try expect(.close, "the parenthesis is not closed", opened: open)
        return QueryExpression(
            node: .part(function, size), type: .length, range: token.range.lowerBound..<close.range.upperBound)
    }

    private func answer(
        _ function: ViewFunction, _ selectors: [Selector], from token: QueryToken, to end: QueryToken? = nil
    ) -> QueryExpression {
        QueryExpression(
            node: .ask(function, selectors), type: function.type,
            range: token.range.lowerBound..<(end ?? token).range.upperBound)
    }

    private static func views(_ count: Int) -> String { count == 1 ? "one view" : "two views" }

    // MARK: - Selectors

    /// - Parameter isBeforeComma: whether another view follows it.
    private mutating func selector(isBeforeComma: Bool = false) throws(QueryError) -> Selector {
        var steps = [try step(isFirst: true, isBeforeComma)]
        while accept(.divide) { steps.append(try step(isFirst: false, isBeforeComma)) }
        return Selector(steps: steps)
    }

    /// A text of several words that is not quoted: `width(A longer text)`.
    private func refuseWords(from first: QueryToken, _ isBeforeComma: Bool) throws(QueryError) {
        var end = index
        while tokens[end].isWordLike { end += 1 }
        guard end > index, first.isWordLike else { return }
        let range = first.range.lowerBound..<tokens[end - 1].range.upperBound
        let written = String(decoding: text[range], as: UTF8.self)
        let comma = isBeforeComma ? "a comma stands between two views, and " : ""
        throw QueryError("\(comma)a text with spaces stands in quotes: '\(written)'", at: range)
    }

    private mutating func step(isFirst: Bool, _ isBeforeComma: Bool) throws(QueryError) -> Selector.PlacedStep {
        let token = advance()
        try refuseWords(from: token, isBeforeComma)
        switch token.kind {
        case .word("root") where isFirst:
            return Selector.PlacedStep(step: .root, range: token.range)
        case .word(let name):
            if Self.reservedWords.contains(name) {
                throw QueryError(
                    "'\(name)' has a meaning of its own; quote it if it is a text: '\(name)'", at: token.range)
            }
            let (number, range) = try ordinal(after: token)
            return Selector.PlacedStep(step: .word(name, number: number), range: range)
        case .quoted(let text):
            let (number, range) = try ordinal(after: token)
            return Selector.PlacedStep(step: .quoted(text, number: number), range: range)
        case .number(let value):
            guard value >= 1, value == value.rounded(), value < 1e9 else {
                throw QueryError("children are counted from 1, in whole numbers", at: token.range)
            }
            return Selector.PlacedStep(step: .child(Int(value)), range: token.range)
        case .symbol, .end:
            throw QueryError(
                "a view is expected here: a kind, a text, an identifier, a child's number or root", at: token.range)
        }
    }

    /// The `#2` behind a name.
    private mutating func ordinal(after token: QueryToken) throws(QueryError) -> (Int?, Range<Int>) {
        guard accept(.hash) else { return (nil, token.range) }
        let digits = advance()
        guard case .number(let value) = digits.kind, value >= 1, value == value.rounded(), value < 1e9 else {
            throw QueryError("# is followed by a whole number from 1", at: digits.range)
        }
        return (Int(value), token.range.lowerBound..<digits.range.upperBound)
    }

    // MARK: - Tokens

    private var current: QueryToken { tokens[index] }

    @discardableResult
    private mutating func advance() -> QueryToken {
        let token = tokens[index]
        if index + 1 < tokens.count { index += 1 }
        return token
    }

    private mutating func accept(_ symbol: QueryToken.Symbol) -> Bool {
        guard current.kind == .symbol(symbol) else { return false }
        advance()
        return true
    }

    private mutating func expect(
        _ symbol: QueryToken.Symbol, _ message: String, opened: QueryToken
    ) throws(QueryError) -> QueryToken {
        guard current.kind == .symbol(symbol) else {
            if current.kind == .end { throw QueryError(message, at: opened.range) }
            throw QueryError("'\(symbol.rawValue)' is expected here", at: current.range)
        }
        return advance()
    }

    private mutating func enter() throws(QueryError) {
        nesting += 1
        guard nesting <= Self.nestingLimit else {
            throw QueryError("the query is nested more than \(Self.nestingLimit) deep", at: current.range)
        }
    }

    private func span(_ left: QueryExpression, _ right: QueryExpression) -> Range<Int> {
        left.range.lowerBound..<right.range.upperBound
    }
}
