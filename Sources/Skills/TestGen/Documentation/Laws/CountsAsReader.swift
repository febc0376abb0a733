import SwiftTools

/// Reads what stands for another value: `A negative limit counts as zero`, `smaller capacities are raised to 1`.
struct CountsAsReader: LawReader {
    let calls: LawCalls

    private static let links = [
        ["counts", "as"], ["count", "as"], ["is", "treated", "as"], ["are", "treated", "as"], ["is", "taken", "as"],
        ["are", "taken", "as"], ["is", "regarded", "as"], ["are", "raised", "to"], ["is", "raised", "to"],
        ["is", "considered"], ["are", "considered"], ["is", "treated", "like"], ["are", "treated", "like"],
        ["are", "lowered", "to"], ["are", "clamped", "to"], ["is", "clamped", "to"], ["are", "replaced", "by"],
        ["mean", "the", "same", "as"], ["means", "the", "same", "as"], ["acts", "like"], ["are", "reduced", "to"],
        ["behaves", "like"], ["behave", "like"], ["become"], ["becomes"], ["mean"], ["means"],
        ["is", "equivalent", "to"],
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard !sentence.isConditional else { return [] }
        let clauses = sentence.tokens.split { $0 == .mark(";") || $0 == .mark(",") }
        for (index, clause) in clauses.enumerated() {
            for link in Self.links {
                guard
                    let place = clause.indices.first(where: {
                        clause[$0...].prefix(link.count).map { $0.word ?? "" } == link
                    })
                else { continue }
                let bound = bound(before: clauses[..<index])
                guard let from = values(clause[..<place], role, bound: bound),
                    let number = target(clause[(place + link.count)...], bound: bound)
                else { return [] }
                return promises(from.slot, from.values, number, from.noun, quote: sentence.text)
            }
        }
        return []
    }

    /// The number in `There is always room for at least one` of the clause before.
    private func bound(before clauses: ArraySlice<ArraySlice<SentenceToken>>) -> Int? {
        guard let clause = clauses.last else { return nil }
        for place in clause.indices.dropLast(2)
        where clause[place].isWord(["at"]) && clause[place + 1].isWord(["least", "most"]) {
            return number(clause[place + 2])
        }
        return nil
    }

    private func number(_ token: SentenceToken) -> Int? {
        if token == .word("none") { return 0 }
        return (token.word ?? token.code).flatMap { NumberWord.number($0)?.integer }
    }

    private func target(_ tokens: ArraySlice<SentenceToken>, bound: Int?) -> Int? {
        let said = tokens.drop { $0.isWord(["a", "the", "value"]) }
        guard said.count == 1, let token = said.first else { return nil }
        return token.isWord(["that", "this", "it"]) ? bound : number(token)
    }

    /// Values that a subject such as `a negative limit` means, and the slot they are for (`nil` for a property).
    private func values(
        _ tokens: ArraySlice<SentenceToken>, _ role: DocumentationBlock.Role, bound: Int?
    ) -> (slot: Int?, values: [Int], noun: String)? {
        let said = tokens.drop { $0.isWord(["a", "an", "any", "all", "the", "and", "but"]) }
        if let made = beyond(said, role) { return made }
        guard (1...3).contains(said.count), let kind = said.first?.word, let noun = said.last else { return nil }
        var slot = said.count > 1 ? calls.slot(named: noun) : nil
        if case .parameter(let name) = role { slot = slot ?? calls.names.named(.code(name)) }
        let values: [Int]
        switch kind {
        case "negative": values = [-1, -7]
        case "smaller", "lower":
            guard let bound else { return nil }
            values = [bound - 1, bound - 5]
        case "larger", "greater", "higher":
            guard let bound else { return nil }
            values = [bound + 1, bound + 5]
        default: return nil
        }
        return (slot, values, noun.word ?? noun.code ?? "")
    }

    /// `Capacities below one`, `values greater than 100`
    private func beyond(
        _ tokens: ArraySlice<SentenceToken>, _ role: DocumentationBlock.Role
    ) -> (slot: Int?, values: [Int], noun: String)? {
        guard let noun = tokens.first, let last = tokens.last, let bound = number(last),
            let slot = calls.slot(named: noun)
        else { return nil }
        switch tokens.dropFirst().dropLast().map({ $0.word ?? "`" }).joined(separator: " ") {
        case "below", "less than", "smaller than", "under": return (slot, [bound - 1, bound - 5], noun.word ?? "")
        case "above", "greater than", "larger than", "over", "more than":
            return (slot, [bound + 1, bound + 5], noun.word ?? "")
        default: return nil
        }
    }

    private func promises(
        _ slot: Int?, _ values: [Int], _ number: Int, _ noun: String, quote: String
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        if symbol.kind == .property { return ofProperty(values, number, quote) }
        guard let slot, calls.shape.slots[slot].type.isInteger, !calls.shape.slots[slot].isReceiver else { return [] }
        let name = calls.shape.slots[slot].name
        if symbol.kind == .initializer,
            calls.context.module.contains(where: {
                $0.owner == symbol.owner && $0.kind == .property && $0.baseName == name && $0.type == "Int"
            })
        {
            return calls.rows([slot: values.map { .int($0) }]).compactMap {
                calls.promise(quote, $0, .equals("\(number)"), member: ".\(name)")
            }
        }
        return calls.rows([slot: values.map { .int($0) }]).compactMap { row in
            var other = row
            other[slot] = .int(number)
            return calls.same(quote, row, as: other)
        }
    }

    /// Of a property that is set by the initialiser's parameter of the same name.
    private func ofProperty(_ values: [Int], _ number: Int, _ quote: String) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let initializers = calls.context.module.filter {
            $0.kind == .initializer && $0.owner == symbol.owner && !$0.declaration.contains("init?") && !$0.isThrowing
                && $0.parameters.filter { !$0.hasDefault }.count == 1 && $0.parameters.count == 1
                && $0.parameters[0].name == symbol.baseName && $0.parameters[0].type == "Int"
        }
        guard symbol.type == "Int", initializers.count == 1, let initializer = initializers.first else { return [] }
        let label = initializer.parameters[0].label.map { "\($0): " } ?? ""
        return values.compactMap {
            calls.context.expectation(
                quote, [], "\(calls.shape.owner)(\(label)\($0)).\(symbol.baseName)", .equals("\(number)"))
        }
    }
}
