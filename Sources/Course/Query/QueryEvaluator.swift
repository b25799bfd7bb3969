/// Computes a checked expression on a snapshot.
struct QueryEvaluator {
    let snapshot: SnapshotIndex

    func value(of expression: QueryExpression) throws(QueryError) -> QueryValue {
        switch expression.node {
        case .number(let value): return .number(value)
        case .text(let text): return .text(text)
        case .ask(let function, let selectors):
            return try ViewAnswers(snapshot: snapshot, range: expression.range).answer(function, selectors)
        case .part(let function, let size): return try side(function, of: size)
        case .combine(let combination, let operands): return try combine(combination, operands, of: expression)
        case .negative(let operand): return typed(-(try number(operand)), as: expression.type)
        case .arithmetic(let operation, let left, let right):
            let result = try compute(operation, try number(left), try number(right), at: right.range)
            return typed(result, as: expression.type)
        case .comparison(let operation, let left, let right):
            let isLength = left.type == .length || right.type == .length
            return .boolean(compare(operation, try value(of: left), try value(of: right), isLength: isLength))
        case .and(let left, let right):
            // Both sides are asked, so that an error in one does not wait for the other to change.
            let sides = (try holds(left), try holds(right))
            return .boolean(sides.0 && sides.1)
        case .or(let left, let right):
            let sides = (try holds(left), try holds(right))
            return .boolean(sides.0 || sides.1)
        case .not(let operand): return .boolean(!(try holds(operand)))
        }
    }

    private func number(_ expression: QueryExpression) throws(QueryError) -> Double {
        try value(of: expression).numeric ?? .nan
    }

    private func holds(_ expression: QueryExpression) throws(QueryError) -> Bool {
        try value(of: expression) == .boolean(true)
    }

    private func typed(_ value: Double, as type: QueryType) -> QueryValue {
        type == .length ? .length(value) : .number(value)
    }

    private func compute(
        _ operation: QueryExpression.Arithmetic, _ left: Double, _ right: Double, at range: Range<Int>
    ) throws(QueryError) -> Double {
        switch operation {
        case .plus: return left + right
        case .minus: return left - right
        case .times: return left * right
        case .divide:
            if right == 0 { throw QueryError("this divides by zero", at: range) }
            return left / right
        }
    }

    private func combine(
        _ combination: QueryExpression.Combination, _ operands: [QueryExpression], of expression: QueryExpression
    ) throws(QueryError) -> QueryValue {
        var numbers: [Double] = []
        for operand in operands {
            switch try value(of: operand) {
            case .list(let values): numbers += values
            case let value: numbers.append(value.numeric ?? .nan)
            }
        }
        let result: Double? =
            switch combination {
            case .min: numbers.min()
            case .max: numbers.max()
            case .abs: numbers.first.map(\.magnitude)
            }
        guard let result else {
            throw QueryError("the list is empty: it has no \(combination.rawValue)", at: expression.range)
        }
        return typed(result, as: expression.type)
    }

    private func side(_ function: ViewFunction, of size: QueryExpression) throws(QueryError) -> QueryValue {
        guard case .size(let width, let height) = try value(of: size),
            let length = function == .width ? width : height
        else {
            throw QueryError("the \(function.rawValue) is nil here: no length was proposed", at: size.range)
        }
        return .length(length)
    }

    // MARK: - Comparing

    private func compare(
        _ operation: QueryExpression.Comparison, _ left: QueryValue, _ right: QueryValue, isLength: Bool
    ) -> Bool {
        let equal = areEqual(left, right, isLength: isLength)
        let a = left.numeric ?? .nan
        let b = right.numeric ?? .nan
        return switch operation {
        case .equal: equal
        case .notEqual: !equal
        case .less: a < b
        case .lessOrEqual: a < b || equal
        case .greater: a > b
        case .greaterOrEqual: a > b || equal
        }
    }

    private func areEqual(_ left: QueryValue, _ right: QueryValue, isLength: Bool) -> Bool {
        switch (left, right) {
        case (.size(let w1, let h1), .size(let w2, let h2)):
            areClose(w1, w2) && areClose(h1, h2)
        case (.list(let a), .list(let b)):
            a.count == b.count && zip(a, b).allSatisfy { areClose($0, $1) }
        case (.text(let a), .text(let b)): a == b
        case (.boolean(let a), .boolean(let b)): a == b
        default:
            areClose(left.numeric, right.numeric, within: isLength ? snapshot.halfPixel + 1e-9 : 1e-6)
        }
    }

    private func areClose(_ a: Double?, _ b: Double?, within tolerance: Double? = nil) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a == b || (a - b).magnitude <= tolerance ?? (snapshot.halfPixel + 1e-9)
    }
}
