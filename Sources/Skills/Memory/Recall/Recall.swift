import AgentCore
import Foundation

/// Chooses what a turn's prompt says about the user.
struct Recall {
    /// Limit on the facts in a prompt.
    static let factLimit = 40
    /// The same for the built-in model, which has a short context and gets the answer as a reminder.
    static let shortFactLimit = 24
    /// Limit on the words of these facts.
    static let wordLimit = 600

    let store: any MemoryStore
    /// Finds answers by meaning, if there is an encoder.
    var weighing: AnswerWeighing?
    /// The calendar for expressions such as "yesterday".
    var calendar = Calendar.current

    private var limit: Int { weighing == nil ? Self.factLimit : Self.shortFactLimit }

    /// The facts for a turn. They are ordered oldest first, so that the beginning of the prompt stays the same from
    /// turn to turn and can be cached.
    ///
    /// - Parameters:
    ///   - text: the turn's text.
    ///   - messages: ids of the messages that the model sees as conversation; facts learned from them are left out.
    ///   - answers: facts that answer the question in the text.
    func facts(for text: String, besides messages: Set<String>, answering answers: [Fact] = []) throws -> [Fact] {
        let few = limit + messages.count
        if try store.count(upTo: few + 1) <= few {
            let all = try store.facts(in: [.current])
            var choice = Choice(besides: messages, limit: limit)
            if choice.add(all) { return all.filter(choice.holds) }
        }
        return try chosen(text, besides: messages, answers).sorted { $0.sequence < $1.sequence }
    }

    /// The facts that answer a question, or the user's own sentences if they answer better; `nil` if the text asks
    /// nothing that is understood.
    ///
    /// - Parameters:
    ///   - text: the turn's text.
    ///   - messages: the user's earlier messages in the conversation, oldest first.
    ///   - past: the user's messages in other conversations that may answer, in runs of consecutive messages, oldest
    ///     first.
    ///   - now: the current time, for expressions such as "yesterday".
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
        // The weighing models load while the rules work.
        async let _ = known.isEmpty && messages.isEmpty && past.isEmpty ? nil : weighing?.load()
        let facts = AskedFacts(known)
        // The rules answer from past conversations only if the question is about the past.
        let asksOfPast = PastMessages.asksAboutThePast(text, at: now, in: calendar)
        let earlier = ToldEarlier(messages, past: asksOfPast ? past : [])
        if let who = facts.whoIs(text) { return who }
        if facts.asksElse(text) {
            // A request such as advice may depend on known facts: "what should I tell her to leave out of the cake?"
            return try await weighing?.weighUnasked(text, facts: known)
        }
        var found = facts.answer(text, after: messages.last)
        if let told = earlier.answer(text), told.isBetter(than: found?.facts ?? []) {
            found = AskedFacts.Found(told: told.sentences)
            // The question only wants what was said about the subject; the sentences need not contain an answer.
            if PastTalk.asksOfOne(text) { return found }
        }
        guard let weighing else { return found }
        return try await weighing.weigh(
            text, found: found, facts: known, said: ToldEarlier(messages, past: past).said)
    }

    /// A message prepared for the search: short forms of question words spelled out, and no full stop after a title,
    /// where it would end the sentence.
    private static func plainly(_ text: String) -> String {
        ["Mr", "Mrs", "Ms", "Dr", "Prof"].reduce(AskedShorthand.asked(text)) { $0.replacing("\($1). ", with: "\($1) ") }
    }

    /// The facts that matter for a text, by priority: those always included, the answers, then alternately search
    /// results and facts about people mentioned, then the newest facts.
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

    /// Collects facts as long as the limits allow.
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

        /// Adds the facts that fit. Returns whether all did.
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
