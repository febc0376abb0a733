import SwiftTools

/// Reads examples in plain words, of a number that is what a parameter is called: `89 seconds are one minute, 90 seconds are
/// two` of a function of `seconds`.
struct SpokenExampleReader: LawReader {
    let calls: LawCalls

    private static let verbs: Set<String> = ["are", "is", "give", "gives", "make", "makes", "become", "becomes"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard [.discussion, .returns].contains(role), !calls.context.symbol.isMutating, !calls.context.symbol.isAsync,
            calls.shape.slots.count == 1, calls.shape.slots[0].type == .integer("Int"),
            !calls.shape.slots[0].isReceiver,
            calls.shape.result?.unwrapped == .integer("Int"), !sentence.isConditional,
            let colon = sentence.tokens.firstIndex(of: .mark(":"))
        else { return [] }
        let clauses = sentence.tokens[(colon + 1)...].split {
            if case .mark = $0 { return true }
            return $0 == .word("and")
        }
        let examples = clauses.map(example)
        // What is not understood may say something of what is.
        guard !examples.contains(where: { $0 == nil }) else { return [] }
        return examples.compactMap(\.self).compactMap { input, output in
            calls.promise(sentence.text, [.int(input)], .equals("\(output)"))
        }
    }

    /// `89 seconds are one minute`
    private func example(_ tokens: ArraySlice<SentenceToken>) -> (input: Int, output: Int)? {
        let words = tokens.map { $0.word ?? "" }
        guard words.count == 4 || words.count == 5, let input = NumberWord.number(words[0])?.integer,
            Vocabulary.singular(words[1]) == Vocabulary.singular(calls.shape.slots[0].name.lowercased()),
            Self.verbs.contains(words[2]), let output = NumberWord.number(words[3])?.integer
        else { return nil }
        guard words.count == 5 else { return (input, output) }
        let names = SlotNames.words(calls.context.symbol.baseName).map { Vocabulary.singular($0) }
        return names.contains(Vocabulary.singular(words[4])) ? (input, output) : nil
    }
}
