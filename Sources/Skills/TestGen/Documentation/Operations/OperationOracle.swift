import SwiftTools

/// Finds the known operations that a declaration may be, and the calls that show which it is.
struct OperationOracle {
    let symbols: [CodeSymbol]

    private static let types: Set<CodeSymbol.Kind> = [.structure, .classType, .enumeration, .actorType]
    private static let kinds: Set<CodeSymbol.Kind> = [
        .function, .method, .typeMethod, .property, .initializer, .operatorFunction,
    ]
    /// Operations of that many names give calls.
    private static let mostNamed = 4
    private static let mostCalls = 60

    /// What is to be found out of a symbol.
    func hypotheses(of symbol: CodeSymbol) -> [any CallHypothesis] {
        if Self.types.contains(symbol.kind) {
            return StateModel.all.compactMap { ModelHypothesis($0, of: symbol, symbols: symbols) }
        }
        let plain = hypothesis(of: symbol, isPlain: true)
        return [hypothesis(of: symbol), plain?.shape.hasViews == true ? plain : nil].compactMap(\.self)
            + EnumeratedChoice.all(of: symbol, symbols: symbols).compactMap { hypothesis(of: symbol, choice: $0) }
    }

    /// What is to be found out of a symbol; `nil` where its words name no operation, or its values are no known ones.
    ///
    /// - Parameter isPlain: Whether structures that stand for one plain value are taken for that value.
    /// - Parameter choice: A case that a parameter gets in every call, whose name counts as the declaration's.
    func hypothesis(
        of symbol: CodeSymbol, isPlain: Bool = false, choice: EnumeratedChoice? = nil
    ) -> OperationHypothesis? {
        guard Self.kinds.contains(symbol.kind), !symbol.documentation.isEmpty, !symbol.isAsync,
            symbol.isMutating || symbol.type != nil || symbol.kind == .initializer,
            // What depends on a language has a form of its own there: "1,011th".
            !symbol.parameters.contains(where: { $0.type.contains("Locale") })
        else { return nil }
        let owner = symbols.first { $0.path == symbol.owner && Self.types.contains($0.kind) }
        // What is stored is whatever was put there.
        guard symbol.kind != .property || owner == nil || symbol.declaration.contains("{") else { return nil }
        guard
            let shape = CallShape(symbol, generics: owner?.genericParameters ?? [])?.takingApart(
                symbols, isPlain: isPlain, fixed: choice?.fixed ?? [:]),
            !shape.slots.isEmpty
        else { return nil }
        let comment = CommentWords(symbol, of: owner, also: choice?.name ?? "")
        // Texts that are patterns are no plain texts.
        guard !comment.lead.contains("regex"), !Set(comment.lead).isSuperset(of: ["regular", "expression"]) else {
            return nil
        }
        var fitting: [OperationHypothesis.Candidate] = []
        for operation in Operation.all {
            let score = comment.score(operation)
            for binding in OperationBinding.all(operation, shape, numbers: score > 0 ? comment.numbers : []) {
                fitting.append(
                    OperationHypothesis.Candidate(
                        operation: operation, binding: binding, score: score,
                        isExact: comment.isExactly(operation)))
            }
        }
        let named = fitting.filter { $0.score > 0 }.sorted { $0.score > $1.score }
        guard let best = named.first else { return nil }
        var names: Set<String> = []
        let chosen = named.filter { candidate in
            guard candidate.score * 2 >= best.score else { return false }
            return names.contains(candidate.operation.name)
                || names.count < Self.mostNamed && names.insert(candidate.operation.name).inserted
        }
        let calls = self.calls(chosen, shape, comment)
        guard calls.count > 5 else { return nil }
        return OperationHypothesis(
            shape: shape, comment: comment, calls: calls, topic: choice?.name ?? "",
            candidates: fitting.map { candidate in
                names.contains(candidate.operation.name) ? candidate : candidate.unnamed
            })
    }

    private func calls(
        _ candidates: [OperationHypothesis.Candidate], _ shape: CallShape, _ comment: CommentWords
    ) -> [OperationHypothesis.Call] {
        let forbidden = InputTopic.forbidden(by: comment)
        let needsOrder = InputTopic.needsOrder(comment)
        var calls: [OperationHypothesis.Call] = []
        var places: [[SampleValue?]: Int] = [:]
        for candidate in candidates {
            for row in candidate.operation.calls {
                var values = row.values
                if needsOrder {
                    values = values.map { value in
                        if case .array(let elements) = value { .array(elements.sorted()) } else { value }
                    }
                }
                guard let slots = candidate.binding.call(values, shape), let code = shape.call(slots) else { continue }
                if let place = places[slots] {
                    calls[place].operations.insert(candidate.operation.name)
                    continue
                }
                let topics = InputTopic.topics(of: slots.compactMap { $0 })
                guard topics.isDisjoint(with: forbidden), calls.count < Self.mostCalls else { continue }
                let isTold = row.needs.map { comment.says($0) || comment.ownerSays($0) } ?? true
                let open = topics.subtracting(candidate.operation.settled).filter { !$0.isMentioned(in: comment) }
                places[slots] = calls.count
                calls.append(
                    OperationHypothesis.Call(
                        values: slots, setup: code.setup, expression: code.expression, topics: topics,
                        isTold: isTold && open.isEmpty, operations: [candidate.operation.name],
                        quote: row.needs.flatMap { comment.quote($0) }))
            }
        }
        return calls
    }
}
