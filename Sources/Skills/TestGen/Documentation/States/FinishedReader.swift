import SwiftTools

/// Reads that a call does nothing any more once something is over or so already: `After the game has been won this does nothing`,
/// `Starting a running stopwatch has no effect`.
///
/// Whether it is, a member tells: `isOver`, `winner`.
struct FinishedReader: StateLawReader {
    let calls: LawCalls
    let walks: StateWalks

    private static let effects =
        Vocabulary.ineffective + [
            "are ignored", "no longer counts", "no longer count", "is not counted", "are not counted",
            "can no longer change", "nothing more happens", "changes nothing more", "has no further effect",
        ]
    private static let times: Set<String> = ["after", "once", "when", "if", "as"]
    private static let doubts = ["not", "until", "unless", "except", "but", "before", "yet"]
    /// How often the call itself is made alike, so that something comes to its end.
    private static let repetitions = [4, 7, 12, 25]
    private static let most = 30

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role?
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion || role == .returns, mayChange, !symbol.isThrowing, sentence.says(Self.effects),
            !sentence.says(Self.doubts), let over = condition(sentence)
        else { return [] }
        let twins = StateTwins(walks: walks)
        return setups.enumerated().compactMap { place, setup in
            guard let views = twins.views(place, after: symbol),
                let call = walks.statement(symbol, step: setup.count - 1, variant: place % 2)
            else { return nil }
            return calls.context.expectation(
                sentence.text,
                setup + ["let isOver = \(over)"] + setup.map(StateTwins.other) + [call] + views.setup,
                "(!isOver || \(views.subject) == \(views.other))", .isTrue)
        }.prefix(Self.most).map(\.self)
    }

    /// The same call again and again, with the same values and with others, and other walks.
    private var setups: [[String]] {
        let symbol = calls.context.symbol
        let repeated = walks.starts.flatMap { start in
            Self.repetitions.flatMap { count in
                [0, 1].compactMap { variant in
                    walks.statement(symbol, variant: variant).map {
                        ["var subject = \(start)"] + Array(repeating: $0, count: count)
                    }
                }
            }
        }
        return repeated + walks.setups(but: symbol)
    }

    /// The member that tells that it is over, by a word of the sentence.
    private func condition(_ sentence: DocumentationSentence) -> String? {
        let tokens = sentence.tokens
        let isTimed = tokens.contains { $0.isWord(Self.times) }
        let given = Set(
            calls.context.symbol.parameters.flatMap { parameter in
                SlotNames.words(parameter.name) + SlotNames.words(parameter.type.prefix { $0.isLetter }.description)
            })
        // `Starting a running stopwatch has no effect`
        let said = Set(
            tokens.indices.compactMap { place in
                // `An empty range changes nothing` is about what is handed in.
                let isGiven = !isTimed && place + 1 < tokens.count && tokens[place + 1].word.map(given.contains) == true
                let isNamed = isTimed || place > 0 && tokens[place - 1].isWord(["a", "an", "already"])
                return isNamed && !isGiven ? tokens[place].word : nil
            })
        let looks = calls.context.module.filter { member in
            member.owner == walks.own.path && !["private", "fileprivate"].contains(member.access) && !member.isAsync
                && !member.isThrowing && !member.isMutating && member.parameters.isEmpty
                && [.property, .method].contains(member.kind)
        }
        for look in looks {
            guard look.usr != calls.context.symbol.usr, let code = walks.use(look) else { continue }
            let words = SlotNames.words(look.baseName)
            if look.type == "Bool", words.count == 2, ["is", "has"].contains(words[0]), said.contains(words[1]) {
                return code
            }
            if let name = state(look, said) { return "(\(code) == .\(name))" }
            if look.type?.hasSuffix("?") == true, words.count == 1, let kin = Self.kin[words[0]],
                !said.isDisjoint(with: kin)
            {
                return code + " != nil"
            }
        }
        return nil
    }

    /// The case of an enumeration that a sentence names: `already running` of a `state` that may be `running`.
    private func state(_ look: CodeSymbol, _ said: Set<String>) -> String? {
        guard let type = look.type, let own = OwnType(type, in: walks.own.path, symbols: calls.context.module),
            own.kind == .enumeration
        else { return nil }
        let cases = calls.context.module.filter {
            $0.kind == .enumCase && $0.owner == own.path && !$0.name.contains("(") && said.contains($0.baseName)
        }
        return cases.count == 1 ? cases[0].baseName : nil
    }

    /// What is known when somebody has done something.
    private static let kin: [String: Set<String>] = [
        "winner": ["won", "wins", "winner"], "victor": ["won", "victor"], "loser": ["lost", "loser"],
        "result": ["result", "decided", "over", "finished", "ended"],
        "outcome": ["outcome", "decided", "over", "finished", "ended"],
    ]
}
