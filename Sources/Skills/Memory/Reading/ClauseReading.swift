/// One clause, read as far as grammar goes: what patterns look at.
struct ClauseReading {
    /// Whom it speaks of.
    let person: Person
    /// What it says of them.
    let verb: VerbPhrase
    /// The sentence it is part of.
    let sentence: Sentence
    /// Reads dates against the moment of the message.
    let dates: DateReader

    /// The complement, starting with the verb where the verb is neither "be" nor "have".
    var rest: Phrase { verb.rest }

    /// A statement of this clause: ended where the clause says so.
    func say(_ attribute: String, _ value: String, _ predicate: String) -> Statement {
        var statement = Statement(
            person, attribute, value, .verb(predicate), kind: verb.hasEnded || verb.isNegated ? .ended : .asserted)
        statement.heldBefore = verb.hasEnded || !verb.isNegated
        return statement
    }

    /// What follows these words, where the complement starts with them and the verb is of this kind.
    func after(_ opener: VerbPhrase.Opener, _ starts: String...) -> Phrase? {
        guard verb.opener == opener else { return nil }
        for start in starts {
            let forms = start.split(separator: " ").map(String.init)
            if rest.starts(with: forms) { return rest.dropping(forms.count) }
        }
        return nil
    }

    /// The words of a phrase as they are remembered.
    func text(_ phrase: Phrase) -> String { ValueReader.text(phrase, in: sentence, of: person) }
}

/// One kind of thing that clauses say.
protocol ClausePattern: Sendable {
    /// What the clause says of this kind; nothing where it says none.
    func read(_ clause: ClauseReading) -> [Statement]
}
