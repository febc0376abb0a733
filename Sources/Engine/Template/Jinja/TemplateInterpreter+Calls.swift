extension TemplateInterpreter {
    /// The function of a macro; it sees the variables of the scope in which the macro is defined.
    func function(of macro: TemplateMacro) -> TemplateFunction {
        let surroundings = scope
        scopesOfMacros.append(surroundings)
        return TemplateFunction(macro.name) { (arguments, interpreter) throws(TemplateError) in
            try interpreter.nested { () throws(TemplateError) in
                try interpreter.call(macro, arguments, in: surroundings)
            }
        }
    }

    private func call(
        _ macro: TemplateMacro, _ arguments: TemplateArguments, in surroundings: TemplateScope
    ) throws(TemplateError) -> TemplateValue {
        try charge((arguments.named.count + 1) * (macro.parameters.count + 1) * 4 + arguments.positional.count)
        let names = macro.parameters.map(\.name)
        let extra = TemplateMapping(arguments.named.filter { !names.contains($0.name) && $0.name != "caller" })
        var values: [String: TemplateValue] = [
            "varargs": .tuple(TemplateList(Array(arguments.positional.dropFirst(names.count)))),
            "kwargs": .mapping(extra),
        ]
        values["caller"] = arguments["caller"] ?? .undefined("No caller defined")
        let text = try capture { () throws(TemplateError) in
            _ = try scoped(parent: surroundings, values) { () throws(TemplateError) in
                for (index, parameter) in macro.parameters.enumerated() {
                    if let value = arguments.value(index, parameter.name) {
                        scope[parameter.name] = value
                    } else if let fallback = parameter.fallback {
                        scope[parameter.name] = try evaluate(fallback)
                    } else {
                        scope[parameter.name] = .undefined("parameter '\(parameter.name)' was not provided")
                    }
                }
                return try run(macro.body)
            }
        }
        return .string(text)
    }

    /// Evaluates the arguments of a call.
    func arguments(_ call: TemplateCall) throws(TemplateError) -> TemplateArguments {
        var result = TemplateArguments()
        for expression in call.positional { result.positional.append(try evaluate(expression)) }
        if let spread = call.spread { result.positional += try elements(of: try evaluate(spread)) }
        for (name, expression) in call.named { result.named.append((name, try evaluate(expression))) }
        if let spread = call.spreadNamed {
            guard case .mapping(let mapping) = try evaluate(spread) else {
                throw TemplateError("argument after ** must be a mapping")
            }
            try charge(mapping.count * 32)
            for pair in mapping.pairs { result.named.append((try text(of: pair.key.value).text, pair.value)) }
        }
        return result
    }

    /// Calls a value.
    func call(_ callee: TemplateValue, _ arguments: TemplateArguments) throws(TemplateError) -> TemplateValue {
        switch callee {
        case .function(let function): return try function.body(arguments, self)
        case .undefined(let reason): throw TemplateError(reason)
        default: throw TemplateError("'\(callee.typeName)' object is not callable")
        }
    }
}
