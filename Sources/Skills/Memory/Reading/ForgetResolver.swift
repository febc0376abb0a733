/// Turns a request to forget into the statements to forget.
struct ForgetResolver {
    let sentence: Sentence
    let target: ForgetReader.Target

    /// The statements, each of kind `forget`; an empty value means any value, an empty attribute anything that
    /// mentions the value.
    func read(_ state: ReadingState, reading: (Phrase, inout ReadingState) -> [Statement]) -> [Statement] {
        var state = state
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
            return possession(noun, state)
        case .mention(let phrase):
            // "about keeping answers short"
            if let style = RequestReader(sentence: Sentence("please " + sentence.text(of: phrase))).read().first {
                var forgotten = style
                forgotten.kind = .forget
                return [forgotten]
            }
            let value = ValueReader.value(phrase)
            return value.isEmpty ? [] : [Self.forget(.user, "", ValueReader.text(value, in: sentence))]
        }
    }

    /// What is known and shares most of its words with the phrase, where the phrase is no plain statement.
    private func likely(_ phrase: Phrase, _ state: ReadingState) -> [Statement] {
        let said = Set(Folding.stems(phrase.forms.joined(separator: " ")))
        return state.known.filter { fact in
            let stems = Set(Folding.stems(fact.value))
            return fact.subject == "user" && !stems.isEmpty && stems.isSubset(of: said)
        }.map { Self.forget(.user, $0.attribute, $0.value) }
    }

    private func possession(_ noun: Phrase, _ state: ReadingState) -> [Statement] {
        var owner = Person.user
        var rest = noun
        if let relation = noun.first.flatMap({ Relations.relation($0.form) }) {
            owner = owner.relative(relation)
            rest = noun.dropping(1)
            if rest.first?.form == "'s" { rest = rest.dropping(1) }
            let isWhole =
                rest.isEmpty || NameReader.name(rest) != nil || ["in", "from", "any"].contains(rest.first?.form ?? "")
            if isWhole { return [Self.forget(owner, "*", "")] }
        }
        let bare = rest.prefix { !$0.isMark && !["from", "in", "at", "please"].contains($0.form) }
        guard let attributes = AttributeNouns.attributes(bare.forms) else {
            let text = ValueReader.text(ValueReader.value(bare), in: sentence)
            return text.isEmpty ? [] : [Self.forget(owner, "", text)]
        }
        // "my peanut allergy" means that one, "my allergies" all.
        let qualifier = bare.dropLast().filter {
            AttributeNouns.attributes([$0.form]) == nil
                && !["home", "date", "of", "full", "the", "current"].contains($0.form)
        }
        let value = qualifier.map(\.text).joined(separator: " ")
        return attributes.map { Self.forget(owner, $0, value) }
    }

    private static func forget(_ person: Person, _ attribute: String, _ value: String) -> Statement {
        Statement(person, attribute, value, .verb(value), kind: .forget)
    }
}
