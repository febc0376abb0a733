extension TemplateParser {
    /// Members, subscripts and calls after an expression.
    mutating func postfix(_ expression: TemplateExpression) throws(TemplateError) -> TemplateExpression {
        var result = expression
        var length = 0
        while true {
            try extend(&length)
            if words.take(".") {
                if case .integer(let index) = words.peek {
                    words.advance()
                    result = .item(result, .literal(.integer(index)))
                } else {
                    result = .attribute(result, try words.name())
                }
            } else if words.take("[") {
                result = try subscripted(result)
            } else if words.peek == .symbol("(") {
                result = .call(result, try arguments())
            } else {
                return result
            }
        }
    }

    private mutating func subscripted(_ base: TemplateExpression) throws(TemplateError) -> TemplateExpression {
        var bounds: [TemplateExpression?] = [nil]
        while !words.take("]") {
            if words.take(":") {
                bounds.append(nil)
            } else if bounds[bounds.count - 1] == nil {
                bounds[bounds.count - 1] = try tuple()
            } else {
                throw words.unexpected("']'")
            }
        }
        switch bounds.count {
        case 1:
            guard let index = bounds[0] else { throw words.unexpected("an index") }
            return .item(base, index)
        case 2: return .slice(base, from: bounds[0], to: bounds[1], step: nil)
        case 3: return .slice(base, from: bounds[0], to: bounds[1], step: bounds[2])
        default: throw words.unexpected("']'")
        }
    }

    /// Filters, and tests if they are allowed.
    mutating func filterChain(
        _ expression: TemplateExpression, hasTests: Bool = false, startsWithName: Bool = false
    ) throws(TemplateError) -> TemplateExpression {
        var result = expression
        var isFirst = startsWithName
        var length = 0
        while true {
            try extend(&length)
            if isFirst || words.take("|") {
                isFirst = false
                let name = try dottedName()
                let call = words.peek == .symbol("(") ? try arguments() : TemplateCall()
                result = .filter(result, name, call)
            } else if hasTests, words.take(name: "is") {
                result = try test(result)
            } else if hasTests, words.peek == .symbol("(") {
                result = .call(result, try arguments())
            } else {
                return result
            }
        }
    }

    private mutating func dottedName() throws(TemplateError) -> String {
        var name = try words.name()
        while words.take(".") { name += "." + (try words.name()) }
        return name
    }

    private mutating func test(_ subject: TemplateExpression) throws(TemplateError) -> TemplateExpression {
        let isNegated = words.take(name: "not")
        let name = try dottedName()
        var call = TemplateCall()
        switch words.peek {
        case .symbol("("): call = try arguments()
        case .name("else"), .name("or"), .name("and"), .name("if"), .name("in"): break
        case .name("is"): throw words.unexpected("no second test")
        case .name, .string, .integer, .float, .symbol("["), .symbol("{"):
            call.positional = [try nested { (parser) throws(TemplateError) in try parser.testArgument() }]
        default: break
        }
        let result = TemplateExpression.test(subject, name, call)
        return isNegated ? .not(result) : result
    }

    private mutating func testArgument() throws(TemplateError) -> TemplateExpression {
        try postfix(try primary())
    }

    private mutating func arguments() throws(TemplateError) -> TemplateCall {
        try words.expect("(")
        var call = TemplateCall()
        var isFirst = true
        while !words.take(")") {
            if !isFirst {
                try words.expect(",")
                if words.take(")") { break }
            }
            isFirst = false
            if words.take("**") {
                call.spreadNamed = try expression()
            } else if words.take("*") {
                call.spread = try expression()
            } else if case .name(let name) = words.peek, words.second == .symbol("=") {
                words.advance()
                words.advance()
                call.named.append((name, try expression()))
            } else if call.named.isEmpty, call.spreadNamed == nil {
                call.positional.append(try expression())
            } else {
                throw words.unexpected("a named argument")
            }
        }
        return call
    }
}
