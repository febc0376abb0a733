extension TemplateInterpreter {
    /// The value of an expression.
    func evaluate(_ expression: TemplateExpression) throws(TemplateError) -> TemplateValue {
        try charge()
        let value = try nested { () throws(TemplateError) in try self.value(of: expression) }
        try checkValue(value)
        return value
    }

    private func value(of expression: TemplateExpression) throws(TemplateError) -> TemplateValue {
        switch expression {
        case .literal(let literal): return literal.value
        case .name(let name):
            let (value, distance) = scope.find(name)
            try charge(distance * 6)
            return value ?? .undefined("'\(name.prefix(80))' is undefined")
        case .captured: return captured
        case .list(let parts): return .list(of: try evaluate(parts))
        case .tuple(let parts): return .tuple(TemplateList(try evaluate(parts)))
        case .mapping(let members): return .mapping(try mapping(members))
        case .attribute(let base, let name): return try TemplateMembers.attribute(try evaluate(base), name)
        case .item(let base, let index):
            let (value, key) = (try evaluate(base), try evaluate(index))
            try charge(key.weight * 4)
            return try TemplateMembers.item(value, key)
        case .slice(let base, let from, let to, let step): return try slice(base, from, to, step)
        case .call(let callee, let call):
            let function = try evaluate(callee)
            return try self.call(function, try arguments(call))
        case .filter(let subject, let name, let call):
            return try filter(name, try evaluate(subject), try arguments(call))
        case .test(let subject, let name, let call):
            return .bool(try test(name, try evaluate(subject), try arguments(call)))
        case .not(let operand): return .bool(!(try evaluate(operand).isTrue))
        case .negative(let operand): return try TemplateArithmetic.negative(try evaluate(operand))
        case .positive(let operand): return try TemplateArithmetic.positive(try evaluate(operand))
        case .binary(let symbol, let left, let right): return try binary(symbol, left, right)
        case .comparison(let left, let parts): return .bool(try comparison(left, parts))
        case .choice(let condition, let then, let otherwise):
            if try evaluate(condition).isTrue { return try evaluate(then) }
            return try otherwise.map { (expression) throws(TemplateError) in try evaluate(expression) }
                ?? .undefined("the inline if-expression evaluated to false and no else section was defined")
        }
    }

    private func evaluate(_ parts: [TemplateExpression]) throws(TemplateError) -> [TemplateValue] {
        var result: [TemplateValue] = []
        for part in parts { result.append(try evaluate(part)) }
        return result
    }

    private func mapping(
        _ members: [(key: TemplateExpression, value: TemplateExpression)]
    ) throws(TemplateError) -> TemplateMapping {
        var result = TemplateMapping()
        for member in members {
            let value = try evaluate(member.key)
            guard let key = TemplateKey(value) else { throw TemplateError("unhashable type: '\(value.typeName)'") }
            result.set(key, to: try evaluate(member.value))
        }
        return result
    }

    private func slice(
        _ base: TemplateExpression, _ from: TemplateExpression?, _ to: TemplateExpression?, _ step: TemplateExpression?
    ) throws(TemplateError) -> TemplateValue {
        let base = try evaluate(base)
        try charge(base.breadth * 2)
        return try TemplateSlice(from: try bound(from), to: try bound(to), step: try bound(step) ?? 1).apply(to: base)
    }

    private func bound(_ expression: TemplateExpression?) throws(TemplateError) -> Int? {
        guard let expression else { return nil }
        let value = try evaluate(expression)
        if case .none = value { return nil }
        guard let number = value.integer else { throw TemplateError("slice indices must be integers or None") }
        return number
    }

    private func binary(
        _ symbol: TemplateOperator, _ left: TemplateExpression, _ right: TemplateExpression
    ) throws(TemplateError) -> TemplateValue {
        let first = try evaluate(left)
        switch symbol {
        case .and: return first.isTrue ? try evaluate(right) : first
        case .or: return first.isTrue ? first : try evaluate(right)
        default:
            let second = try evaluate(right)
            try charge(first.breadth + second.breadth)
            let result = try TemplateArithmetic.apply(symbol, first, second, self)
            try checkSize(result.weight)
            try charge(result.breadth)
            return result
        }
    }

    private func comparison(
        _ left: TemplateExpression, _ parts: [(comparison: TemplateComparison, right: TemplateExpression)]
    ) throws(TemplateError) -> Bool {
        var first = try evaluate(left)
        for (comparison, right) in parts {
            let second = try evaluate(right)
            guard try compare(comparison, first, second) else { return false }
            first = second
        }
        return true
    }

    /// Whether a comparison holds.
    func compare(
        _ comparison: TemplateComparison, _ first: TemplateValue, _ second: TemplateValue
    ) throws(TemplateError) -> Bool {
        switch (comparison, second) {
        case (.isIn, .mapping), (.isNotIn, .mapping): try charge(first.weight * 4)
        case (.isIn, _), (.isNotIn, _): try charge((first.weight + second.weight) * 2)
        default: try charge(min(first.weight, second.weight) * 2)
        }
        switch comparison {
        case .equal: return first.equals(second)
        case .notEqual: return !first.equals(second)
        case .less: return try ordered(first, second).precedes(second)
        case .greater: return try ordered(second, first).precedes(first)
        case .lessOrEqual: return try ordered(first, second).precedes(second) || first.equals(second)
        case .greaterOrEqual: return try ordered(second, first).precedes(first) || first.equals(second)
        case .isIn: return try TemplateMembers.contains(second, first)
        case .isNotIn: return !(try TemplateMembers.contains(second, first))
        }
    }

    private func ordered(_ value: TemplateValue, _ other: TemplateValue) throws(TemplateError) -> TemplateValue {
        for operand in [value, other] { if case .undefined(let reason) = operand { throw TemplateError(reason) } }
        return value
    }
}
