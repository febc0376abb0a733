import AgentCore
import Foundation

/// Reads plain statements about the user and the people near them out of a message, without a model.
struct StatementReader {
    /// The calendar that gives "yesterday" its day.
    var calendar = Calendar.current

    static let patterns: [any ClausePattern] = [
        AllergyPattern(), LackPattern(), HomePattern(), IdentityPattern(), DietPattern(), EducationPattern(),
        LivelihoodPattern(), WorkPattern(), ToolPattern(), PetPattern(),
        FamilyPattern(), HealthPattern(), AbsencePattern(), TastePattern(), BelongingPattern(), ActivityPattern(),
        IntentPattern(),
        EventPattern(),
    ]

    /// What the message says, in order.
    ///
    /// - Parameters:
    ///   - message: the user's message.
    ///   - date: when it was written.
    ///   - earlier: the user's messages before it, for whom "she" stands; nothing is learned from them.
    ///   - question: the assistant's message that this one answers, if any.
    ///   - known: facts that hold already: they tell who "Anna" is and what "X, not Y" replaces.
    func read(
        _ message: String, at date: Date, known: [Fact] = [], after earlier: [String] = [],
        replyingTo question: String? = nil
    ) -> [Statement] {
        let spelling = SubjectSpelling(known)
        let known = spelling.known
        var state = ReadingState(date: date, calendar: calendar, known: known)
        for sentence in earlier.suffix(2).flatMap({ SentenceSplitter.sentences(MessageCleaner.ownWords($0)) }) {
            _ = PresuppositionReader(sentence: sentence, state: state).read(&state)
        }
        var sentences = SentenceSplitter.sentences(MessageCleaner.ownWords(message))
        var quotes: [String]
        (sentences, quotes) = Wording.plain(TopicReader.joined(sentences))
        let answer = question.flatMap(AnswerReader.init)
        if let person = answer?.person ?? question.flatMap({ ReferenceResolver.person(in: $0, state) }) {
            state.mention(person)
        }
        if let answer, let first = sentences.first,
            let whole = answer.completed(first)
        {
            sentences.replaceSubrange(0..<1, with: whole.map(Sentence.init))
            quotes.replaceSubrange(0..<1, with: whole.map { _ in first.text })
        }
        guard !sentences.contains(where: Guards.isTakenBack) else { return [] }
        var found: [Statement] = []
        var inFiction = false
        let removal = RemovalReader(sentences).read(state)
        for (index, spoken) in sentences.enumerated() where spoken.tokens.count < 120 {
            let asked = removal?.sentences[index]
            guard let whole = asked ?? spoken, asked == nil || asked != .some(nil) else { continue }
            let sentence = RepairReader.repaired(whole)
            inFiction = inFiction || Guards.opensFiction(sentence)
            if inFiction || Guards.holdsSecret(sentence) || Guards.isNarrated(sentence) { continue }
            if PetNames.given(later: sentence, to: &found) { continue }
            // "We got a puppy." – "He's called Biscuit."
            if index == 0,
                let pet = PetNames.given(
                    later: sentence,
                    toOneOf: { earlier.suffix(2).reversed().map { read($0, at: date, known: known) } })
            {
                found.append(pet)
                continue
            }
            let statements = read(sentence, &state, previous: &found)
            for var statement in statements {
                statement.quote = FactText.oneLine(String(quotes[index].prefix(FactText.limit)))
                if statement.kind == .asserted, !statement.replacesLatest, Self.takesOver(statement, sentence, state) {
                    statement.replacesLatest = true
                }
                if statement.kind == .asserted, statement.replaces == nil, let old = Self.insteadOf(sentence) {
                    statement.replaces = old
                }
                if statement.kind == .asserted,
                    let denial = state.settleDenial(of: statement.attribute, statement.person),
                    statement.replaces == nil
                {
                    statement.replaces = denial.value
                }
                if !found.contains(where: { $0.isSame(as: statement) }) { found.append(statement) }
            }
        }
        let dates = DateReader(now: date, calendar: calendar)
        let contrasts = ContrastReader(sentences, dates: dates).read(state, found: found, answering: question)
        let renewals = RenewalReader(sentences: sentences, dates: dates).read(state, found: found)
        let respelled = RespellingReader(sentences: sentences).read(state)
        let partings = PartingReader(sentences: sentences).read(state)
        var reassigned: [ChangeReader.Change] = []
        for (fact, statement, value) in ReassignmentReader(sentences: sentences, dates: dates).read(state) {
            reassigned.append(ChangeReader.Change(fact: fact, value: value))
            if !found.contains(where: { $0.isSame(as: statement) }) { found.append(statement) }
        }
        found = Self.merged(contrasts + partings + reassigned + renewals + respelled, into: found)
        found = SuccessorReader(sentences: sentences, dates: dates).joined(found, state)
        let removed = removal?.statements(beside: &found, known) ?? []
        found = Self.fitted(found, sentences, state)
        let said = Self.dated(removed + Self.settled(found, sentences) + denials(state), sentences, dates)
        let today = dates.text(.day, 0, prefix: 10)
        return said.filter(Self.isStorable).map(spelling.restored).map { EventDate.told($0, today: today) }
    }

    func read(_ sentence: Sentence, _ state: inout ReadingState, previous: inout [Statement]) -> [Statement] {
        let dates = DateReader(now: state.date, calendar: state.calendar)
        if let grammar = LanguageGuess.grammar(of: sentence) {
            return LanguageReader(grammar: grammar, sentence: sentence, dates: dates).read(&state)
        }
        if let pronoun = ForgetRequest(sentence),
            pronoun.object.allSatisfy({ ["it", "that", "this", "please", ","].contains($0.form) }),
            let fact = state.spokenOf
        {
            return [
                Statement(
                    Person(path: fact.subject, name: fact.person), fact.attribute, fact.value, .verb(fact.value),
                    kind: .forget)
            ]
        }
        if let (target, request) = ForgetReader(sentence: sentence).target() {
            let asked = ForgetResolver(sentence: sentence, target: target).read(state) {
                clauseStatements($0, in: sentence, &$1, dates)
            }
            if request.isCertain
                || asked.contains(where: { statement in
                    state.known.contains { $0.subject == statement.person.path && $0.attribute == statement.attribute }
                        || statement.attribute.isEmpty
                            && state.known.contains { Folding.contains(statement.value, in: $0.value) }
                        || statement.attribute == "*" && state.known.contains { $0.subject == statement.person.path }
                })
            {
                return replacing(asked, sentence, state, dates) ?? asked
            }
        }
        let stripped = TopicReader.resolved(Preamble.strip(sentence.tokens[...]))
        guard let first = stripped.first else { return [] }
        if let corrected = CorrectionReader(sentence: sentence, phrase: stripped).read(state, previous: &previous) {
            return corrected.map { statement in
                var statement = statement
                if ["employer", "job_title", "home_city", "schedule"].contains(statement.attribute) {
                    statement.validFrom = statement.validFrom ?? dates.beginning(in: sentence.tokens[...])
                }
                return statement
            }
        }
        if let more = Self.continued(sentence, previous) { return more }
        let isHypothetical = Words.conditions.contains(first.form) || stripped.starts(with: ["what", "if"])
        if isHypothetical { return RequestReader(sentence: sentence).read() }
        let presupposed =
            PresuppositionReader(sentence: sentence, state: state).read(&state)
            + HereReader(sentence: sentence, dates: dates).read(&state).map { (0, $0) }
        if Guards.asksForText(sentence) { return presupposed.map(\.statement) }
        let requested = RequestReader(sentence: sentence).read() + VerdictReader(sentence: sentence).read()
        let lost = LossReader(sentence: sentence).read()
        var said = clauses(stripped, in: sentence, &state, dates)
        // "I prefer brief replies" is about answers, not a taste.
        if !requested.isEmpty {
            said.removeAll { $0.statement.attribute == "like" }
        }
        said += asSomeoneWho(sentence, &state, dates) + madeSomething(sentence, &state, dates)
        let asked = requested + lost
        said = phrases(in: sentence, beside: said, presupposed.map(\.statement), asked, state, dates)
        let hired = HiringReader(sentence: sentence, dates: dates).read()
        let over = said.contains { $0.statement.kind == .ended } ? [] : lost
        let people = state
        let splitter = ClauseSplitter(stripped) { people.person(named: $0) != nil }
        let changes = ChangeReader(sentence: sentence, state: state, dates: dates).read(
            splitter.clauses(), &state)
        let all = over + requested + hired + Self.inOrder(presupposed + said)
        return Self.merged(changes, into: Self.dated(all, dates.beginning(in: sentence.tokens[...])))
    }

    func clauses(
        _ phrase: Phrase, in sentence: Sentence, _ state: inout ReadingState, _ dates: DateReader
    ) -> [(position: Int, statement: Statement)] {
        let people = state
        let clauses = ClauseSplitter(phrase) { people.person(named: $0) != nil }.clauses()
        var found: [(position: Int, statement: Statement)] = []
        var subject: Subject?
        var isReported = false
        var lastVerb: Token?
        // Whether what went before was said of the user without naming them.
        var goesOn = false
        for (index, clause) in clauses.enumerated() {
            // "a gift for my husband Leo who loves chess?": what is asked is not what is told of him.
            let tells =
                clause.isRelative && clause.joiners.contains("who") && index > 0
                && clauses[index - 1].tokens.contains(anyOf: ["my", "our"])
            // "a greyhound who's afraid of pigeons": said of the animal.
            if clause.isRelative, index > 0, let last = clauses[index - 1].tokens.last,
                Lexicon.animal(last.form) != nil
            {
                continue
            }
            let isCondition = clause.joiners.contains { Words.conditions.contains($0) }
            if clause.joiners.contains(where: { ["whatever", "wherever"].contains($0) }) { continue }
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
                if let statement = Self.instead(tokens, sentence, state) {
                    found.append((clause.tokens.startIndex, statement))
                    continue
                }
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
                        if let comma = tokens.lastIndex(where: { $0.form == "," }) { rest = tokens[(comma + 1)...] }
                        guard rest.first.map({ Words.verbs.contains($0.form) }) == true else { continue }
                    }
                }
            }
            isReported = ReportedSpeech.isReport(rest) || subject == nil && ReportedSpeech.isReport(tokens.dropping(1))
            if subject == nil, !isReported, index == 0 || goesOn, let verb = EllipsisReader.read(tokens) {
                let clauseReading = ClauseReading(person: .user, verb: verb, sentence: sentence, dates: dates)
                let fragment = patternStatements(clauseReading)
                // "Married, three boys."
                let list = tokens.firstIndex(where: { $0.form == "," }).map {
                    verb.opener == .be ? Introduction.read(tokens[$0...], clauseReading) : []
                }
                let more = (list ?? []).filter { one in
                    !fragment.contains {
                        $0.isSame(as: one) || Folding.contains(one.value, in: $0.value) || $0.attribute == one.attribute
                    }
                }
                found += (fragment + more).map { (clause.tokens.startIndex, $0) }
                (subject, goesOn) = (.people([.user]), true)
                continue
            }
            if subject == nil, !isReported, index == 0, !sentence.endsAsQuestion, !tokens.isEmpty {
                let nothing = ClauseReading(
                    person: .user, verb: VerbPhrase(complement: tokens), sentence: sentence, dates: dates)
                // After "quick version of me:" a single piece is enough.
                let isAnnounced =
                    tokens.startIndex > 0 && sentence.tokens[..<tokens.startIndex].contains(anyOf: ["me", "myself"])
                let listed = Introduction.list(tokens, nothing, atLeast: isAnnounced ? 1 : 2)
                found += listed.map { (clause.tokens.startIndex, $0) }
                if !listed.isEmpty {
                    (subject, goesOn) = (.people([.user]), true)
                    continue
                }
            }
            if isReported, case .people(let people)? = subject, people == [.user], let think = rest.first,
                ["think", "believe", "suspect", "guess"].contains(think.form)
            {
                found += uncertain(rest.dropping(1), sentence, dates, &state).map { (clause.tokens.startIndex, $0) }
            }
            if isReported, case .people(let people)? = subject, people == [.user], rest.starts(with: ["never", "said"])
            {
                deny(rest.dropping(2), sentence, dates, &state)
            }
            guard let subject, !isReported else { continue }
            // "my mum lives in Leicester and my dad in Pune"
            if rest.first?.form == "in", let lastVerb { rest = ArraySlice([lastVerb] + rest) }
            lastVerb =
                rest.first.flatMap { ["lives", "live", "works", "work"].contains($0.form) ? $0 : nil } ?? lastVerb
            // "since April I work at …": the time before the subject.
            let end = index > 0 ? clauses[index - 1].tokens.endIndex : sentence.tokens.startIndex
            let lead = end < clause.tokens.startIndex ? sentence.tokens[end..<clause.tokens.startIndex] : []
            let statements = self.statements(
                subject, rest, sentence, dates, &state, isPredicate: clause.isPredicate
            ).map { statement in
                var statement = statement
                let isComing =
                    ["plan", "goal"].contains(statement.attribute)
                    || sentence.tokens.first.map { ["starting", "from"].contains($0.form) } == true
                statement.validFrom = statement.validFrom ?? dates.beginning(in: lead, isComing: isComing)
                return statement
            }
            found += statements.map { (clause.tokens.startIndex, $0) }
        }
        return found
    }

    /// In the order of the sentence; what is taken for granted comes before what is said of it.
    static func inOrder(_ found: [(position: Int, statement: Statement)]) -> [Statement] {
        found.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element.statement)
    }

    func clauseStatements(
        _ phrase: Phrase, in sentence: Sentence, _ state: inout ReadingState, _ dates: DateReader
    ) -> [Statement] {
        clauses(phrase, in: sentence, &state, dates).map(\.statement)
    }
}
