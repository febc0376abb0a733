import AgentCore

/// Weighs what is remembered, and what was said earlier, as answers to a message, by meaning, words and the rules of recall
/// together; what the rules find alone depends on the words that somebody thought of.
struct AnswerWeighing: Sendable {
    /// How the two are answered with, as probabilities.
    private struct Bounds {
        /// From here it answers.
        var sure: Double
        /// From here it may.
        var unsure: Double
        /// What else the rules chose is kept from here.
        var kept: Double
        /// A second answers from here where two things are asked for.
        var second: Double
    }

    private static let facts = Bounds(sure: 0.4, unsure: 0.2, kept: 0.1, second: 0.2)
    private static let told = Bounds(sure: 0.3, unsure: 0.2, kept: 0.2, second: 0.2)
    /// The most texts that are weighed.
    private static let most = 400

    /// Makes the vectors.
    let vectors: VectorCache

    /// What answers, after everything was weighed; `nil` where the message asks nothing that is known.
    ///
    /// - Parameters:
    ///   - text: the message.
    ///   - found: what the rules found among the facts and in the conversation.
    ///   - facts: what is remembered, oldest first.
    ///   - sentences: what the user said before in the conversation, oldest first.
    func weigh(
        _ text: String, found: AskedFacts.Found?, facts: [Fact], sentences: [String]
    ) async throws(ModelError) -> AskedFacts.Found? {
        let facts = Array(facts.suffix(Self.most))
        let sentences = Array(sentences.suffix(Self.most))
        guard !(facts.isEmpty && sentences.isEmpty) else { return found }
        let question = WeighedQuestion(text)
        let vectors = try await vectors.vectors(of: question.texts + facts.map(\.text) + sentences)
        let known = Weighed(
            question, facts.map(\.text), vectors, verdict(found, facts.map { fact in found?.facts.contains(fact) == true }),
            .facts)
        let said = Weighed(
            question, sentences, vectors, verdict(found, sentences.map { found?.told.contains($0) == true }), .told)
        let isTwo = question.mayBeTwo
        if said.best >= Self.told.unsure, said.best > known.best {
            let places = said.places(Self.told, isTwo: isTwo)
            return AskedFacts.Found(isSure: said.best >= Self.told.sure, told: places.map { sentences[$0] })
        }
        guard known.best >= Self.facts.unsure else {
            // What the rules found is no answer; that it was understood they tell all the same.
            return found.map { _ in AskedFacts.Found(lacksSomething: true) }
        }
        let places = known.places(Self.facts, isTwo: isTwo)
        let isSure = known.best >= Self.facts.sure
        return AskedFacts.Found(
            facts: places.map { facts[$0] },
            lacksSomething: isSure && found?.lacksSomething == true && found?.facts.isEmpty == false && places.count < 2,
            isSure: isSure)
    }

    private func verdict(_ found: AskedFacts.Found?, _ chosen: [Bool]) -> AnswerFeatures.Verdict {
        guard let found else { return .silent }
        guard !(found.facts.isEmpty && found.told.isEmpty) else { return .nothing }
        return .chosen(Set(chosen.indices.filter { chosen[$0] }), isSure: found.isSure)
    }

    /// Texts with their probabilities.
    private struct Weighed {
        private let chances: [Double]
        private let chosen: Set<Int>

        init(
            _ question: WeighedQuestion, _ texts: [String], _ vectors: TextVectors, _ verdict: AnswerFeatures.Verdict,
            _ weights: AnswerWeights
        ) {
            chances = AnswerFeatures(question, texts: texts, vectors: vectors, verdict: verdict).rows
                .map(weights.probability)
            if case .chosen(let places, _) = verdict { chosen = places } else { chosen = [] }
        }

        var best: Double { chances.max() ?? 0 }

        /// The places of those that answer, best first.
        func places(_ bounds: Bounds, isTwo: Bool) -> [Int] {
            let ranked = chances.indices.sorted { chances[$0] > chances[$1] }
            guard let best = ranked.first else { return [] }
            // Where the rules agree about the best, what else they chose stays unless it is unlikely.
            var places = [best]
            if chosen.contains(best) {
                places += ranked.dropFirst().filter { chosen.contains($0) && chances[$0] >= bounds.kept }
            }
            if isTwo, places.count < 2 { places += ranked.dropFirst().prefix(1).filter { chances[$0] >= bounds.second } }
            return Array(places.prefix(AskedFacts.limit))
        }
    }
}
