import AgentCore

/// Weighs what is remembered, and what was said earlier, as answers to a message, by meaning, words and the rules of
/// recall together; what the rules find alone depends on the words that somebody thought of.
struct AnswerWeighing: Sendable {
    /// The most texts of each sort that are weighed, the newest.
    static let most = 400

    /// Makes the vectors.
    let vectors: VectorCache
    /// Reads the message together with what may answer it.
    let ranker: (any RankingModel)?

    /// Loads both models, side by side; where that fails, so does weighing, and tells.
    func load() async {
        async let encoder: Void? = try? vectors.load()
        async let ranker: Void? = try? ranker?.load()
        _ = await (encoder, ranker)
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
        guard !(facts.isEmpty && texts.isEmpty) else { return found }
        let question = WeighedQuestion(text)
        let vectors = try await vectors.vectors(of: facts, and: question.texts + texts)
        let known = try await WeighedAnswers(
            question, facts.map(\.text), vectors, .facts,
            verdict: Self.verdict(found) { found in facts.indices.filter { found.facts.contains(facts[$0]) } },
            ranker: ranker)
        let said = try await WeighedAnswers(
            question, texts, read: sentences.map(\.inContext), vectors, .said,
            verdict: Self.verdict(found) { found in texts.indices.filter { found.told.contains(texts[$0]) } },
            ranker: ranker)
        if said.best > known.best, let answer = said.answer {
            return AskedFacts.Found(isSure: answer.isSure, told: answer.places.map { texts[$0] })
        }
        guard let answer = known.answer else {
            // What the rules found is no answer; that it was understood they tell all the same.
            return found.map { _ in AskedFacts.Found(lacksSomething: true) }
        }
        let isHalf = answer.isSure && answer.places.count < 2 && found?.facts.isEmpty == false
        return AskedFacts.Found(
            facts: answer.places.map { facts[$0] }, lacksSomething: isHalf && found?.lacksSomething == true,
            isSure: answer.isSure)
    }

    /// What most likely answers a message that asks for something else by the rules; `nil` where nothing surely does.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - facts: what is remembered, oldest first.
    /// - Throws: `ModelError` where the models fail; `AgentError` where the store does.
    func weighUnasked(_ text: String, facts: [Fact]) async throws -> AskedFacts.Found? {
        let facts = Array(facts.suffix(Self.most))
        guard !facts.isEmpty, ranker != nil else { return nil }
        let question = WeighedQuestion(text)
        let vectors = try await vectors.vectors(of: facts, and: question.texts)
        let known = try await WeighedAnswers(
            question, facts.map(\.text), vectors, .facts, verdict: .silent, ranker: ranker)
        guard let answer = known.answer, answer.isSure else { return nil }
        return AskedFacts.Found(facts: answer.places.map { facts[$0] })
    }

    private static func verdict(
        _ found: AskedFacts.Found?, _ chosen: (AskedFacts.Found) -> [Int]
    ) -> AnswerFeatures.Verdict {
        guard let found else { return .silent }
        guard !(found.facts.isEmpty && found.told.isEmpty) else { return .nothing }
        return .chosen(Set(chosen(found)), isSure: found.isSure)
    }
}
