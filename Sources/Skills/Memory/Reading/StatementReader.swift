import AgentCore
import Foundation

/// Reads plain statements about the user and the people near them out of a message, without a model.
struct StatementReader {
    /// The calendar that gives "yesterday" its day.
    var calendar = Calendar.current

    private static let patterns: [any ClausePattern] = [
        AllergyPattern(), HomePattern(), IdentityPattern(), DietPattern(), EducationPattern(), WorkPattern(), PetPattern(),
        FamilyPattern(), HealthPattern(), TastePattern(), BelongingPattern(), ActivityPattern(), IntentPattern(), EventPattern(),
    ]

    /// What the message says, in order.
    ///
    /// - Parameters:
    ///   - message: the user's message.
    ///   - date: when it was written.
    ///   - known: facts that hold already: they tell who "Anna" is and what "X, not Y" replaces.
    func read(_ message: String, at date: Date, known: [Fact] = []) -> [Statement] {
        var state = ReadingState(date: date, calendar: calendar, known: known)
        let sentences = SentenceSplitter.sentences(MessageCleaner.ownWords(message))
        guard !sentences.contains(where: Guards.isTakenBack) else { return [] }
        var found: [Statement] = []
        var inFiction = false
        for sentence in sentences where sentence.tokens.count < 120 {
            inFiction = inFiction || Guards.opensFiction(sentence)
            if inFiction || Guards.holdsSecret(sentence) { continue }
            let statements = read(sentence, &state, previous: &found)
            for var statement in statements {
                statement.quote = FactText.oneLine(String(sentence.text.prefix(FactText.limit)))
                if !found.contains(where: { $0.isSame(as: statement) }) { found.append(statement) }
            }
        }
        return found.filter(Self.isStorable)
    }

    private func read(_ sentence: Sentence, _ state: inout ReadingState, previous: inout [Statement]) -> [Statement] {
        let dates = DateReader(now: state.date, calendar: state.calendar)
        if let target = ForgetReader(sentence: sentence).target() {
            return ForgetResolver(sentence: sentence, target: target).read(state) { clauseStatements($0, in: sentence, &$1, dates) }
        }
        let stripped = Preamble.strip(sentence.tokens[...])
        guard let first = stripped.first else { return [] }
        if let corrected = CorrectionReader(sentence: sentence, phrase: stripped).read(state, previous: &previous) { return corrected }
        let isHypothetical = Words.conditions.contains(first.form) || stripped.starts(with: ["what", "if"])
        if isHypothetical { return [] }
        var found = PresuppositionReader(sentence: sentence).read(&state)
        if Guards.asksForText(sentence) { return found }
        found += RequestReader(sentence: sentence).read()
        found += clauses(stripped, in: sentence, &state, dates)
        return found
    }

    private func clauses(
        _ phrase: Phrase, in sentence: Sentence, _ state: inout ReadingState, _ dates: DateReader
    ) -> [Statement] {
        let people = state
        let clauses = ClauseSplitter(phrase) { people.person(named: $0) != nil }.clauses()
        var found: [Statement] = []
        var subject: Subject?
        var isReported = false
        for (index, clause) in clauses.enumerated() {
            let isCondition = clause.joiners.contains { Words.conditions.contains($0) }
            if isCondition || Self.isQuestion(clause, index, clauses, sentence) { break }
            let tokens = clause.inheritsSubject ? clause.tokens : Preamble.strip(clause.tokens)
            if isReported, clause.joiners.contains("and") || clause.inheritsSubject { continue }
            var rest = tokens
            if clause.inheritsSubject {
                if clause.isRelative, let last = state.lastPerson { subject = .people([last]) }
            } else {
                let read = SubjectReader(state).read(tokens)
                subject = read?.subject
                rest = read?.rest ?? tokens
                if read == nil { found += AppositionReader(sentence: sentence).read(tokens, &state) }
            }
            isReported = ReportedSpeech.isReport(rest)
            guard let subject, !isReported else { continue }
            let statements = self.statements(subject, rest, sentence, dates, &state)
            found += statements
        }
        return found
    }

    private func clauseStatements(_ phrase: Phrase, in sentence: Sentence, _ state: inout ReadingState, _ dates: DateReader) -> [Statement] {
        clauses(phrase, in: sentence, &state, dates)
    }

    private func statements(
        _ subject: Subject, _ rest: Phrase, _ sentence: Sentence, _ dates: DateReader, _ state: inout ReadingState
    ) -> [Statement] {
        switch subject {
        case .possession(let owner, let noun):
            let clause = ClauseReading(person: owner, verb: VerbPhrase(rest), sentence: sentence, dates: dates)
            return PossessionPattern(owner: owner, noun: noun, clause: clause).read() + identification(owner, noun, clause, &state)
        case .people(let people):
            var found: [Statement] = []
            for person in people {
                state.mention(person)
                let clause = ClauseReading(person: person, verb: VerbPhrase(rest), sentence: sentence, dates: dates)
                var said = Self.patterns.lazy.map { $0.read(clause) }.first { !$0.isEmpty } ?? []
                if people.count > 1 { said.removeAll { $0.attribute == "name" } }
                for statement in said { state.mention(statement.person) }
                found += said
            }
            return found
        }
    }

    /// "My best friend's name is Tom" names a person, who is spoken of from here on.
    private func identification(_ owner: Person, _ noun: Phrase, _ clause: ClauseReading, _ state: inout ReadingState) -> [Statement] {
        if noun.last?.form == "name", !owner.isUser, let name = PossessionPattern(owner: owner, noun: noun, clause: clause).read().first?.value {
            state.mention(Person(path: owner.path, name: name))
        }
        return []
    }

    private static func isQuestion(_ clause: Clause, _ index: Int, _ clauses: [Clause], _ sentence: Sentence) -> Bool {
        let asks = QuestionReader.opensQuestion(clause.tokens)
        if asks { return !(index == 0 && clauses.count > 1 && clauses[1].joiners.contains { [",", "—", "since", "because", "as", "-"].contains($0) }) || !sentence.endsAsQuestion && index > 0 }
        guard sentence.endsAsQuestion, index == clauses.count - 1 else { return false }
        return !(index > 0 && QuestionReader.opensQuestion(clauses[0].tokens) && clause.joiners.contains { [",", "—", "since", "because", "as", "-"].contains($0) })
    }

    private static func isStorable(_ statement: Statement) -> Bool {
        if statement.kind != .asserted { return true }
        guard !statement.value.isEmpty, statement.value.count <= 120, statement.value.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
        if statement.value.contains("…") || Guards.holdsKey(statement.value) { return false }
        return statement.attribute == "reply_style" || !FactText.readsLikeInstruction(statement.value)
    }
}
