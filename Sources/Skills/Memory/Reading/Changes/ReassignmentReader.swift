/// Reads of something known that is somebody else's: "karate is my brother's thing", "the iPhone is my husband's", "I don't
/// play padel, that's my brother".
struct ReassignmentReader {
    let sentences: [Sentence]
    let dates: DateReader

    /// What a message gives to somebody else: the fact that is not the user's, and the statement about the other.
    func read(_ state: ReadingState) -> [(fact: Fact, statement: Statement, value: String?)] {
        let pieces = MessagePiece.pieces(of: sentences)
        return pieces.indices.compactMap { index in
            let piece = pieces[index]
            guard !sentences[piece.sentence].endsAsQuestion, let (owner, start) = owner(in: piece.tokens) else {
                return nil
            }
            var named = piece.tokens[..<start]
            if ["that", "it", "this"].contains(named.last?.form ?? ""), index > 0,
                pieces[index - 1].tokens.contains(anyOf: ["not", "never"])
            {
                named = pieces[index - 1].tokens
            }
            let found = state.finder.valued(in: named, of: "user").first { mention in
                Self.kinds.contains(mention.fact.attribute)
                    && !named[mention.range.upperBound...].contains {
                        !Words.adverbs.contains($0.form) && !$0.isMark && $0.form != "intolerant"
                    }
            }
            // Where somebody else has the same, it may be theirs that was meant.
            guard let fact = found?.fact,
                !state.known.contains(where: {
                    $0.attribute == fact.attribute && $0.valueKey == fact.valueKey && $0.subject != "user"
                        && $0.subject != owner
                })
            else { return nil }
            var statement = Statement(Person(path: owner, name: nil), fact.attribute, fact.value, .verb(fact.value))
            statement.literal = FactSentence.plain(owner, attribute: fact.attribute, value: fact.value)
            statement.quote = FactText.oneLine(sentences[piece.sentence].text)
            return (fact, statement, own(fact, pieces, around: index))
        }
    }

    /// "… is my brother's", "… belongs to my sister", "that's my brother": whose, and where the words for it start.
    private func owner(in tokens: Phrase) -> (String, Int)? {
        for words in [
            ["is", "my"], ["'s", "my"], ["belongs", "to", "my"], ["is", "of", "my"], ["was", "my"], ["are", "my"],
        ] {
            guard let start = tokens.firstIndex(of: words), start > tokens.startIndex else { continue }
            let noun = tokens[(start + words.count)...]
            guard let relation = noun.first.flatMap({ Relations.relation($0.form) }) else { continue }
            let after = noun.dropping(1)
            let isOwner = words[0] == "belongs" || after.first?.form == "'s"
            let isPerson = after.isEmpty && ["that", "it", "this"].contains(tokens[tokens.index(before: start)].form)
            guard isOwner || isPerson else { continue }
            if isOwner, let thing = after.dropping(1).first,
                !["thing", "not", "and", "passion", "hobby", "one"].contains(thing.form),
                words[0] != "belongs"
            {
                continue
            }
            return ("user.\(relation)", start)
        }
        return nil
    }

    /// What the user has or does instead: "mine's a Motorola", "it's judo I do".
    private func own(_ fact: Fact, _ pieces: [MessagePiece], around index: Int) -> String? {
        for near in [index + 1, index + 2, index - 1, index - 2] where pieces.indices.contains(near) {
            let tokens = pieces[near].tokens
            guard tokens.contains(anyOf: ["mine", "i", "my"]), !tokens.contains(anyOf: ["not", "never"]) else {
                continue
            }
            let start = tokens.firstIndex(of: ["mine"]) ?? tokens.firstIndex(of: ["it", "is"]) ?? tokens.startIndex
            let rest = tokens[start...].drop { ["mine", "'s", "is", "i", "do", "have", "it"].contains($0.form) }
            let reader = NewValue(fact: fact, sentence: sentences[pieces[near].sentence], dates: dates)
            if let value = reader.read(rest, isBeside: true) { return value }
        }
        return nil
    }

    private static let kinds: Set<String> = [
        "hobby", "vehicle", "device", "phone", "pet", "allergy", "diet", "like", "dislike", "goal", "plan", "tool",
        "language",
        "skill", "habit", "health", "schedule", "job_title", "employer",
    ]
}
