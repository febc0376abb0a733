import SwiftTools

/// Reads what cannot be done any more after a call: `Steps that were undone can no longer be redone`.
///
/// What is spoken of is another member of the type by its name: `redo()`, which then gives `false` or `nil`, or `canRedo`.
struct NoLongerReader: LawReader {
    let calls: LawCalls

    private static let phrases: [[String]] = [
        ["can", "no", "longer", "be"], ["can", "not", "be"],
    ]
    private static let exceptions = [
        "changes nothing", "nothing changes", "nothing happens", "does nothing", "has no effect", "is ignored", "still",
        "equal", "twice",
    ]

    func expectations(
        _ sentence: DocumentationSentence, _ role: DocumentationBlock.Role, _ comment: [DocumentationSentence]
    ) -> [DocumentedExpectation] {
        let symbol = calls.context.symbol
        guard role == .discussion, symbol.kind == .method, !symbol.isAsync, !symbol.isThrowing,
            symbol.type == nil || symbol.type == "Void",
            !comment.contains(where: { $0.isConditional || $0.says(Self.exceptions) || $0.says(["only"]) }),
            let word = forbidden(sentence),
            let own = OwnType(symbol.owner.joined(separator: "."), in: [], symbols: calls.context.module),
            own.kind == .classType || symbol.isMutating,
            let walks = StateWalks(own, symbols: calls.context.module, source: calls.candidates.source)
        else { return [] }
        let views = calls.context.module.filter {
            $0.owner == own.path && !["private", "fileprivate"].contains($0.access) && !$0.isAsync && !$0.isThrowing
        }.compactMap { view($0, word) }
        return views.flatMap { view in
            walks.setups(but: symbol).enumerated().compactMap { place, setup -> DocumentedExpectation? in
                guard let call = walks.use(symbol, step: setup.count - 1, variant: place % 2) else { return nil }
                return calls.context.expectation(
                    sentence.text, setup + [call], "subject.\(view.code)", view.isOptional ? .isNil : .isFalse)
            }
        }
    }

    /// What cannot be done, as a participle: `redone`.
    private func forbidden(_ sentence: DocumentationSentence) -> String? {
        let words = sentence.tokens.map { $0.word ?? "`" }
        if let verb = emptied(words) { return verb + "ne" }
        // `This cannot be undone` is said of the call alone.
        guard let first = words.first, !["this", "it", "that", "doing", "which"].contains(first) else { return nil }
        let found = words.indices.compactMap { place -> String? in
            guard let phrase = Self.phrases.first(where: { words[place...].starts(with: $0) }),
                words[place...].dropFirst(phrase.count).count == 1
            else { return nil }
            return words.last
        }
        return found.count == 1 ? found[0] : nil
    }

    private static let histories: Set<String> = ["history", "stack", "steps", "list"]
    private static let emptying: Set<String> = [
        "cleared", "discarded", "lost", "dropped", "emptied", "forgotten", "erased", "clears", "discards", "empties",
        "drops", "forgets", "erases",
    ]

    /// `The redo history is cleared`
    private func emptied(_ words: [String]) -> String? {
        guard words.contains(where: Self.emptying.contains),
            !words.contains(where: { ["not", "never", "no", "oldest", "first", "last", "one", "beyond"].contains($0) })
        else { return nil }
        let found = words.indices.filter { place in
            ["undo", "redo"].contains(words[place]) && place + 1 < words.count
                && Self.histories.contains(words[place + 1])
        }
        return found.count == 1 ? words[found[0]] : nil
    }

    /// A member that tells whether it can be done.
    private func view(_ symbol: CodeSymbol, _ participle: String) -> (code: String, isOptional: Bool)? {
        let words = SlotNames.words(symbol.baseName)
        switch symbol.kind {
        case .property where symbol.type == "Bool" && words.count == 2 && words[0] == "can":
            return Self.isParticiple(participle, of: words[1]) ? (symbol.baseName, false) : nil
        case .method where symbol.parameters.isEmpty && words.count == 1:
            guard symbol.type == "Bool" || symbol.type?.hasSuffix("?") ?? false,
                Self.isParticiple(participle, of: words[0])
            else { return nil }
            return (symbol.baseName + "()", symbol.type != "Bool")
        default: return nil
        }
    }

    /// Whether a word is a verb's participle: `redone` of `redo`, `cancelled` of `cancel`.
    static func isParticiple(_ word: String, of verb: String) -> Bool {
        guard word.hasPrefix(verb.hasSuffix("y") || verb.hasSuffix("e") ? String(verb.dropLast()) : verb) else {
            return ["take": "taken", "sell": "sold", "buy": "bought", "win": "won", "make": "made"][verb] == word
        }
        let last = verb.last.map { String($0) } ?? ""
        return [
            verb + "ed", verb + "d", verb + "ne", verb + "n", verb + last + "ed", verb.dropLast() + "ied",
        ].contains(word)
    }
}
