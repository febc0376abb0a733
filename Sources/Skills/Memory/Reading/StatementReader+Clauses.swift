/// What single clauses say.
extension StatementReader {
    func statements(
        _ subject: Subject, _ rest: Phrase, _ sentence: Sentence, _ dates: DateReader, _ state: inout ReadingState,
        isPredicate: Bool = false
    ) -> [Statement] {
        switch subject {
        case .possession(let owner, let noun):
            // "my favourite author has to be …"
            let must = [["has", "to", "be"], ["would", "have", "to", "be"], ["must", "be"]].first {
                rest.starts(with: $0)
            }
            let verb = must.map { VerbPhrase(complement: rest.dropping($0.count)) } ?? VerbPhrase(rest)
            let clause = ClauseReading(person: owner, verb: verb, sentence: sentence, dates: dates)
            if clause.verb.isNegated, !clause.verb.hasEnded {
                let affirmed = ClauseReading(
                    person: owner, verb: clause.verb.affirmed, sentence: sentence, dates: dates)
                state.deny(PossessionPattern(owner: owner, noun: noun, clause: affirmed).read())
            }
            return PossessionPattern(owner: owner, noun: noun, clause: clause).read()
                + identification(owner, noun, clause, &state)
        case .people(let people):
            var found: [Statement] = []
            for person in people {
                // "her son Max": named here for the first time, and not after "my".
                if person.path.split(separator: ".").count > 2, let name = person.name,
                    sentence.tokens.contains(where: { name.hasPrefix($0.text) })
                {
                    found.append(IdentityPattern.statement(name, person))
                }
                state.mention(person)
                let verb = isPredicate ? VerbPhrase(complement: rest) : VerbPhrase(rest)
                let clause = ClauseReading(person: person, verb: verb, sentence: sentence, dates: dates)
                if verb.isNegated, !verb.hasEnded {
                    state.deny(
                        patternStatements(
                            ClauseReading(person: person, verb: verb.affirmed, sentence: sentence, dates: dates)
                        ).filter { $0.kind == .asserted || $0.kind == .ended && $0.attribute == "employer" })
                }
                var said = patternStatements(clause)
                if people.count > 1 { said.removeAll { $0.attribute == "name" } }
                for statement in said { state.mention(statement.person) }
                // "I have a boyfriend. His name is …"
                if verb.opener == .have, person.isUser,
                    let noun = verb.rest.prefix(4).last(where: { Relations.relation($0.form) != nil }),
                    let relation = Relations.relation(noun.form), !said.contains(where: { !$0.person.isUser })
                {
                    state.mention(person.relative(relation))
                }
                found += said
            }
            return found
        }
    }

    /// What one can have.
    private static let held: Set<String> = ["allergy", "pet", "health", "vehicle", "device", "children"]

    /// What the first pattern that fits makes of a clause.
    func patternStatements(_ clause: ClauseReading) -> [Statement] {
        let found = Self.patterns.lazy.map { $0.read(clause) }.first { !$0.isEmpty } ?? []
        guard clause.verb.opener == .have, found.contains(where: { Self.held.contains($0.attribute) }) else {
            return found
        }
        // "a peanut allergy and a bad back": what one has may be of several kinds.
        let patterns: [any ClausePattern] = [PetPattern(), FamilyPattern(), HealthPattern(), BelongingPattern()]
        return patterns.reduce(into: found) { all, pattern in
            all += pattern.read(clause).filter { one in
                Self.held.contains(one.attribute)
                    && !all.contains { $0.isSame(as: one) || Folding.shareStem($0.value, one.value) }
            }
        }
    }

    /// "My best friend's name is Tom" names a person, who is spoken of from here on.
    func identification(_ owner: Person, _ noun: Phrase, _ clause: ClauseReading, _ state: inout ReadingState)
        -> [Statement]
    {
        if noun.last?.form == "name", !owner.isUser,
            let name = PossessionPattern(owner: owner, noun: noun, clause: clause).read().first?.value
        {
            state.mention(Person(path: owner.path, name: name))
        }
        return []
    }

    static func isQuestion(_ clause: Clause, _ index: Int, _ clauses: [Clause], _ sentence: Sentence) -> Bool {
        if clause.inheritsSubject, !sentence.endsAsQuestion { return false }
        let asks = QuestionReader.opensQuestion(clause.tokens)
        if asks {
            return
                !(index == 0 && clauses.count > 1
                && clauses[1].joiners.contains { [",", "—", "since", "because", "as", "-"].contains($0) })
                || !sentence.endsAsQuestion && index > 0
        }
        guard sentence.endsAsQuestion, index == clauses.count - 1 else { return false }
        return
            !(index > 0 && QuestionReader.opensQuestion(clauses[0].tokens)
            && clause.joiners.contains { [",", "—", "since", "because", "as", "-"].contains($0) })
    }

    /// Whether a statement is fit to be kept: short, no key, no order to the assistant.
    static func isStorable(_ statement: Statement) -> Bool {
        if statement.kind != .asserted { return true }
        guard !statement.value.isEmpty, statement.value.count <= 120,
            statement.value.contains(where: { $0.isLetter || $0.isNumber })
        else { return false }
        if statement.value.contains("…") || Guards.holdsKey(statement.value) { return false }
        return statement.attribute == "reply_style" || !FactText.readsLikeInstruction(statement.value)
    }
}
