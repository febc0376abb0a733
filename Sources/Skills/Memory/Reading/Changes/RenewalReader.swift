/// Reads what is new of a kind that is known: "the new target is a half marathon", "he's in secondary school now" where a
/// primary school is known.
struct RenewalReader {
    let sentences: [Sentence]
    let dates: DateReader

    /// The replacements.
    func read(_ state: ReadingState, found: [Statement]) -> [ChangeReader.Change] {
        let pieces = MessagePiece.pieces(of: sentences)
        var resolver = ReferenceResolver(state: state)
        var changes: [ChangeReader.Change] = []
        var spoken: [Fact] = []
        for piece in pieces {
            let subject = resolver.note(piece.tokens) ?? "user"
            defer { spoken += FactFinder(known: state.known).valued(in: piece.tokens, of: subject).map(\.fact) }
            let sentence = sentences[piece.sentence]
            guard !sentence.endsAsQuestion, !piece.tokens.contains(anyOf: Self.unreal) else { continue }
            let facts = state.known.filter { $0.subject == subject }
            guard
                let change = renewed(piece, facts, spoken, sentence) ?? shared(piece, facts, sentence)
                    ?? bettered(piece, facts, sentence),
                !changes.contains(where: { $0.fact.id == change.fact.id }),
                !found.contains(where: {
                    $0.kind == .asserted && $0.person.path == subject && $0.attribute == change.fact.attribute
                })
            else { continue }
            changes.append(change)
        }
        return changes
    }

    /// "my new job is …", "the next goal is …"
    private func renewed(_ piece: MessagePiece, _ facts: [Fact], _ spoken: [Fact], _ sentence: Sentence) -> ChangeReader
        .Change?
    {
        let tokens = piece.tokens
        for index in tokens.indices.dropFirst() where ["new", "next", "current", "latest"].contains(tokens[index].form)
        {
            guard ["my", "our", "the", "his", "her", "'s"].contains(tokens[index - 1].form),
                index + 2 < tokens.endIndex,
                let attributes = AttributeNouns.attributes(of: tokens[index + 1].form),
                ["is", "are", "'s", "will"].contains(tokens[index + 2].form)
            else { continue }
            for attribute in attributes {
                let ofKind = facts.filter { $0.attribute == attribute }
                let named = ofKind.filter { fact in spoken.contains { $0.id == fact.id } }
                guard let fact = named.count == 1 ? named[0] : ofKind.count == 1 ? ofKind[0] : nil else { continue }
                let reader = NewValue(fact: fact, sentence: sentence, dates: dates)
                if let value = reader.read(tokens[(index + 3)...], isBeside: true) {
                    return ChangeReader.Change(fact: fact, value: value, from: dates.beginning(in: tokens))
                }
            }
        }
        return nil
    }

    /// "Correction, it's an Opel Astra" where an Opel Corsa is known: another value with one of its words.
    private func bettered(_ piece: MessagePiece, _ facts: [Fact], _ sentence: Sentence) -> ChangeReader.Change? {
        guard
            sentence.tokens[...].contains(anyOf: [
                "correction", "actually", "oops", "sorry", "meant", "whoops", "mistake", "wrong",
            ]),
            let start = piece.tokens.firstIndex(of: ["it", "is"]), start - piece.tokens.startIndex < 3
        else { return nil }
        let rest = piece.tokens[(start + 2)...]
        for fact in facts {
            let words = FactFinder.contentWords(fact.value).map(Folding.lower)
            guard words.count > 1, let mention = FactFinder(known: [fact]).valued(in: rest, of: fact.subject).first,
                mention.share < 1,
                let value = NewValue(fact: fact, sentence: sentence, dates: dates).read(rest, isBeside: true)
            else { continue }
            return ChangeReader.Change(fact: fact, value: value)
        }
        return nil
    }

    /// A value with the same noun and other words before it: "early shift" where "night shift" is known.
    private func shared(_ piece: MessagePiece, _ facts: [Fact], _ sentence: Sentence) -> ChangeReader.Change? {
        guard sentence.tokens[...].contains(anyOf: Self.changes) else { return nil }
        for fact in facts where Self.kinds.contains(fact.attribute) {
            let words = FactFinder.contentWords(fact.value).map(Folding.lower)
            guard words.count > 1, let head = words.last,
                facts.filter({ $0.attribute == fact.attribute }).count == 1,
                let index = piece.tokens.firstIndex(where: { FactFinder.isSame(head, Folding.lower($0.text)) }),
                !piece.tokens.contains(where: { words.dropLast().contains(Folding.lower($0.text)) })
            else { continue }
            let modifiers = piece.tokens[..<index].reversed().prefix { token in
                !token.isMark && !Words.verbs.contains(token.form) && !Words.adverbs.contains(token.form)
                    && !Self.small.contains(token.form)
            }
            guard (1...2).contains(modifiers.count) else { continue }
            let value = sentence.text(of: piece.tokens[(index - modifiers.count)...index])
            return ChangeReader.Change(fact: fact, value: value, from: dates.beginning(in: piece.tokens, or: sentence))
        }
        return nil
    }

    private static let kinds: Set<String> = [
        "education", "schedule", "job_title", "living_situation", "commute", "diet",
    ]

    private static let changes: Set<String> = [
        "now", "nowadays", "since", "finally", "promoted", "moved", "switched", "these", "currently", "started",
        "instead",
    ]

    private static let small: Set<String> = [
        "a", "an", "the", "my", "our", "his", "her", "their", "in", "at", "on", "to", "for", "of", "with", "as", "and",
        "new",
        "same", "this", "that", "old", "any", "no", "some", "more", "i", "he", "she", "we", "they", "you", "it",
        "every", "into",
    ]

    private static let unreal: Set<String> = [
        "not", "never", "if", "might", "could", "would", "may", "maybe", "want", "wants", "hope", "wish", "will",
        "should",
    ]
}
