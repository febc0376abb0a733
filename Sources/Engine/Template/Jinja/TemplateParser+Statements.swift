extension TemplateParser {
    /// Parses the statement of a tag whose name has been read.
    mutating func statement(_ name: String, _ line: Int) throws(TemplateError) -> [TemplateStatementKind] {
        switch name {
        case "if": return [try condition(line)]
        case "for": return [try loop(line)]
        case "set": return [try assignment(line)]
        case "macro":
            let name = try words.name()
            return [.macro(try macro(name, closing: "endmacro", line))]
        case "call":
            var parameters: [(name: String, fallback: TemplateExpression?)] = []
            if words.peek == .symbol("(") { parameters = try self.parameters() }
            let call = try expression()
            guard case .call = call else { throw TemplateError(line: line, "expected a call") }
            let body = try body(closing: "endcall", opened: line)
            return [.call(call, caller: TemplateMacro(name: "caller", parameters: parameters, body: body))]
        case "filter":
            let filters = try filterChain(.captured, startsWithName: true)
            return [.filter(filters, try body(closing: "endfilter", opened: line))]
        case "with": return [try with(line)]
        case "generation": return [.with([], try body(closing: "endgeneration", opened: line))]
        case "break", "continue":
            try words.expectEnd()
            return [name == "break" ? .breakLoop : .continueLoop]
        case "include", "import", "from", "extends", "block":
            throw TemplateError(line: line, "{% \(name) %} is refused: a chat template cannot load others")
        default: throw TemplateError(line: line, "unknown tag {% \(name) %}")
        }
    }

    private mutating func condition(_ line: Int) throws(TemplateError) -> TemplateStatementKind {
        var branches: [(test: TemplateExpression, body: [TemplateStatement])] = []
        while true {
            let test = try tuple(allowsChoice: false)
            try words.expectEnd()
            let (body, end) = try body(until: ["elif", "else", "endif"], opened: line)
            branches.append((test, body))
            if end == "elif" { continue }
            let otherwise = end == "else" ? try self.body(closing: "endif", opened: line) : []
            try words.expectEnd()
            return .condition(branches, otherwise: otherwise)
        }
    }

    private mutating func loop(_ line: Int) throws(TemplateError) -> TemplateStatementKind {
        let target = try target(allowsMember: false)
        try words.expect(name: "in")
        let list = try tuple(allowsChoice: false)
        let test = words.take(name: "if") ? try expression() : nil
        if words.take(name: "recursive") {
            throw TemplateError(line: line, "recursive loops are not supported")
        }
        try words.expectEnd()
        let (body, end) = try body(until: ["else", "endfor"], opened: line)
        let otherwise = end == "else" ? try self.body(closing: "endfor", opened: line) : []
        try words.expectEnd()
        return .loop(TemplateLoop(target: target, list: list, test: test, body: body, otherwise: otherwise))
    }

    private mutating func assignment(_ line: Int) throws(TemplateError) -> TemplateStatementKind {
        let target = try target(allowsMember: true)
        if words.take("=") {
            let value = try tuple()
            try words.expectEnd()
            return .set(target, value)
        }
        let filters = try filterChain(.captured)
        return .setBlock(target, filters, try body(closing: "endset", opened: line))
    }

    private mutating func with(_ line: Int) throws(TemplateError) -> TemplateStatementKind {
        var values: [(target: TemplateTarget, value: TemplateExpression)] = []
        while words.peek != .end {
            if !values.isEmpty { try words.expect(",") }
            let name = try words.name()
            try words.expect("=")
            values.append((.name(name), try expression()))
        }
        return .with(values, try body(closing: "endwith", opened: line))
    }

    private mutating func macro(
        _ name: String, closing end: String, _ line: Int
    ) throws(TemplateError) -> TemplateMacro {
        let parameters = try parameters()
        return TemplateMacro(name: name, parameters: parameters, body: try body(closing: end, opened: line))
    }

    private mutating func parameters() throws(TemplateError) -> [(name: String, fallback: TemplateExpression?)] {
        var result: [(name: String, fallback: TemplateExpression?)] = []
        try words.expect("(")
        while !words.take(")") {
            if !result.isEmpty { try words.expect(",") }
            let name = try words.name()
            if words.take("=") {
                result.append((name, try expression()))
            } else if result.last?.fallback != nil {
                throw TemplateError(line: words.line, "the parameter \(name) needs a default like the one before it")
            } else {
                result.append((name, nil))
            }
        }
        return result
    }

    private static let constants: Set<String> = ["true", "false", "none", "True", "False", "None"]

    private mutating func target(allowsMember: Bool) throws(TemplateError) -> TemplateTarget {
        var parts: [TemplateTarget] = []
        var isTuple = false
        repeat {
            if !parts.isEmpty, words.peek == .name("in") || words.peek == .symbol("=") { break }
            if words.take("(") {
                parts.append(
                    try nested { (parser) throws(TemplateError) in try parser.target(allowsMember: allowsMember) })
                try words.expect(")")
            } else {
                let name = try words.name()
                guard !Self.constants.contains(name) else {
                    throw TemplateError(line: words.line, "nothing can be assigned to \(name)")
                }
                parts.append(allowsMember && words.take(".") ? .member(name, try words.name()) : .name(name))
            }
            if words.peek == .symbol(",") { isTuple = true }
        } while words.take(",")
        return isTuple ? .tuple(parts) : parts[0]
    }
}
