/// Tells what is wanted by a message, whether it is good or bad news, and whether help is needed: by softmax regressions over its vector and by
/// a cross-encoder that reads it beside what it may be (`Sense`), both learned from messages by several hands (`Training/meaning.py`, `ranker.py`).
public struct MeaningReader: Sendable {
    private let last: LastMeaning

    /// Reads with the models that come with the program: the weights were learned on the encoder's vectors.
    ///
    /// - Parameters:
    ///   - topics: tell tones too, where they are there (`tonedMeaning`).
    ///   - acts: tell what a message does.
    public init(
        encoder: any EmbeddingModel, ranker: any RankingModel, topics: (any TopicModel)? = nil,
        acts: (any TopicModel)? = nil
    ) {
        last = LastMeaning(encoder, ranker, topics, acts)
    }

    /// Loads both models, the encoder first, whose vectors memory wants first; where that fails, so does reading, and tells.
    func load() async { await last.load() }

    /// What a message means.
    ///
    /// - Throws: `ModelError` where the encoder fails or the task was cancelled.
    public func meaning(of message: String) async throws(ModelError) -> Meaning { try await last.meaning(of: message) }

    /// What a message means, its tones by the topics that it may be about too.
    ///
    /// - Throws: `ModelError` where a model fails or the task was cancelled.
    func tonedMeaning(of message: String) async throws(ModelError) -> Meaning {
        try await last.tonedMeaning(of: message)
    }

    /// The vectors by which topics are told.
    ///
    /// - Throws: `ModelError` where a model fails or the task was cancelled.
    func vectors(of message: String) async throws(ModelError) -> MessageVectors {
        try await last.vectors(of: message)
    }

    /// What a message does in the conversation.
    ///
    /// - Throws: `ModelError` where a model fails or the task was cancelled.
    func acts(of message: String) async throws(ModelError) -> MessageActs { try await last.acts(of: message) }

    /// Keeps the meanings that were read last: those who stand before a model ask for the same one behind one another, and for that of the
    /// message before.
    private actor LastMeaning {
        private let encoder: any EmbeddingModel
        private let ranker: any RankingModel
        private let topics, acts: (any TopicModel)?
        private var last: [(message: String, meaning: Meaning)] = []
        private var toned: [(message: String, meaning: Meaning)] = []
        private var vectors: [(message: String, vectors: MessageVectors)] = []
        private var readings: [(message: String, reading: [Float])] = []
        private var done: [(message: String, acts: MessageActs)] = []
        private static let most = 4
        /// How likely what a message does has to be of a tone at least.
        private static let toned = 0.1

        init(
            _ encoder: any EmbeddingModel, _ ranker: any RankingModel, _ topics: (any TopicModel)?,
            _ acts: (any TopicModel)?
        ) {
            self.acts = acts
            self.encoder = encoder
            self.ranker = ranker
            self.topics = topics
        }

        nonisolated func load() async {
            try? await encoder.load()
            try? await ranker.load()
        }

        func vectors(of message: String) async throws(ModelError) -> MessageVectors {
            if let known = vectors.last(where: { $0.message == message }) { return known.vectors }
            let found = MessageVectors(
                meaning: try await meaning(of: message).vector, reading: try await reading(of: message))
            vectors = vectors.suffix(Self.most - 1) + [(message, found)]
            return found
        }

        private func reading(of message: String) async throws(ModelError) -> [Float] {
            if let known = readings.last(where: { $0.message == message }) { return known.reading }
            let found = try await ranker.reading(of: Shouting.calmed(message))
            readings = readings.suffix(Self.most - 1) + [(message, found)]
            return found
        }

        func acts(of message: String) async throws(ModelError) -> MessageActs {
            guard let acts else { return .unknown }
            if let known = done.last(where: { $0.message == message }) { return known.acts }
            // They are told by the reading alone, which takes a part of the time of the rest.
            let vectors = MessageVectors(meaning: [], reading: try await reading(of: message))
            let found = MessageActs(try await acts.topics(of: vectors, limit: MessageAct.allCases.count))
            done = done.suffix(Self.most - 1) + [(message, found)]
            return found
        }

        func tonedMeaning(of message: String) async throws(ModelError) -> Meaning {
            guard let topics else { return try await meaning(of: message) }
            if let known = toned.last(where: { $0.message == message }) { return known.meaning }
            let tones = try await topics.tones(of: vectors(of: message))
            var meaning = try await meaning(of: message).weighing(tonesOfTopics: tones)
            if LossWords.areFound(in: message) { meaning = meaning.without(.glad, as: .sad) }
            // Who takes leave or asks is neither glad nor sad, whatever the words are about.
            let acts = try await acts(of: message)
            for tone in [Tone.glad, .sad] where acts.isKnown && acts.chance(of: tone) < Self.toned {
                meaning = meaning.without(tone, as: .plain)
            }
            toned = toned.suffix(Self.most - 1) + [(message, meaning)]
            return meaning
        }

        func meaning(of message: String) async throws(ModelError) -> Meaning {
            if let known = last.last(where: { $0.message == message }) { return known.meaning }
            let calm = Shouting.calmed(message)
            let vector = try await encoder.embed([calm]).first?.vector ?? []
            let odds = try await ranker.scores(Sense.allCases.map(\.rawValue), for: calm)
            var meaning = Meaning(vector: vector, senses: Dictionary(uniqueKeysWithValues: zip(Sense.allCases, odds)))
            if LossWords.areFound(in: message) { meaning = meaning.without(.glad, as: .sad) }
            last = last.suffix(Self.most - 1) + [(message, meaning)]
            return meaning
        }
    }
}
