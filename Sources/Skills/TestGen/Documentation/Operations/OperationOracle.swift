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
    /// Where a way of doing it counts as a name, many are named by that word alone.
    private static let mostChosen = 8
    private static let mostCalls = 60
    /// Of several operations together.
    private static let mostOfSeveral = 90
    /// Of one of several operations that a way of doing it names.
    private static let mostOfChosen = 40

    /// What is to be found out of a symbol.
    func hypotheses(of symbol: CodeSymbol) -> [any CallHypothesis] {
        if Self.types.contains(symbol.kind) {
            return StateModel.all.compactMap { ModelHypothesis($0, of: symbol, symbols: symbols) }
        }
        let choices = EnumeratedChoice.all(of: symbol, symbols: symbols)
        let ways =
            choices.compactMap { hypothesis(of: symbol, choice: $0) }
            + choices.compactMap { hypothesis(of: symbol, isPlain: true, choice: $0) }.filter(\.shape.hasViews)
        // Which way is the usual one, the declaration does not tell: only what is chosen is judged.
        if !ways.isEmpty, symbol.parameters.contains(where: { choices[0].fixed[$0.name] != nil && $0.hasDefault }) {
            return ways
        }
        let plain = hypothesis(of: symbol, isPlain: true)
        return [hypothesis(of: symbol), plain?.shape.hasViews == true ? plain : nil].compactMap(\.self) + ways
    }

    /// What is to be found out of a symbol; `nil` where its words name no operation, or its values are no known ones.
    ///
    /// - Parameter isPlain: Whether structures that stand for one plain value are taken for that value.
    /// - Parameter choice: A case that a parameter gets in every call, whose name counts as the declaration's.
    func hypothesis(
        of symbol: CodeSymbol, isPlain: Bool = false, choice: EnumeratedChoice? = nil
    ) -> OperationHypothesis? {
        let isOrder = symbol.isOrderWithoutComment
        let symbol = isOrder ? symbol.withComment(ofOwnerAmong: symbols) : symbol
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
        let comment = CommentWords(
            symbol, of: owner, also: choice?.name ?? (isOrder ? "compare" : ""), references: references(of: symbol))
        // Texts that are patterns are no plain texts.
        guard !comment.lead.contains("regex"), !Set(comment.lead).isSuperset(of: ["regular", "expression"]) else {
            return nil
        }
        var fitting: [OperationHypothesis.Candidate] = []
        let isClosed = shape.views.receiver?.isClosed == true
        // What closed ranges are taken for is half-open, whatever the comment says of them; ranges that touch have a bound in common
        // for some, and nothing between them for others.
        let isAdjacent = comment.says("adjacent|directly_next|next_to|without_a_gap|consecutive|no gap")
        let open = Set([Operation.halfOpen.name] + (isAdjacent ? [] : [Operation.apart.name]))
        for operation in Operation.all where !isClosed || !operation.options.contains(where: { open.contains($0.name) })
        {
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
                || names.count < (choice == nil ? Self.mostNamed : Self.mostChosen)
                    && names.insert(candidate.operation.name).inserted
        }
        // What a way of doing it alone would name is tried after what the declaration itself names.
        let plain = choice == nil ? comment : CommentWords(symbol, of: owner)
        let calls = self.calls(
            choice == nil ? chosen : chosen.sorted { plain.score($0.operation) > plain.score($1.operation) }, shape,
            comment, most: choice == nil ? Self.mostCalls : Self.mostOfChosen)
        guard calls.count > 5 else { return nil }
        return OperationHypothesis(
            shape: shape, comment: comment, calls: calls, topic: choice?.name ?? "",
            candidates: fitting.map { candidate in
                names.contains(candidate.operation.name) ? candidate : candidate.unnamed
            })
    }

    /// Other members of the same type of which a comment says that it is done as they do it: `It is broken as by `lines(of:)``.
    private func references(of symbol: CodeSymbol) -> [CodeSymbol] {
        let parts = symbol.documentation.joined(separator: " ").replacing("``", with: "`").split(
            separator: "`", omittingEmptySubsequences: false)
        let spans = parts.indices.filter { $0 % 2 == 1 }.map { (before: parts[$0 - 1], span: parts[$0]) }
        return symbols.filter { other in
            other.owner == symbol.owner && other.usr != symbol.usr && [.method, .typeMethod].contains(other.kind)
                && spans.contains { before, span in
                    ["as", "as by", "like", "same as", "as with"].contains { before.hasSuffix(" \($0) ") }
                        && (span == other.name || span.hasSuffix("/\(other.name)") || span == "\(other.baseName)()")
                }
        }
    }

    private func calls(
        _ candidates: [OperationHypothesis.Candidate], _ shape: CallShape, _ comment: CommentWords, most: Int
    ) -> [OperationHypothesis.Call] {
        let forbidden = InputTopic.forbidden(by: comment)
        let needsOrder = InputTopic.needsOrder(comment)
        var calls: [OperationHypothesis.Call] = []
        var places: [[SampleValue?]: Int] = [:]
        var counts: [String: Int] = [:]
        // Each operation gets its share before one of them gets more.
        let names = Set(candidates.map(\.operation.name))
        let all = names.count > 1 ? Self.mostOfSeveral : Self.mostCalls
        for share in names.count > 1 ? [most / names.count, most] : [most] {
            for candidate in candidates {
                add(candidate, most: share)
            }
        }
        return calls

        func add(_ candidate: OperationHypothesis.Candidate, most: Int) {
            for row in candidate.operation.calls where counts[candidate.operation.name, default: 0] < most {
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
                guard topics.isDisjoint(with: forbidden), calls.count < all else { continue }
                let isTold = row.needs.map { comment.says($0) || comment.ownerSays($0) } ?? true
                let open = topics.subtracting(candidate.operation.settled).filter { !$0.isMentioned(in: comment) }
                places[slots] = calls.count
                counts[candidate.operation.name, default: 0] += 1
                calls.append(
                    OperationHypothesis.Call(
                        values: slots, setup: code.setup, expression: code.expression, topics: topics,
                        isTold: isTold && open.isEmpty, operations: [candidate.operation.name],
                        quote: row.needs.flatMap { comment.quote($0) }))
            }
        }
    }
}

extension CodeSymbol {
    /// Whether it is `<` without a comment of its own: with none, or the standard library's, which it inherits.
    fileprivate var isOrderWithoutComment: Bool {
        guard baseName == "<", kind == .operatorFunction else { return false }
        let inherited = "Returns a Boolean value indicating whether the value of the first"
        return documentation.isEmpty || documentation[0].hasPrefix(inherited)
    }

    /// The same with the comment of its type, which says in what order its values are; without one where it does not.
    fileprivate func withComment(ofOwnerAmong symbols: [CodeSymbol]) -> CodeSymbol {
        let owning = symbols.first { $0.path == owner && $0.kind.isType && $0.kind != .typeExtension }
        let lines = owning?.documentation ?? []
        let words = CommentWords.words(of: lines.joined(separator: " "))
        let isOrdered = words.contains { word in
            ["order", "compar", "preced", "before", "earlier", "sort"].contains { word.hasPrefix($0) }
        }
        guard isOrdered else { return self }
        return CodeSymbol(
            usr: usr, kind: kind, path: path, declaration: declaration, parameters: parameters, type: type,
            genericParameters: genericParameters, constraints: constraints, access: access, documentation: lines,
            file: file, line: line, conformances: conformances, isAvailable: isAvailable)
    }
}
