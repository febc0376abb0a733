extension TemplateParser {
    /// An expression, or several separated by commas, which make a tuple.
    mutating func tuple(allowsChoice: Bool = true, isInParentheses: Bool = false) throws(TemplateError)
        -> TemplateExpression
    {
        var parts: [TemplateExpression] = []
        var isTuple = false
        while !endsTuple(words.peek) {
            parts.append(try allowsChoice ? expression() : binary(0))
            guard words.take(",") else { break }
            isTuple = true
        }
        if !isTuple, let first = parts.first { return first }
        guard isTuple || isInParentheses else { throw words.unexpected("an expression") }
        return .tuple(parts)
    }

    private func endsTuple(_ kind: TemplateToken.Kind) -> Bool {
        kind == .end || kind == .symbol(")") || kind == .name("recursive")
    }

    /// One expression: `a if b else c`, or one of higher precedence.
    mutating func expression() throws(TemplateError) -> TemplateExpression {
        try nested { (parser) throws(TemplateError) in
            var result = try parser.binary(0)
            var length = 0
            while parser.words.take(name: "if") {
                try parser.extend(&length)
                let condition = try parser.binary(0)
                let otherwise = parser.words.take(name: "else") ? try parser.expression() : nil
                result = .choice(condition: condition, then: result, otherwise: otherwise)
            }
            return result
        }
    }

    /// Operators with at least the precedence `least`, from left to right.
    private mutating func binary(_ least: Int) throws(TemplateError) -> TemplateExpression {
        var left: TemplateExpression
        if words.peek == .name("not") {
            words.advance()
            left = .not(try nested { (parser) throws(TemplateError) in try parser.binary(least > 2 ? least : 2) })
        } else {
            left = try unary()
        }
        var length = 0
        while true {
            try extend(&length)
            if least <= 3, let comparison = takeComparison() {
                var parts = [(comparison: comparison, right: try binary(4))]
                while let next = takeComparison() { parts.append((next, try binary(4))) }
                left = .comparison(left, parts)
            } else if let found = operatorAhead, found.precedence >= least {
                words.advance()
                left = .binary(found, left, try binary(found.precedence + 1))
            } else {
                return left
            }
        }
    }

    private var operatorAhead: TemplateOperator? {
        switch words.peek {
        case .symbol(let text): TemplateOperator(rawValue: text)
        case .name("or"): .or
        case .name("and"): .and
        default: nil
        }
    }

    private mutating func takeComparison() -> TemplateComparison? {
        switch words.peek {
        case .symbol(let text):
            guard let comparison = TemplateComparison(rawValue: text) else { return nil }
            words.advance()
            return comparison
        case .name("in"):
            words.advance()
            return .isIn
        case .name("not") where words.second == .name("in"):
            words.advance()
            words.advance()
            return .isNotIn
        default: return nil
        }
    }

    private mutating func unary(hasFilters: Bool = true) throws(TemplateError) -> TemplateExpression {
        let result: TemplateExpression
        if words.take("-") {
            result = .negative(try nested { (parser) throws(TemplateError) in try parser.unary(hasFilters: false) })
        } else if words.take("+") {
            result = .positive(try nested { (parser) throws(TemplateError) in try parser.unary(hasFilters: false) })
        } else {
            result = try primary()
        }
        let whole = try postfix(result)
        return hasFilters ? try filterChain(whole, hasTests: true) : whole
    }

    mutating func primary() throws(TemplateError) -> TemplateExpression {
        let kind = words.peek
        switch kind {
        case .name(let name):
            words.advance()
            return switch name {
            case "true", "True": .literal(.bool(true))
            case "false", "False": .literal(.bool(false))
            case "none", "None": .literal(.none)
            default: .name(name)
            }
        case .string(var text):
            words.advance()
            while case .string(let more) = words.peek {
                text.append(more)
                words.advance()
            }
            return .literal(.string(text))
        case .integer(let number):
            words.advance()
            return .literal(.integer(number))
        case .float(let number):
            words.advance()
            return .literal(.float(number))
        default: return try nested { (parser) throws(TemplateError) in try parser.bracketed() }
        }
    }

    private mutating func bracketed() throws(TemplateError) -> TemplateExpression {
        if words.take("(") {
            let result = try tuple(isInParentheses: true)
            try words.expect(")")
            return result
        }
        if words.take("[") {
            var elements: [TemplateExpression] = []
            while !words.take("]") {
                if !elements.isEmpty {
                    try words.expect(",")
                    if words.take("]") { break }
                }
                elements.append(try expression())
            }
            return .list(elements)
        }
        guard words.take("{") else { throw words.unexpected("an expression") }
        var members: [(key: TemplateExpression, value: TemplateExpression)] = []
        while !words.take("}") {
            if !members.isEmpty {
                try words.expect(",")
                if words.take("}") { break }
            }
            let key = try expression()
            try words.expect(":")
            members.append((key, try expression()))
        }
        return .mapping(members)
    }
}
