import SwiftTools

/// Reads that a copy with another value has that value: `The recipe for another number of people` has it as its `servings`,
/// `A copy with another title` as its `title`.
struct ChangedCopyReader: LawReader {
    let calls: LawCalls

    private static let others: Set<String> = ["another", "different", "new", "given", "other"]
    private static let values = [6, 3, 12]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        let own = symbol.owner.joined(separator: ".")
        guard sentence == comment.first, symbol.kind == .method, !symbol.isMutating, !symbol.isThrowing,
            !symbol.isAsync, [own, symbol.owner.last, "Self"].contains(symbol.type),
            symbol.parameters.count == 1, symbol.parameters[0].type == "Int", !sentence.isConditional,
            calls.shape.slots.first?.isReceiver == true, calls.shape.slots.count == 2,
            let property = property(sentence)
        else { return [] }
        return calls.rows([1: Self.values.map { .int($0) }], count: 3).compactMap { row in
            guard let value = row[1] else { return nil }
            return calls.promise(
                sentence.text, row, .equals(value.swift(as: .integer("Int"))), member: ".\(property.baseName)")?.risky
        }
    }

    /// The only property that `another …` names by its name, or by what its comment calls it.
    private func property(_ sentence: DocumentationSentence) -> CodeSymbol? {
        let words = sentence.tokens.map { $0.word ?? "," }
        guard let place = words.firstIndex(where: Self.others.contains) else { return nil }
        let named = Array(words[(place + 1)...].prefix { $0 != "," && $0 != "at" })
        let found = calls.context.module.filter { other in
            guard other.owner == calls.context.symbol.owner, other.kind == .property, other.type == "Int",
                !["private", "fileprivate"].contains(other.access)
            else { return false }
            let name = SlotNames.words(other.baseName)
            if named == name || named == ["number", "of"] + name { return true }
            // `The number of people the amounts are meant for`
            let told = DocumentationSentence.all(in: other.documentation).first?.tokens.map { $0.word ?? "," } ?? []
            return named.count > 2 && told.drop { $0 == "the" }.starts(with: named)
        }
        return found.count == 1 ? found[0] : nil
    }
}
