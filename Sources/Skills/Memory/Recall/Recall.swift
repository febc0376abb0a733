import AgentCore
import Foundation

/// Chooses what a turn is told about the user.
struct Recall {
    /// The most facts a prompt is given.
    static let factLimit = 40
    /// The same for the built-in model, whose context is short and which is reminded of what answers.
    static let shortFactLimit = 24
    /// The most words they may take.
    static let wordLimit = 600

    let store: any MemoryStore
    /// Weighs what may answer by its meaning, where an encoder is there.
    var weighing: AnswerWeighing?
    /// What "yesterday" is reckoned with.
    var calendar = Calendar.current

    private var limit: Int { weighing == nil ? Self.factLimit : Self.shortFactLimit }

    /// The facts for a turn, oldest first so that the prompt's beginning stays the same from turn to turn.
    ///
    /// - Parameters:
    ///   - text: the turn's text.
    ///   - messages: ids of the messages the model is given as conversation: what was learned from them it sees there.
    ///   - answers: facts that answer what the text asks.
    func facts(for text: String, besides messages: Set<String>, answering answers: [Fact] = []) throws -> [Fact] {
        let few = limit + messages.count
        if try store.count(upTo: few + 1) <= few {
            let all = try store.facts(in: [.current])
            var choice = Choice(besides: messages, limit: limit)
            if choice.add(all) { return all.filter(choice.holds) }
        }
        return try chosen(text, besides: messages, answers).sorted { $0.sequence < $1.sequence }
    }

    /// The facts that answer what a text asks, those among them that the conversation itself tells, or what the user said in
    /// it where no fact does; `nil` where it asks nothing that is understood.
    ///
    /// - Parameters:
    ///   - text: the turn's text.
    ///   - messages: what the user said before in the conversation, oldest first.
    ///   - past: what the user said in other conversations that may answer, as runs without a gap, oldest first.
    ///   - now: what "yesterday" is reckoned from.
    func answer(
        _ text: String, after messages: [String], past: [[String]] = [], at now: Date
    ) async throws -> AskedFacts.Found? {
        var text = Self.plainly(text)
        let asks = AskedQuestion.asks(text) || AskedQuestion.hints(text)
        guard asks || weighing != nil else { return nil }
        let topic = FactTopic([text] + [messages.last].compactMap(\.self))
        let known = try store.facts(about: topic).filter { $0.state == .current }
        text = RoundaboutPeople(known.map(\.text)).named(text)
        guard asks else {
            return try await weighing?.weighUnmarked(text, facts: known, said: ToldEarlier(messages).said)
        }
        // While the rules are at work.
        async let _ = known.isEmpty && messages.isEmpty && past.isEmpty ? nil : weighing?.load()
        let facts = AskedFacts(known)
        // By the rules alone a question that does not speak of the past is not answered from it.
        let asksOfPast = PastMessages.asksAboutThePast(text, at: now, in: calendar)
        let earlier = ToldEarlier(messages, past: asksOfPast ? past : [])
        if let who = facts.whoIs(text) { return who }
        if facts.asksElse(text) {
            // Advice, say, that hangs on what is remembered: "what should I tell her to leave out of the cake?"
            return try await weighing?.weighUnasked(text, facts: known)
        }
        var found = facts.answer(text, after: messages.last)
        if let told = earlier.answer(text), told.isBetter(than: found?.facts ?? []) {
            found = AskedFacts.Found(told: told.sentences)
            // No answer has to be among them: that they speak of it is enough.
            if PastTalk.asksOfOne(text) { return found }
        }
        guard let weighing else { return found }
        return try await weighing.weigh(
            text, found: found, facts: known, said: ToldEarlier(messages, past: past).said)
    }

    /// A message as it is looked for: its question words spelled out, and no point behind a title, where nothing ends.
    private static func plainly(_ text: String) -> String {
        ["Mr", "Mrs", "Ms", "Dr", "Prof"].reduce(AskedShorthand.asked(text)) { $0.replacing("\($1). ", with: "\($1) ") }
    }

    /// What matters for a text: what is always known, what answers it, then by turns what its words find and what is known
    /// of the people it speaks of, then what was learned last.
    private func chosen(_ text: String, besides messages: Set<String>, _ answers: [Fact]) throws -> [Fact] {
        let words = Set(Folding.words(text))
        let relations = Set(words.compactMap { Relations.relation($0) ?? Relations.pluralRelation($0) })
        var choice = Choice(besides: messages, limit: limit)
        choice.add(try store.facts(where: .ofUser(attributes: Attribute.alwaysKnown, each: limit)))
        choice.add(answers)
        let found = try store.search(text, limit: limit).map(\.fact)
        let people = try store.facts(
            where: .ofPeople(
                relations: relations, names: words.subtracting(SearchTerms.stopWords), limit: limit)
        ).reversed()
        choice.add(Self.byTurns(found, Array(people)))
        var window = limit
        while choice.isOpen, window <= 4 * limit {
            let newest = try store.facts(where: .newest(window))
            choice.add(newest.reversed())
            if newest.count < window { break }
            window *= 2
        }
        return Array(choice.facts.values)
    }

    private static func byTurns(_ first: [Fact], _ second: [Fact]) -> [Fact] {
        (0..<max(first.count, second.count)).flatMap { index in
            [first, second].compactMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }

    /// As many of the best as the budget allows.
    private struct Choice {
        private(set) var facts: [String: Fact] = [:]
        private var words = 0
        private let messages: Set<String>
        private let limit: Int

        init(besides messages: Set<String>, limit: Int) {
            self.messages = messages
            self.limit = limit
        }

        var isOpen: Bool { facts.count < limit && words < Recall.wordLimit }

        func holds(_ fact: Fact) -> Bool { facts[fact.id] != nil }

        /// Takes what there is room for; answers whether that was all.
        @discardableResult
        mutating func add(_ more: some Sequence<Fact>) -> Bool {
            var isAll = true
            for fact in more where facts[fact.id] == nil {
                if let message = fact.source.message, messages.contains(message) { continue }
                let count = fact.text.split(separator: " ").count
                guard facts.count < limit, words + count <= Recall.wordLimit else {
                    isAll = false
                    continue
                }
                words += count
                facts[fact.id] = fact
            }
            return isAll
        }
    }
}
