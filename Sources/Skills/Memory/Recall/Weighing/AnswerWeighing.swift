import AgentCore

/// Weighs what is remembered, and what was said earlier, as answers to a message, by meaning, words and the rules of
/// recall together; what the rules find alone depends on the words that somebody thought of.
struct AnswerWeighing: Sendable {
    /// The most texts of each sort that are weighed, the newest.
    static let most = 400
    /// How likely a message that the rules do not understand has to ask for something of the user's own life, so that they are
    /// told that it is not known.
    private static let own = 0.8
    /// The same where the rules take it for a request of another kind.
    private static let surelyOwn = 0.9
    /// What is wanted of a message that does not look like a question: the logarithm of the odds that it asks for something of the user's
    /// own life, and how likely something answers it. What both bounds let through stands in `Training/README.md`.
    private static let unmarked = (asks: -3.0, answers: 0.72)
    /// As few words ask for nothing without looking like a question.
    private static let shortest = 2

    /// Makes the vectors.
    let vectors: VectorCache
    /// Reads the message together with what may answer it.
    let ranker: (any RankingModel)?

    /// Loads both models, first the one that is wanted first; where that fails, so does weighing, and tells.
    func load() async {
        try? await vectors.load()
        try? await ranker?.load()
    }

    /// What answers, after everything was weighed; `nil` where the message asks nothing that is known.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - found: what the rules found among the facts and in the conversation.
    ///   - facts: what is remembered, oldest first.
    ///   - said: what the user said before in the conversation, oldest first.
    /// - Throws: `ModelError` where the vectors cannot be made; `AgentError` where the store fails.
    func weigh(
        _ text: String, found: AskedFacts.Found?, facts: [Fact], said: [SaidSentence]
    ) async throws -> AskedFacts.Found? {
        let facts = Array(facts.suffix(Self.most))
        let sentences = Array(said.suffix(Self.most))
        let texts = sentences.map(\.text)
        let question = WeighedQuestion(text)
        if facts.isEmpty, texts.isEmpty { return try await understood(found, question) ? .nothing : nil }
        let vectors = try await vectors.vectors(of: facts, and: question.texts + texts)
        let known = try await WeighedAnswers(
            question, facts.map(\.text), read: Self.introduced(facts, for: question), vectors, .facts,
            verdict: Self.verdict(found) { found in facts.indices.filter { found.facts.contains(facts[$0]) } },
            ranker: ranker)
        let said = try await WeighedAnswers(
            question, texts, read: sentences.map(\.inContext), vectors, .said,
            verdict: Self.verdict(found) { found in texts.indices.filter { found.told.contains(texts[$0]) } },
            ranker: ranker)
        if question.mayBeTwo, let both = Self.both(known, facts, said, texts) { return both }
        if said.best > known.best, let answer = said.answer {
            let told = SaidPlaces(sentences)
            let places = told.continued(question.asksWho ? told.introduced(answer.places) : answer.places)
            return AskedFacts.Found(isSure: answer.isSure, told: places.map { texts[$0] })
        }
        guard let answer = known.answer else {
            guard try await understood(found, question) else { return nil }
            let told = SaidPlaces(sentences)
            guard let nearest = told.nearest(question, said.chance) else { return .nothing }
            return AskedFacts.Found(isSure: false, told: told.introduced([nearest]).map { texts[$0] })
        }
        let isHalf = answer.isSure && answer.places.count < 2 && found?.facts.isEmpty == false
        return AskedFacts.Found(
            facts: answer.places.map { facts[$0] }, lacksSomething: isHalf && found?.lacksSomething == true,
            isSure: answer.isSure)
    }

    /// Whether a message was understood as a question about the user's life: by the rules, or by its meaning.
    private func understood(
        _ found: AskedFacts.Found?, _ question: WeighedQuestion
    ) async throws(ModelError) -> Bool {
        if OpenTalk.isOne(Folding.words(question.message)) { return false }
        if found != nil { return true }
        return try await isOwn(question, from: Self.own)
    }

    /// Whether a message asks by its meaning for something of the user's own life.
    private func isOwn(_ question: WeighedQuestion, from bound: Double) async throws(ModelError) -> Bool {
        guard AskedQuestion.asks(question.message) || AskedQuestion.hints(question.message),
            !OpenTalk.isOne(Folding.words(question.message)), !OpenTalk.isToCompanion(Folding.words(question.message))
        else { return false }
        let vector = try await vectors.vectors(of: [question.message])[question.message]
        let odds = try await ranker?.scores([OwnLife.sense], for: question.message).first
        return OwnLife.chance(vector, odds: odds) >= bound
    }

    /// A fact and a sentence for a message that may ask for two things, where each surely answers, they tell different things, and no
    /// second of the likelier sort is likelier than the other's first.
    private static func both(
        _ known: WeighedAnswers, _ facts: [Fact], _ said: WeighedAnswers, _ texts: [String]
    ) -> AskedFacts.Found? {
        guard let fact = known.answer, let sentence = said.answer, fact.isSure, sentence.isSure else { return nil }
        let second =
            known.best > said.best
            ? fact.places.dropFirst().map(known.chance).max() : sentence.places.dropFirst().map(said.chance).max()
        let words = Set(Folding.words(texts[sentence.places[0]]))
        guard second ?? 0 < min(known.best, said.best),
            !words.isSuperset(of: Folding.words(facts[fact.places[0]].value))
        else { return nil }
        return AskedFacts.Found(facts: [facts[fact.places[0]]], told: [texts[sentence.places[0]]])
    }

    /// What most likely answers a message that asks for something else by the rules; `nil` where nothing surely does.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - facts: what is remembered, oldest first.
    /// - Throws: `ModelError` where the models fail; `AgentError` where the store does.
    func weighUnasked(_ text: String, facts: [Fact]) async throws -> AskedFacts.Found? {
        guard ranker != nil else { return nil }
        let facts = Array(facts.suffix(Self.most))
        let question = WeighedQuestion(text)
        let vectors = try await vectors.vectors(of: facts, and: question.texts)
        let known = try await WeighedAnswers(
            question, facts.map(\.text), read: Self.introduced(facts, for: question), vectors, .facts, verdict: .silent,
            ranker: ranker)
        if let answer = known.answer, answer.isSure { return AskedFacts.Found(facts: answer.places.map { facts[$0] }) }
        return try await isOwn(question, from: Self.surelyOwn) ? .nothing : nil
    }

    /// What answers a message that asks for nothing by the rules, but by its meaning: "estate agent wants the year the house was built".
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - facts: what is remembered, oldest first.
    ///   - said: what the user said before in the conversation, oldest first.
    /// - Throws: `ModelError` where the models fail; `AgentError` where the store does.
    func weighUnmarked(_ text: String, facts: [Fact], said: [SaidSentence]) async throws -> AskedFacts.Found? {
        // "Hello there!" asks for nothing, and costs no time.
        guard let ranker, !facts.isEmpty || !said.isEmpty, Folding.words(text).count > Self.shortest else { return nil }
        guard let odds = try await ranker.scores([OwnLife.sense], for: text).first, odds >= Self.unmarked.asks else {
            return nil
        }
        let facts = Array(facts.suffix(Self.most))
        let sentences = Array(said.suffix(Self.most))
        let question = WeighedQuestion(text)
        let vectors = try await vectors.vectors(of: facts, and: question.texts + sentences.map(\.text))
        let known = try await WeighedAnswers(
            question, facts.map(\.text), read: Self.introduced(facts, for: question), vectors, .facts, verdict: .silent,
            ranker: ranker)
        let told = try await WeighedAnswers(
            question, sentences.map(\.text), read: sentences.map(\.inContext), vectors, .said, verdict: .silent,
            ranker: ranker)
        guard max(known.best, told.best) >= Self.unmarked.answers else { return nil }
        if told.best > known.best {
            return told.answer.map { AskedFacts.Found(told: $0.places.map { sentences[$0].text }) }
        }
        return known.answer.map { AskedFacts.Found(facts: $0.places.map { facts[$0] }) }
    }

    /// Facts as the ranker reads them.
    private static func introduced(_ facts: [Fact], for question: WeighedQuestion) -> [String] {
        let names = IntroducedNames(facts.map(\.text), asked: question.message)
        return facts.map { names.introduced($0.text) }
    }

    private static func verdict(
        _ found: AskedFacts.Found?, _ chosen: (AskedFacts.Found) -> [Int]
    ) -> AnswerFeatures.Verdict {
        guard let found else { return .silent }
        guard !(found.facts.isEmpty && found.told.isEmpty) else { return .nothing }
        return .chosen(Set(chosen(found)), isSure: found.isSure)
    }
}
