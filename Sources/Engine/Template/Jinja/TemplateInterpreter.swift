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
    /// Scopes captured by macros, and namespaces that may hold themselves: reference cycles, broken in `deinit`.
    var scopesOfMacros: [TemplateScope] = []
    private var namespacesInCircles: [TemplateNamespace] = []

    init(_ variables: [String: TemplateValue], environment: TemplateEnvironment, limits: TemplateLimits) {
        scope = TemplateScope(parent: TemplateScope(parent: nil, TemplateGlobals.all), variables)
        self.environment = environment
        self.limits = limits
    }

    deinit {
        for scope in scopesOfMacros { scope.empty() }
        for namespace in namespacesInCircles { namespace.members = TemplateMapping() }
    }

    /// Maximum size of a value.
    var sizeLimit: Int { limits.size }

    /// Counts work: one step, and one more for every 16 elements.
    func charge(_ elements: Int = 0) throws(TemplateError) {
        // Adds no more than the limit, so that the sum cannot overflow.
        steps += 1 + min(max(0, elements) / 16, limits.steps)
        guard steps <= limits.steps else {
            throw TemplateError("it takes more than \(limits.steps) steps; does it loop for ever?")
        }
    }

    /// Checks a size against the limit before a value of that size is made.
    func checkSize(_ size: Int) throws(TemplateError) {
        guard size <= limits.size else { throw TemplateError("a value or the output grows beyond \(limits.size)") }
    }

    /// Checks that a value is small enough to be written, compared and released without further limits.
    func checkValue(_ value: TemplateValue) throws(TemplateError) {
        switch value {
        case .list, .tuple, .mapping:
            try checkSize(value.weight)
            guard value.height <= limits.depth else {
                throw TemplateError("a value is nested deeper than \(limits.depth) levels")
            }
        default: break
        }
    }

    /// The elements that a loop iterates over.
    func elements(of value: TemplateValue) throws(TemplateError) -> [TemplateValue] {
        try charge(value.breadth * 4)
        return try value.elements()
    }

    /// Runs `body` one level deeper.
    func nested<Value>(_ body: () throws(TemplateError) -> Value) throws(TemplateError) -> Value {
        guard depth < limits.depth * 2 else {
            throw TemplateError("it calls or nests deeper than \(limits.depth * 2) levels")
        }
        depth += 1
        defer { depth -= 1 }
        return try body()
    }

    /// Runs `body` with variables of its own.
    func scoped<Value>(
        parent: TemplateScope? = nil, _ values: [String: TemplateValue] = [:],
        _ body: () throws(TemplateError) -> Value
    ) throws(TemplateError) -> Value {
        let outer = scope
        scope = TemplateScope(parent: parent ?? outer, values)
        defer { scope = outer }
        return try body()
    }

    /// The text that `body` writes.
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
        case .output(let expression): try write(try text(of: try evaluate(expression)))
        case .condition(let branches, let otherwise):
            for branch in branches where try evaluate(branch.test).isTrue { return try run(branch.body) }
            return try run(otherwise)
        case .loop(let loop): return try run(loop)
        case .set(let target, let expression): try assign(try evaluate(expression), to: target)
        case .setBlock(let target, let filters, let body):
            try assign(try filtered(body, filters), to: target)
        case .filter(let filters, let body): try write(try text(of: try filtered(body, filters)))
        case .macro(let macro): scope[macro.name] = .function(function(of: macro))
        case .call(let expression, let caller): try write(try text(of: try call(expression, caller: caller)))
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

    /// Assigns to a name, to several names, or to a member of a namespace.
    func assign(_ value: TemplateValue, to target: TemplateTarget) throws(TemplateError) {
        switch target {
        case .name(let name):
            try checkValue(value)
            scope[name] = value
        case .member(let name, let member):
            try checkValue(value)
            guard case .namespace(let namespace)? = scope[name] else {
                throw TemplateError("cannot assign attribute on non-namespace object \(name)")
            }
            if value.mayHoldNamespace { namespacesInCircles.append(namespace) }
            namespace.members.set(TemplateKey(member), to: value)
        case .tuple(let targets):
            let elements = try self.elements(of: value)
            guard elements.count == targets.count else {
                throw TemplateError("\(elements.count) values for \(targets.count) names")
            }
            for (target, element) in zip(targets, elements) { try assign(element, to: target) }
        }
    }
}
