extension ContrastReader {
    /// "How is Malmö treating your brother?" "He's in Helsingborg, actually."
    func answers(_ question: String?, _ state: ReadingState, _ found: [Statement]) -> [ChangeReader.Change] {
        guard let question, pieces.prefix(4).contains(where: { $0.tokens.contains(anyOf: Self.objections) }) else {
            return []
        }
        let asked = Sentence(question).tokens[...]
        // Of two with the same birthday, the one who was asked about.
        let person = ReferenceResolver.person(in: question, state)
        let subjects = person.map { [$0.path] } ?? Set(state.known.map(\.subject)).sorted()
        for subject in subjects {
            for mention in state.finder.valued(in: asked, of: subject) {
                let fact = mention.fact
                if let value = said(of: fact, found) { return [ChangeReader.Change(fact: fact, value: value)] }
                for piece in pieces.prefix(4) where speaks(piece.tokens, of: fact) {
                    guard !piece.tokens.contains(anyOf: ["not", "never"]) else { continue }
                    let reader = NewValue(fact: fact, sentence: sentences[piece.sentence], dates: dates)
                    if let value = reader.read(piece.tokens, isBeside: Self.links(piece.tokens, nil)) {
                        return [ChangeReader.Change(fact: fact, value: value)]
                    }
                }
            }
        }
        return []
    }

    /// Whether a piece can be about the fact's subject by its own.
    func speaks(_ tokens: Phrase, of fact: Fact) -> Bool {
        guard
            let first = tokens.first(where: { !Words.adverbs.contains($0.form) && !Self.objections.contains($0.form) })
        else { return false }
        switch first.form {
        case "he", "she", "his", "her":
            return fact.subject != "user"
                && Relations.fits(first.form, String(fact.subject.split(separator: ".").last ?? ""))
        case "i", "my", "we": return fact.subject == "user"
        case "it", "that": return true
        default: return tokens.count <= 3
        }
    }

    /// "Other way round!": what two people were said to be is each the other's.
    func exchanged(_ state: ReadingState) -> [ChangeReader.Change] {
        let isSaid = Self.exchanges.contains { words in
            sentences.contains { $0.tokens[...].firstIndex(of: words) != nil }
        }
        guard isSaid else { return [] }
        let named = Set(state.known.map(\.subject)).flatMap { subject in
            pieces.flatMap { state.finder.valued(in: $0.tokens, of: subject).map(\.fact) }
        }
        for fact in named {
            let same = state.known.filter { $0.attribute == fact.attribute }
            guard same.count == 2, same[0].subject != same[1].subject, same[0].valueKey != same[1].valueKey,
                same.allSatisfy({ one in named.contains { $0.id == one.id } })
            else { continue }
            return [
                ChangeReader.Change(fact: same[0], value: same[1].value),
                ChangeReader.Change(fact: same[1], value: same[0].value),
            ]
        }
        return []
    }
}
