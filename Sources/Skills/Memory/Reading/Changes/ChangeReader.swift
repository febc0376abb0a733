/// What a clause changes about what is known, whatever its words: something known is named and said to be over, or
/// something else is put in its place.
struct ChangeReader {
    let sentence: Sentence
    let state: ReadingState
    private let dates: DateReader
    private let finder: FactFinder

    init(sentence: Sentence, state: ReadingState, dates: DateReader) {
        self.dates = dates
        self.sentence = sentence
        self.state = state
        finder = state.finder
    }

    /// A known fact, and what takes its place, if anything.
    struct Change: Sendable, Hashable {
        let fact: Fact
        var value: String?
        var from: String?
        /// Whether the thing may yet be mended: over only where another came in its place.
        var isLikely = false
    }

    /// The changes of a sentence's clauses, in order; remembers the fact spoken of for the next sentence.
    func read(_ clauses: [Clause], _ state: inout ReadingState) -> [Change] {
        guard !finder.known.isEmpty else { return [] }
        if sentence.endsAsQuestion {
            state.spokenOf = finder.mentions(in: sentence.tokens[...], of: "user").first?.fact ?? state.spokenOf
            return []
        }
        var found: [Change] = []
        if let gone = state.gone, Endings.things.union(["employer"]).contains(gone.attribute),
            let value = successor(clauses)
        {
            found.append(Change(fact: gone, value: value))
        }
        state.gone = nil
        var speaker = ClauseSubject(person: .user, isAgent: false)
        for (index, clause) in clauses.enumerated() {
            // "The iPad is dead, I'm on a Galaxy Tab now"
            if index > 0, let gone = state.gone, Endings.things.union(["employer"]).contains(gone.attribute),
                let value = successor([clause]),
                let place = found.firstIndex(where: { $0.fact.id == gone.id })
            {
                found[place].value = value
                state.gone = nil
                continue
            }
            if clause.joiners.contains(where: { Words.conditions.contains($0) && $0 != "since" }) { continue }
            if QuestionReader.opensQuestion(clause.tokens)
                || ReportedSpeech.isReport(clause.tokens.dropping(1))
                    && clause.tokens.firstIndex(of: ["calls", "me"]) == nil
            {
                continue
            }
            if !clause.inheritsSubject { speaker = subject(of: clause.tokens) }
            let reading = ChangeClause(
                tokens: clause.tokens, subject: speaker.person.path, isAgent: speaker.isAgent, sentence: sentence,
                dates: dates, finder: finder, antecedent: state.spokenOf)
            let parted = reading.parting()
            if !parted.isEmpty {
                for change in parted where change.fact.attribute == "name" {
                    state.mention(Person(path: change.fact.subject, name: change.fact.value))
                }
                found += parted.filter { change in !found.contains { $0.fact.id == change.fact.id } }
                continue
            }
            if var change = reading.replacement() ?? reading.ending() {
                change.from = change.value == nil ? nil : dates.beginning(in: clause.tokens)
                if !found.contains(where: { $0.fact.id == change.fact.id }) { found.append(change) }
                state.spokenOf = change.fact
                state.gone = change.value == nil ? change.fact : nil
            } else if let mention = reading.mention() {
                state.spokenOf = mention.fact
            }
        }
        return found
    }

    /// "E-bike now, no regrets" after "Sold the Fabia!": a thing without a verb takes the place of what is gone.
    private func successor(_ clauses: [Clause]) -> String? {
        if let first = clauses.first?.tokens, let name = newPlace(first) { return name }
        guard let first = clauses.first?.tokens,
            let now = first.prefix(6).firstIndex(where: { ["now", "instead"].contains($0.form) })
        else { return nil }
        var thing = now == first.startIndex ? first.dropFirst() : first[..<now]
        if now == first.startIndex { thing = thing.prefix { !$0.isMark } }
        let value = ValueReader.withoutArticle(thing.drop { ["it", "is", "'s", "just", "a"].contains($0.form) })
        guard (1...4).contains(value.count),
            !value.contains(where: { Words.verbs.contains($0.form) || $0.isMark || $0.form == "i" })
        else { return nil }
        return ValueReader.text(value, in: sentence)
    }

    /// "I'm at Infobip", "I'm on a Galaxy Tab now"
    private func newPlace(_ tokens: Phrase) -> String? {
        guard let be = tokens.firstIndex(of: ["i", "am"]) else { return nil }
        let rest = tokens[be...].dropping(2).drop { Words.adverbs.contains($0.form) }
        guard let link = rest.first, ["at", "with", "on"].contains(link.form),
            link.form != "on" || tokens.contains(anyOf: ["now"]),
            let head = rest.dropping(1).first(where: { !["a", "an", "the", "my"].contains($0.form) }),
            head.isCapitalised
        else { return nil }
        let value = ValueReader.withoutArticle(ValueReader.value(rest.dropping(1)))
        return (1...4).contains(value.count) ? ValueReader.text(value, in: sentence) : nil
    }

    private struct ClauseSubject {
        let person: Person
        /// Whether the person does what the clause tells, rather than a thing of theirs.
        let isAgent: Bool
    }

    /// Somebody named without "my" further on, "small news, gran isn't living alone any more", or else the user.
    private func unnamed(_ tokens: Phrase) -> ClauseSubject {
        var resolver = ReferenceResolver(state: state)
        if !tokens.contains(anyOf: ["i", "we", "me", "us"]), let path = resolver.note(tokens), path != "user" {
            return ClauseSubject(person: Person(path: path, name: nil), isAgent: false)
        }
        return ClauseSubject(person: .user, isAgent: EllipsisReader.read(tokens) != nil)
    }

    private func subject(of tokens: Phrase) -> ClauseSubject {
        switch SubjectReader(state).read(Preamble.strip(tokens))?.subject {
        case .people(let people): ClauseSubject(person: people.first ?? .user, isAgent: true)
        case .possession(let owner, _): ClauseSubject(person: owner, isAgent: false)
        case nil: unnamed(tokens)
        }
    }
}

extension ChangeReader.Change {
    /// As what the user says.
    var statement: Statement {
        let person = Person(path: fact.subject, name: fact.person)
        guard let value else {
            var ended = Statement(person, fact.attribute, fact.value, .verb(fact.value), kind: .ended)
            ended.fact = fact.id
            if isLikely { ended.confidence = 0.3 }
            return ended
        }
        if fact.attribute == "name" {
            var statement = IdentityPattern.statement(value, person)
            statement.replaces = fact.value
            statement.fact = fact.id
            return statement
        }
        var statement = Statement(person, fact.attribute, value, .verb(value))
        statement.literal =
            fact.text.contains(fact.value)
            ? fact.text.replacing(fact.value, with: value)
            : FactSentence.plain(fact.subject, attribute: fact.attribute, value: value, name: fact.person)
        statement.replaces = fact.value
        statement.fact = fact.id
        statement.validFrom = from
        return statement
    }
}
