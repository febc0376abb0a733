import AgentCore
import Foundation

/// Reads plain statements about the user and the people near them out of a message, without a model.
struct StatementReader {
    /// The calendar that gives "yesterday" its day.
    var calendar = Calendar.current

    private static let patterns: [any ClausePattern] = [
        AllergyPattern(), HomePattern(), IdentityPattern(), DietPattern(), EducationPattern(), WorkPattern(),
        PetPattern(),
        FamilyPattern(), HealthPattern(), TastePattern(), BelongingPattern(), ActivityPattern(), IntentPattern(),
        EventPattern(),
    ]

    /// What the message says, in order.
    ///
    /// - Parameters:
    ///   - message: the user's message.
    ///   - date: when it was written.
    ///   - earlier: the user's messages before it, for whom "she" stands; nothing is learned from them.
    ///   - known: facts that hold already: they tell who "Anna" is and what "X, not Y" replaces.
    func read(_ message: String, at date: Date, known: [Fact] = [], after earlier: [String] = []) -> [Statement] {
        var state = ReadingState(date: date, calendar: calendar, known: known)
        for sentence in earlier.suffix(2).flatMap({ SentenceSplitter.sentences(MessageCleaner.ownWords($0)) }) {
            _ = PresuppositionReader(sentence: sentence).read(&state)
        }
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
            return ForgetResolver(sentence: sentence, target: target).read(state) {
                clauseStatements($0, in: sentence, &$1, dates)
            }
        }
        let stripped = Preamble.strip(sentence.tokens[...])
        guard let first = stripped.first else { return [] }
        if let corrected = CorrectionReader(sentence: sentence, phrase: stripped).read(state, previous: &previous) {
            return corrected
        }
        let isHypothetical = Words.conditions.contains(first.form) || stripped.starts(with: ["what", "if"])
        if isHypothetical { return [] }
        let presupposed = PresuppositionReader(sentence: sentence).read(&state)
        if Guards.asksForText(sentence) { return presupposed.map(\.statement) }
        let requested = RequestReader(sentence: sentence).read()
        var said = clauses(stripped, in: sentence, &state, dates)
        // "I prefer brief replies" is about answers, not a taste.
        if !requested.isEmpty {
            said.removeAll { $0.statement.attribute == "like" }
        }
        return requested + Self.inOrder(presupposed + said)
    }

    private func clauses(
        _ phrase: Phrase, in sentence: Sentence, _ state: inout ReadingState, _ dates: DateReader
    ) -> [(position: Int, statement: Statement)] {
        let people = state
        let clauses = ClauseSplitter(phrase) { people.person(named: $0) != nil }.clauses()
        var found: [(position: Int, statement: Statement)] = []
        var subject: Subject?
        var isReported = false
        for (index, clause) in clauses.enumerated() {
            // "a gift for my husband Leo who loves chess?": what is asked is not what is told of him.
            let tells =
                clause.isRelative && clause.joiners.contains("who") && index > 0
                && clauses[index - 1].tokens.contains(anyOf: ["my", "our"])
            let isCondition = clause.joiners.contains { Words.conditions.contains($0) }
            if isCondition { break }
            if !tells, Self.isQuestion(clause, index, clauses, sentence) {
                if clauses.dropFirst(index + 1).contains(where: { $0.isRelative && $0.joiners.contains("who") }) {
                    continue
                }
                break
            }
            let tokens = clause.inheritsSubject ? clause.tokens : Preamble.strip(clause.tokens)
            if isReported, clause.joiners.contains("and") || clause.inheritsSubject { continue }
            var rest = tokens
            if clause.inheritsSubject {
                if clause.isRelative, let last = state.lastPerson { subject = .people([last]) }
            } else {
                if tokens.first?.form == "it", case .possession = subject {
                    // "My name isn't Rob, it's Bob."
                    rest = tokens.dropping(1)
                    found +=
                        subject.map { self.statements($0, rest, sentence, dates, &state) }.map {
                            $0.map { (clause.tokens.startIndex, $0) }
                        } ?? []
                    continue
                }
                let read = SubjectReader(state).read(tokens)
                subject = read?.subject
                rest = read?.rest ?? tokens
                if read == nil {
                    let identified = AppositionReader(sentence: sentence).read(tokens, &state)
                    found += identified.map { (clause.tokens.startIndex, $0) }
                    // "Anna, my sister, lives in Lyon": the next clause goes on about her.
                    if let person = identified.first?.person, !person.isUser {
                        subject = .people([person])
                        continue
                    }
                }
            }
            isReported = ReportedSpeech.isReport(rest) || subject == nil && ReportedSpeech.isReport(tokens.dropping(1))
            guard let subject, !isReported else { continue }
            let statements = self.statements(subject, rest, sentence, dates, &state)
            found += statements.map { (clause.tokens.startIndex, $0) }
        }
        return found
    }

    /// In the order of the sentence; what is taken for granted comes before what is said of it.
    private static func inOrder(_ found: [(position: Int, statement: Statement)]) -> [Statement] {
        found.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element.statement)
    }

    private func clauseStatements(
        _ phrase: Phrase, in sentence: Sentence, _ state: inout ReadingState, _ dates: DateReader
    ) -> [Statement] {
        clauses(phrase, in: sentence, &state, dates).map(\.statement)
    }

    private func statements(
        _ subject: Subject, _ rest: Phrase, _ sentence: Sentence, _ dates: DateReader, _ state: inout ReadingState
    ) -> [Statement] {
        switch subject {
        case .possession(let owner, let noun):
            let clause = ClauseReading(person: owner, verb: VerbPhrase(rest), sentence: sentence, dates: dates)
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
    private func identification(_ owner: Person, _ noun: Phrase, _ clause: ClauseReading, _ state: inout ReadingState)
        -> [Statement]
    {
        if noun.last?.form == "name", !owner.isUser,
            let name = PossessionPattern(owner: owner, noun: noun, clause: clause).read().first?.value
        {
            state.mention(Person(path: owner.path, name: name))
        }
        return []
    }

    private static func isQuestion(_ clause: Clause, _ index: Int, _ clauses: [Clause], _ sentence: Sentence) -> Bool {
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

    private static func isStorable(_ statement: Statement) -> Bool {
        if statement.kind != .asserted { return true }
        guard !statement.value.isEmpty, statement.value.count <= 120,
            statement.value.contains(where: { $0.isLetter || $0.isNumber })
        else { return false }
        if statement.value.contains("…") || Guards.holdsKey(statement.value) { return false }
        return statement.attribute == "reply_style" || !FactText.readsLikeInstruction(statement.value)
    }
}
