/// The type rules of queries. A plain number stands for points wherever a length is needed.
enum QueryTypes {
    static func requireBooleans(
        _ left: QueryExpression, _ right: QueryExpression, for word: String, at range: Range<Int>
    ) throws(QueryError) {
        for operand in [left, right] where operand.type != .boolean {
            throw QueryError("\(describe(operand)); '\(word)' needs two booleans", at: operand.range)
        }
    }

    static func checkComparison(
        _ operation: QueryExpression.Comparison, _ left: QueryExpression, _ right: QueryExpression,
        at range: Range<Int>
    ) throws(QueryError) {
        let bothNumeric = left.type.isNumeric && right.type.isNumeric
        if operation == .equal || operation == .notEqual {
            guard bothNumeric || left.type == right.type else {
                throw QueryError(
                    "'\(operation.rawValue)' compares values of one type; here \(left.type.phrase) meets "
                        + right.type.phrase, at: range)
            }
            return
        }
        guard bothNumeric else {
            let wrong = left.type.isNumeric ? right : left
            throw QueryError("\(describe(wrong)); '\(operation.rawValue)' compares numbers", at: wrong.range)
        }
    }

    static func arithmetic(
        _ operation: QueryExpression.Arithmetic, _ left: QueryExpression, _ right: QueryExpression,
        at range: Range<Int>
    ) throws(QueryError) -> QueryType {
        for operand in [left, right] where !operand.type.isNumeric {
            throw QueryError("\(describe(operand)); '\(operation.rawValue)' needs two numbers", at: operand.range)
        }
        switch (operation, left.type, right.type) {
        case (.times, .length, .length), (.divide, .length, .length), (_, .number, .number): return .number
        case (.divide, .number, .length): return .number
        default: return .length
        }
    }

    /// `min` and `max` take numbers or one list, `abs` takes one number.
    static func combination(
        _ combination: QueryExpression.Combination, _ operands: [QueryExpression], at range: Range<Int>
    ) throws(QueryError) -> QueryType {
        let name = combination.rawValue
        if combination == .abs, operands.count != 1 {
            throw QueryError("abs takes one number", at: range)
        }
        if combination != .abs, operands.count == 1 {
            guard operands[0].type == .list else {
                throw QueryError("\(name) takes two numbers or more, or one list", at: range)
            }
            return .length
        }
        for operand in operands where !operand.type.isNumeric {
            throw QueryError("\(describe(operand)); '\(name)' needs numbers", at: operand.range)
        }
        return operands.contains { $0.type == .length } ? .length : .number
    }

    /// `width gives a length`.
    static func describe(_ expression: QueryExpression) -> String {
        switch expression.node {
        case .ask(let function, _), .part(let function, _): "\(function.rawValue) gives \(expression.type.phrase)"
        case .combine(let combination, _): "\(combination.rawValue) gives \(expression.type.phrase)"
        case .comparison(let operation, _, _): "'\(operation.rawValue)' gives a boolean"
        default: "this is \(expression.type.phrase)"
        }
    }
}
