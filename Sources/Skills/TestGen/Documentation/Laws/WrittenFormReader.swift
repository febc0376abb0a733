import SwiftTools

/// Reads how a number, or what stands for one, is written: `The duration of zero seconds is written "0s"`.
struct WrittenFormReader: LawReader {
    let calls: LawCalls

    private static let verbs: Set<String> = [
        "written", "shown", "displayed", "printed", "formatted", "rendered", "described", "spelled", "represented",
    ]
    private static let doubts: Set<String> = ["negative", "minus", "leading", "trailing", "last", "each", "first"]
    /// What has a number.
    private static let things: Set<String> = ["duration", "amount", "length", "sum", "total", "size", "time", "price"]
    private static let fillers: Set<String> = ["the", "a", "an", "of", "exactly", "value", "number", "and"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard role == .discussion || role == .returns, calls.shape.result == .string("String"),
            !calls.context.symbol.isMutating, !sentence.isConditional
        else { return [] }
        let clauses = sentence.tokens.split { $0 == .mark(";") || $0 == .mark(",") || $0 == .word("and") }
        return clauses.compactMap { clause in
            guard let (number, unit, text) = form(Array(clause)), let call = call(number, unit) else { return nil }
            return calls.context.expectation(sentence.text, [], call, .equals(SwiftLiteral.string(text)))
        }
    }

    /// The number, what it counts, and the text.
    private func form(_ clause: [SentenceToken]) -> (number: Int, unit: String?, text: String)? {
        guard let verb = clause.firstIndex(where: { $0.isWord(Self.verbs) }), verb > 1,
            clause[verb - 1].isWord(["is", "are"]), let code = clause.last?.code,
            let text = PredicateReader.quoted(code),
            clause[(verb + 1)...].dropLast().allSatisfy({ $0.isWord(["as"]) })
        else { return nil }
        let subject = clause[..<(verb - 1)].filter { !$0.isWord(Self.fillers) }
        guard
            let place = subject.firstIndex(where: { token in
                (token.word ?? token.code).flatMap { NumberWord.number($0)?.integer } != nil
            }), let number = NumberWord.number(subject[place].word ?? subject[place].code ?? "")?.integer
        else { return nil }
        let nouns = (subject[..<place] + subject[(place + 1)...]).compactMap(\.word)
        guard nouns.count == subject.count - 1, nouns.count < 3, !nouns.contains(where: Self.doubts.contains),
            subject[..<place].allSatisfy({ $0.isWord(Self.things) || isNamed($0) })
        else { return nil }
        return (number, subject[(place + 1)...].first?.word, text)
    }

    /// Whether a word is one of the type's or the parameter's name.
    private func isNamed(_ token: SentenceToken) -> Bool {
        let names = calls.context.symbol.owner + calls.shape.slots.map(\.name)
        return names.contains { SlotNames.words($0).contains { token == .word($0) } }
    }

    /// A call with the number, or on what stands for it.
    private func call(_ number: Int, _ unit: String?) -> String? {
        // One hour is not one of the seconds that are passed.
        func counts(_ name: String) -> Bool {
            guard let unit else { return true }
            return SlotNames.words(name).contains { $0.hasPrefix(unit.prefix(max(3, unit.count - 1))) }
        }
        let slots = calls.shape.slots
        if slots.count == 1, slots[0].isReceiver, case .other(let name) = slots[0].type,
            let own = OwnType(name, in: [], symbols: calls.context.module),
            let view = PlainView(own, symbols: calls.context.module), view.form == .number, counts(view.name),
            let made = view.made(of: .int(number))
        {
            return calls.shape.call([made])?.expression
        }
        guard let slot = calls.sole(\.isInteger), counts(slots[slot].name),
            slots.indices.allSatisfy({ $0 == slot || slots[$0].hasDefault })
        else { return nil }
        return calls.shape.call(slots.indices.map { $0 == slot ? .int(number) : nil })?.expression
    }
}
