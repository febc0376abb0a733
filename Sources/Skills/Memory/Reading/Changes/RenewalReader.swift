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
            defer { spoken += state.finder.valued(in: piece.tokens, of: subject).map(\.fact) }
            let sentence = sentences[piece.sentence]
            guard !sentence.endsAsQuestion, !piece.tokens.contains(anyOf: Self.unreal) else { continue }
            let facts = state.known.filter { $0.subject == subject }
            guard
                let change = renewed(piece, facts, spoken, sentence) ?? shared(piece, facts, sentence)
                    ?? bettered(piece, facts, sentence)
                    ?? aged(piece, facts, sentence) ?? carried(piece, facts, sentence) ?? kind(piece, facts),
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

    /// "Mia's seven now", "my birthday today, the big 46"
    private func aged(_ piece: MessagePiece, _ facts: [Fact], _ sentence: Sentence) -> ChangeReader.Change? {
        guard let fact = facts.first(where: { $0.attribute == "age" }), let known = Int(fact.value),
            sentence.tokens[...].contains(anyOf: ["now", "birthday", "turned", "turns", "already", "big"])
        else { return nil }
        for index in piece.tokens.indices {
            let next = piece.tokens.dropping(index + 1 - piece.tokens.startIndex).first
            guard let number = Numbers.value(piece.tokens[index].form), (1...4).contains(number - known),
                next.map({ token in
                    token.isMark
                        || ["now", "years", "today", "already", "and", "year", "lol"].contains(token.form)
                        || piece.tokens[..<index].last?.form == "turned"
                            && ["on", "in", "last", "this"].contains(token.form)
                }) ?? true
            else { continue }
            return ChangeReader.Change(fact: fact, value: String(number))
        }
        return nil
    }

    /// "I carry an iPhone 15 these days": another thing of the one kind known.
    private func carried(_ piece: MessagePiece, _ facts: [Fact], _ sentence: Sentence) -> ChangeReader.Change? {
        let tokens = piece.tokens
        guard sentence.tokens[...].contains(anyOf: Self.changes), tokens.contains(anyOf: ["i", "we"]),
            let article = tokens.firstIndex(where: { ["a", "an"].contains($0.form) })
        else { return nil }
        for attribute in ["phone", "vehicle"] {
            let ofKind = facts.filter { $0.attribute == attribute }
            let rest = tokens[(article + 1)...]
            let known = attribute == "phone" ? BelongingPattern.namedDevices : BelongingPattern.makes
            guard ofKind.count == 1, rest.prefix(3).contains(where: { known.contains($0.form) }),
                let value = NewValue(fact: ofKind[0], sentence: sentence, dates: dates).read(rest, isBeside: true)
            else { continue }
            return ChangeReader.Change(fact: ofKind[0], value: value, from: dates.beginning(in: sentence.tokens[...]))
        }
        return nil
    }

    /// "Nala is a dog" where a cat named Nala is known.
    private func kind(_ piece: MessagePiece, _ facts: [Fact]) -> ChangeReader.Change? {
        let tokens = piece.tokens
        guard let link = tokens.firstIndex(where: { ["is", "'s"].contains($0.form) }), link > tokens.startIndex,
            let animal = tokens[(link + 1)...].prefix(4).lazy.compactMap({ Lexicon.animal($0.form) }).first
        else { return nil }
        let name = tokens[link - 1].text
        guard let fact = facts.first(where: { $0.attribute == "pet" && $0.value.hasSuffix(" named \(name)") }),
            AnimalKinds.kind(animal) != AnimalKinds.kind(String(fact.value.prefix { $0 != " " }))
        else { return nil }
        return ChangeReader.Change(fact: fact, value: "\(animal) named \(name)")
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
