/// Turns a request to forget into the statements to forget.
struct ForgetResolver {
    let sentence: Sentence
    let target: ForgetReader.Target

    /// The statements, each of kind `forget`; an empty value means any value, an empty attribute anything that
    /// mentions the value.
    func read(_ state: ReadingState, reading: (Phrase, inout ReadingState) -> [Statement]) -> [Statement] {
        var state = state
        // "My sister is private, so don't keep her birthday": for whom "her" stands.
        _ = PresuppositionReader(sentence: sentence, state: state).read(&state)
        let said = statements(&state, reading)
        if said.contains(where: { holds($0, state) }) { return said }
        let known = mentioned(state)
        return known.isEmpty ? said : known
    }

    private func statements(_ state: inout ReadingState, _ reading: (Phrase, inout ReadingState) -> [Statement])
        -> [Statement]
    {
        switch target {
        case .statement(let phrase):
            let said = reading(Preamble.strip(phrase), &state)
            if said.isEmpty { return likely(phrase, state) }
            return said.map { statement in
                var statement = statement
                statement.kind = .forget
                return statement
            }
        case .possession(let noun):
            return possession(noun, of: .user, state)
        case .mention(let phrase):
            // "about keeping answers short"
            if let style = RequestReader(sentence: Sentence("please " + sentence.text(of: phrase))).read().first {
                var forgotten = style
                forgotten.kind = .forget
                return [forgotten]
            }
            if let first = phrase.first, ["her", "his", "their"].contains(first.form),
                let owner = state.person(for: first.form == "their" ? "they" : first.form) ?? state.lastPerson
            {
                return possession(phrase.dropping(1), of: owner, state)
            }
            if phrase.count == 1, ["him", "her", "them"].contains(phrase.first?.form ?? ""),
                let person = state.lastPerson
            {
                return [Self.forget(Person(path: person.path), "*", "")]
            }
            if let person = state.person(named: sentence.text(of: phrase)) {
                return [Self.forget(Person(path: person.path), "*", "")]
            }
            // What is the user's own is meant, unless it is the name of somebody.
            let own = mentioned(state)
            let isPerson =
                own.contains { ["partner", "name"].contains($0.attribute) }
                || state.person(named: sentence.text(of: phrase)) != nil
            if !own.isEmpty, !isPerson { return own }
            let value = ValueReader.withoutArticle(ValueReader.value(phrase))
            return value.isEmpty ? [] : [Self.forget(.user, "", ValueReader.text(value, in: sentence))]
        }
    }

    /// Whether a statement to forget meets anything known.
    private func holds(_ statement: Statement, _ state: ReadingState) -> Bool {
        state.known.contains { fact in
            if statement.attribute.isEmpty {
                return Folding.contains(statement.value, in: fact.value)
                    || Folding.contains(statement.value, in: fact.text)
            }
            guard fact.subject == statement.person.path else { return false }
            return statement.attribute == "*"
                || fact.attribute == statement.attribute
                    && (statement.value.isEmpty || Folding.contains(statement.value, in: fact.value)
                        || Folding.contains(fact.value, in: statement.value)
                        || Folding.shareStem(fact.value, statement.value))
        }
    }

    /// The known facts that the words speak of, where they are no plain name of anything: "the half marathon goal".
    private func mentioned(_ state: ReadingState) -> [Statement] {
        let phrase: Phrase =
            switch target {
            case .statement(let phrase), .possession(let phrase), .mention(let phrase): phrase
            }
        let finder = state.finder
        var subjects = ["user"]
        for (index, token) in zip(phrase.indices, phrase) where Relations.relation(token.form) != nil {
            guard let relation = Relations.relation(token.form), index < phrase.endIndex else { continue }
            subjects.insert("user.\(relation)", at: 0)
        }
        for subject in subjects {
            let mentions = finder.mentions(in: phrase, of: subject)
            guard let best = mentions.first else { continue }
            return mentions.filter { $0.share >= best.share }.map {
                Self.forget(Person(path: subject, name: $0.fact.person), $0.fact.attribute, $0.fact.value)
            }
        }
        return []
    }

    /// What is known and shares most of its words with the phrase, where the phrase is no plain statement.
    private func likely(_ phrase: Phrase, _ state: ReadingState) -> [Statement] {
        let said = Set(Folding.stems(phrase.forms.joined(separator: " ")))
        return state.known.filter { fact in
            let stems = Set(Folding.stems(fact.value))
            return fact.subject == "user" && !stems.isEmpty && stems.isSubset(of: said)
        }.map { Self.forget(.user, $0.attribute, $0.value) }
    }

    private func possession(_ noun: Phrase, of person: Person, _ state: ReadingState) -> [Statement] {
        var owner = person
        var rest = noun
        if let relation = noun.first.flatMap({ Relations.relation($0.form) }) {
            owner = owner.relative(relation)
            rest = noun.dropping(1)
            if rest.first?.form == "'s" { rest = rest.dropping(1) }
            let isWhole =
                rest.isEmpty || NameReader.name(rest) != nil || ["in", "from", "any"].contains(rest.first?.form ?? "")
            if isWhole { return [Self.forget(owner, "*", "")] }
        }
        let bare = rest.prefix { !$0.isMark && !["from", "in", "at", "please", "thing", "stuff"].contains($0.form) }
        guard let attributes = AttributeNouns.attributes(bare.forms) else {
            let text = ValueReader.text(ValueReader.value(bare), in: sentence)
            return text.isEmpty ? [] : [Self.forget(owner, "", text)]
        }
        // "my peanut allergy" means that one, "my allergies" all.
        let qualifier = bare.dropLast().filter {
            AttributeNouns.attributes([$0.form]) == nil
                && !["home", "date", "of", "full", "the", "current", "new", "old", "number", "exact", "real", "whole"]
                    .contains($0.form)
        }
        let value = bare.last?.form == "number" ? "" : qualifier.map(\.text).joined(separator: " ")
        return attributes.map { Self.forget(owner, $0, value) }
    }

    private static func forget(_ person: Person, _ attribute: String, _ value: String) -> Statement {
        Statement(person, attribute, value, .verb(value), kind: .forget)
    }
}
