/// Runs the statements of a template, within limits.
final class TemplateInterpreter {
    /// Why the statements of a body ended.
    enum Flow { case normal, breakLoop, continueLoop }

    var scope: TemplateScope
    let environment: TemplateEnvironment
    private let limits: TemplateLimits
    private var steps = 0
    private var depth = 0
    var output = TemplateString()
    var captured = TemplateValue.undefined("captured")

    init(_ variables: [String: TemplateValue], environment: TemplateEnvironment, limits: TemplateLimits) {
        scope = TemplateScope(parent: TemplateScope(parent: nil, TemplateGlobals.all), variables)
        self.environment = environment
        self.limits = limits
    }

    /// Counts work done: one step and a share of the elements looked at.
    func charge(_ elements: Int = 0) throws(TemplateError) {
        steps += 1 + elements / 16
        guard steps <= limits.steps else {
            throw TemplateError("it takes more than \(limits.steps) steps; does it loop for ever?")
        }
    }

    /// Checks that a size is within the limit before something of that size is made.
    func checkSize(_ size: Int) throws(TemplateError) {
        guard size <= limits.size else { throw TemplateError("a value or the output grows beyond \(limits.size)") }
    }

    /// Goes one level deeper and back.
    func nested<Value>(_ body: () throws(TemplateError) -> Value) throws(TemplateError) -> Value {
        guard depth < limits.depth * 2 else {
            throw TemplateError("it calls or nests deeper than \(limits.depth * 2) levels")
        }
        depth += 1
        defer { depth -= 1 }
        return try body()
    }

    /// Runs `body` with its own variables.
    func scoped<Value>(
        parent: TemplateScope? = nil, _ values: [String: TemplateValue] = [:],
        _ body: () throws(TemplateError) -> Value
    ) throws(TemplateError) -> Value {
        let outer = scope
        scope = TemplateScope(parent: parent ?? outer, values)
        defer { scope = outer }
        return try body()
    }

    /// What `body` writes.
    func capture(_ body: () throws(TemplateError) -> Void) throws(TemplateError) -> TemplateString {
        let outer = output
        output = TemplateString()
        defer { output = outer }
        try body()
        return output
    }

    func write(_ text: TemplateString) throws(TemplateError) {
        try checkSize(output.count + text.count)
        try charge(text.count)
        output.append(text)
    }

    /// Runs statements; an error gets the line of the innermost statement.
    func run(_ statements: [TemplateStatement]) throws(TemplateError) -> Flow {
        for statement in statements {
            let flow: Flow
            do throws(TemplateError) {
                try charge()
                flow = try nested { () throws(TemplateError) in try execute(statement.kind) }
            } catch {
                throw error.line == nil ? TemplateError(line: statement.line, error.message) : error
            }
            if flow != .normal { return flow }
        }
        return .normal
    }

    private func execute(_ statement: TemplateStatementKind) throws(TemplateError) -> Flow {
        switch statement {
        case .text(let text): try write(text)
        case .output(let expression): try write(try evaluate(expression).string)
        case .condition(let branches, let otherwise):
            for branch in branches where try evaluate(branch.test).isTrue { return try run(branch.body) }
            return try run(otherwise)
        case .loop(let loop): return try run(loop)
        case .set(let target, let expression): try assign(try evaluate(expression), to: target)
        case .setBlock(let target, let filters, let body):
            try assign(try filtered(body, filters), to: target)
        case .filter(let filters, let body): try write(try filtered(body, filters).string)
        case .macro(let macro): scope[macro.name] = .function(function(of: macro))
        case .call(let expression, let caller): try write(try call(expression, caller: caller).string)
        case .with(let values, let body):
            return try scoped { () throws(TemplateError) in
                for (target, value) in values { try assign(try evaluate(value), to: target) }
                return try run(body)
            }
        case .breakLoop: return .breakLoop
        case .continueLoop: return .continueLoop
        }
        return .normal
    }

    private func filtered(
        _ body: [TemplateStatement], _ filters: TemplateExpression
    ) throws(TemplateError) -> TemplateValue {
        let text = try capture { () throws(TemplateError) in
            _ = try scoped { () throws(TemplateError) in try run(body) }
        }
        let outer = captured
        captured = .string(text)
        defer { captured = outer }
        return try evaluate(filters)
    }

    private func call(_ expression: TemplateExpression, caller: TemplateMacro) throws(TemplateError) -> TemplateValue {
        guard case .call(let callee, let call) = expression else { throw TemplateError("expected a call") }
        var arguments = try self.arguments(call)
        arguments.named.append(("caller", .function(function(of: caller))))
        return try self.call(try evaluate(callee), arguments)
    }

    /// Assigns to a name, to several, or to a member of a namespace.
    func assign(_ value: TemplateValue, to target: TemplateTarget) throws(TemplateError) {
        switch target {
        case .name(let name):
            _ = try measure(value)
            scope[name] = value
        case .member(let name, let member):
            _ = try measure(value)
            guard case .namespace(let namespace)? = scope[name] else {
                throw TemplateError("cannot assign attribute on non-namespace object \(name)")
            }
            namespace.members[TemplateKey(member)] = value
        case .tuple(let targets):
            let elements = try value.elements()
            guard elements.count == targets.count else {
                throw TemplateError("\(elements.count) values for \(targets.count) names")
            }
            for (target, element) in zip(targets, elements) { try assign(element, to: target) }
        }
    }

    /// Elements and scalars in a value, all levels together.
    ///
    /// - Throws: `TemplateError` where it is nested too deeply or is too large; what is kept can so be written,
    ///   compared and released without bounds of their own.
    private func measure(_ value: TemplateValue, level: Int = 0) throws(TemplateError) -> Int {
        guard level <= limits.depth else { throw TemplateError("a value is nested deeper than \(limits.depth) levels") }
        let inner: [TemplateValue]
        switch value {
        case .string(let text): return text.count
        case .list(let elements), .tuple(let elements): inner = elements
        case .mapping(let mapping): inner = mapping.pairs.map(\.value)
        default: return 1
        }
        try charge(inner.count)
        var size = 1
        for element in inner {
            size += try measure(element, level: level + 1)
            try checkSize(size)
        }
        return size
    }
}
