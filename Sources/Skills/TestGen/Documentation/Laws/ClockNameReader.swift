import SwiftTools

/// Reads what is said of midnight and noon: ``Midnight is `12:00 AM` and noon is `12:00 PM` ``.
struct ClockNameReader: LawReader {
    let calls: LawCalls

    private static let times = ["midnight": 0, "noon": 720, "midday": 720]
    private static let verbs: Set<String> = ["is", "gives", "becomes", "reads"]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        guard calls.shape.slots.count == 1, calls.shape.slots[0].isReceiver, calls.shape.result?.isString == true,
            !calls.context.symbol.isMutating, !sentence.isConditional,
            let clock = ClockTimes(owner: calls.shape.owner, module: calls.context.module)
        else { return [] }
        let tokens = sentence.tokens
        return tokens.indices.compactMap { place in
            guard place + 2 < tokens.count, let minutes = tokens[place].word.flatMap({ Self.times[$0] }),
                tokens[place + 1].isWord(Self.verbs), let code = tokens[place + 2].code
            else { return nil }
            let text = PredicateReader.quoted(code) ?? code
            return calls.promise(sentence.text, [clock.instance(minutes)], .equals(SwiftLiteral.string(text)))
        }
    }
}
