import SwiftTools

/// Writes the scenarios of one declaration.
struct CallWriter {
    let planner: ScenarioPlanner
    let symbol: CodeSymbol
    let binding: GenericBinding

    private var subject: String { symbol.path.joined(separator: ".") }
    var receiver: TypeExpression? { binding.receiver(of: symbol, in: planner.graph) }
    private var result: TypeExpression? {
        symbol.type.map { text in
            let type = TypeExpression(text).replacing { $0 == "Self" ? receiver : nil }
            return binding.resolve(type)
        }
    }

    func resolved(_ text: String) -> TypeExpression {
        binding.resolve(TypeExpression(text).replacing { $0 == "Self" ? receiver : nil })
    }

    private func prefix(awaitsToo: Bool = false) -> String {
        (symbol.isThrowing ? "try " : "") + (symbol.isAsync || awaitsToo ? "await " : "")
    }

    /// The expression to observe: for a value of unknown type, which cannot be compared, its description.
    private func described(_ code: String) -> String {
        result?.holdsAnything == true ? "String(describing: \(code))" : code
    }

    private func scenario(_ steps: [Scenario.Step], call: Scenario.Call? = nil) -> Scenario {
        Scenario(subjects: [subject], steps: steps, isMainActor: symbol.isMainActor, call: call)
    }

    /// Functions, static methods and operators.
    func withoutReceiver() -> [Scenario] {
        if symbol.kind == .operatorFunction { return operators() }
        let base = symbol.owner.isEmpty ? symbol.baseName : "\(receiver?.text ?? "").\(symbol.baseName)"
        return rows(limit: 28 * planner.breadth).map { row in called(base, row, before: []) }
    }

    /// Methods, each on several values.
    func onReceivers() -> [Scenario] {
        guard let receiver else { return [] }
        let limits = (takesIndices ? 16 : 10 * planner.breadth, 24 * planner.breadth)
        return pairs(receiver, limits: limits).map { value, row in
            called(
                "subject.\(symbol.baseName)", row,
                before: [.bind(name: "subject", code: value, isVariable: symbol.isMutating)],
                after: symbol.isMutating || isReference ? ["subject"] : [], receiver: value)
        }
    }

    private var isReference: Bool {
        planner.graph.type(at: symbol.owner).map { $0.kind == .classType || $0.kind == .actorType } ?? false
    }

    private var isActor: Bool {
        planner.graph.type(at: symbol.owner)?.kind == .actorType && symbol.isIsolated
    }

    /// Initialisers, whose new values are observed.
    func initializers() -> [Scenario] {
        guard let receiver, symbol.name != "init(from:)" else { return [] }
        return rows(limit: 20).map { row in called(receiver.text, row, before: []) }
    }

    /// Computed properties, on several values.
    func properties() -> [Scenario] {
        guard let receiver else { return [] }
        return receivers(receiver, limit: 14).map { value in
            let isVariable = symbol.isMutating
            return scenario(
                [
                    .bind(name: "subject", code: value, isVariable: isVariable),
                    .observe(prefix(awaitsToo: isActor) + described("subject.\(symbol.baseName)")),
                ] + uses(of: result, under: "subject.\(symbol.baseName)"),
                call: symbol.isThrowing || symbol.isAsync || isActor || isVariable || result?.holdsAnything == true
                    ? nil
                    : .init(
                        columns: [.init(name: "subject", type: receiver.text)], values: [value],
                        template: "subject.\(symbol.baseName)", result: result?.text))
        }
    }

    /// Global and static properties.
    func constants() -> [Scenario] {
        let base = symbol.owner.isEmpty ? symbol.baseName : "\(receiver?.text ?? "").\(symbol.baseName)"
        return [scenario([.observe(prefix() + base)] + views(of: result, under: base))]
    }

    /// Subscripts, read and, if they are settable, written.
    func subscripts() -> [Scenario] {
        guard let receiver else { return [] }
        let values = receivers(receiver, limit: takesIndices ? 16 : 8)
        let rows = rows(limit: 16)
        guard !values.isEmpty, !rows.isEmpty else { return [] }
        var scenarios: [Scenario] = []
        let isSettable = symbol.declaration.contains(" set")
        let new = isSettable ? result.map { planner.pool.values(of: $0) } ?? [] : []
        for index in 0..<max(values.count, rows.count) {
            let value = values[index % values.count]
            let list = arguments(rows[index % rows.count])
            scenarios.append(
                scenario([
                    .bind(name: "subject", code: value, isVariable: symbol.isMutating),
                    .observe(prefix() + described("subject[\(list)]")),
                ]))
            guard let element = new.isEmpty ? nil : new[index % new.count] else { continue }
            scenarios.append(
                scenario(
                    [
                        .bind(name: "subject", code: value, isVariable: true),
                        .perform("subject[\(list)] = \(element)"), .look("subject[\(list)]"),
                        .look("subject"),
                    ] + views(of: receiver, under: "subject")))
        }
        return scenarios
    }

    private func operators() -> [Scenario] {
        let sign = symbol.baseName.isEmpty ? String(symbol.name.prefix { $0 != "(" }) : symbol.baseName
        return rows(limit: 28 * planner.breadth).compactMap { row in
            let values = row.compactMap { $0 }
            switch values.count {
            case 2 where symbol.parameters[0].isInout:
                return scenario(
                    [
                        .bind(name: "subject", code: values[0], isVariable: true),
                        .perform("subject \(sign) (\(values[1]))"), .look("subject"),
                    ] + views(of: resolved(symbol.parameters[0].type), under: "subject"))
            case 2:
                let columns = [("left", 0), ("right", 1)].map {
                    Scenario.Call.Column(name: $0.0, type: resolved(symbol.parameters[$0.1].type).text)
                }
                return scenario(
                    [
                        .bind(name: "left", code: values[0], isVariable: false),
                        .bind(name: "right", code: values[1], isVariable: false),
                        .observe("left \(sign) right"),
                    ] + views(of: result, under: "(left \(sign) right)"),
                    call: .init(columns: columns, values: values, template: "left \(sign) right", result: result?.text))
            case 1 where symbol.isPostfix: return scenario([.observe("(\(values[0]))\(sign)")])
            case 1:
                return scenario(
                    [.observe("\(sign)(\(values[0]))")] + views(of: result, under: "(\(sign)(\(values[0])))"))
            default: return nil
            }
        }
    }

    private func arguments(_ row: [String?]) -> String {
        zip(symbol.parameters, row).compactMap { parameter, value in
            value.map { ArgumentLists.argument(parameter, $0) }
        }.joined(separator: ", ")
    }

    /// A scenario of one call with these values, which observes its result and what it changes.
    private func called(
        _ base: String, _ row: [String?], before: [Scenario.Step], after: [String] = [], receiver value: String? = nil
    ) -> Scenario {
        var steps = before
        var changed = after
        var words: [String] = []
        var template: [String] = []
        var columns = value.map { _ in [Scenario.Call.Column(name: "subject", type: receiver?.text ?? "")] } ?? []
        var values = value.map { [$0] } ?? []
        for (index, (parameter, value)) in zip(symbol.parameters, row).enumerated() {
            guard let value else { continue }
            let name = "\(parameter.name.isEmpty || parameter.name == "_" ? "value" : parameter.name)"
            if parameter.isInout {
                let variable = "\(name)\(index)"
                steps.append(.bind(name: variable, code: annotated(value, parameter), isVariable: true))
                words.append(ArgumentLists.argument(parameter, "&\(variable)"))
                changed.append(variable)
            } else {
                words.append(ArgumentLists.argument(parameter, value))
                let column = columns.contains { $0.name == name } ? "\(name)\(index)" : name
                columns.append(.init(name: column, type: resolved(parameter.type).text))
                values.append(value)
                template.append(ArgumentLists.argument(parameter, column))
            }
        }
        let expression = prefix(awaitsToo: isActor) + described("\(base)(\(words.joined(separator: ", ")))")
        let made = symbol.kind == .initializer ? receiver : result
        if made == nil {
            steps.append(symbol.isThrowing ? .observe(expression) : .perform(expression))
        } else if let made, !uses(of: made, under: "result").isEmpty {
            steps.append(.bind(name: "result", code: expression, isVariable: false))
            steps += uses(of: made, under: "result")
        } else if let made, !planner.views(of: made).isEmpty {
            let isFailing = symbol.declaration.contains("init?")
            if isFailing {
                steps.append(.observe(expression))
                steps += planner.views(of: made).map { .look("\(expression)?\($0)") }
            } else {
                steps.append(.bind(name: "result", code: expression, isVariable: false))
                steps += [.look("result")] + views(of: made, under: "result")
            }
        } else {
            steps.append(.observe(expression))
        }
        for name in changed {
            steps.append(.look(name))
            let type = name == "subject" ? receiver : nil
            if !isActor { steps += views(of: type, under: name) }
        }
        let isTabular =
            changed.isEmpty && !symbol.isThrowing && !symbol.isAsync && !isActor && made != nil
            && symbol.kind != .initializer && uses(of: made, under: "").isEmpty
        let call =
            isTabular
            ? Scenario.Call(
                columns: columns, values: values, template: described("\(base)(\(template.joined(separator: ", ")))"),
                result: result?.holdsAnything == true ? "String" : result?.text) : nil
        return scenario(steps, call: call)
    }

    /// A value with its type, for a variable that needs it.
    private func annotated(_ value: String, _ parameter: CodeSymbol.Parameter) -> String {
        let type = resolved(parameter.type)
        return type.text.contains("some ") ? value : "\(value) as \(type.text)"
    }

    /// Observations of calls of the result, if it is a function.
    private func uses(of type: TypeExpression?, under name: String) -> [Scenario.Step] {
        guard case .function(let parameters, let effects, let result)? = type, effects.isEmpty, result != .void,
            parameters.count <= 2
        else { return [] }
        let columns = parameters.map { planner.pool.values(of: $0) }
        guard columns.allSatisfy({ !$0.isEmpty }) else { return [] }
        return (0..<(parameters.isEmpty ? 1 : Self.mostUses)).map { row in
            .look("\(name)(\(columns.map { $0[row % $0.count] }.joined(separator: ", ")))")
        }
    }

    private static let mostUses = 6

    private func views(of type: TypeExpression?, under name: String) -> [Scenario.Step] {
        (type.map(planner.views) ?? []).map { .look(name + $0) }
    }
}
