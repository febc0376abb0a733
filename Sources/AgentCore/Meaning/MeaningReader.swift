/// Tells what is wanted by a message, whether it is good or bad news, and whether help is needed: by softmax regressions over its vector and by
/// a cross-encoder that reads it beside what it may be (`Sense`), both learned from messages by several hands (`Training/meaning.py`, `ranker.py`).
public struct MeaningReader: Sendable {
    private let last: LastMeaning

    /// Reads with the models that come with the program: the weights were learned on the encoder's vectors.
    public init(encoder: any EmbeddingModel, ranker: any RankingModel) { last = LastMeaning(encoder, ranker) }

    /// Loads both models, the encoder first, whose vectors memory wants first; where that fails, so does reading, and tells.
    func load() async { await last.load() }

    /// What a message means.
    ///
    /// - Throws: `ModelError` where the encoder fails or the task was cancelled.
    public func meaning(of message: String) async throws(ModelError) -> Meaning { try await last.meaning(of: message) }

    /// Keeps the meanings that were read last: those who stand before a model ask for the same one behind one another, and for that of the
    /// message before.
    private actor LastMeaning {
        private let encoder: any EmbeddingModel
        private let ranker: any RankingModel
        private var last: [(message: String, meaning: Meaning)] = []
        private static let most = 4

        init(_ encoder: any EmbeddingModel, _ ranker: any RankingModel) {
            self.encoder = encoder
            self.ranker = ranker
        }

        nonisolated func load() async {
            try? await encoder.load()
            try? await ranker.load()
        }

        func meaning(of message: String) async throws(ModelError) -> Meaning {
            if let known = last.last(where: { $0.message == message }) { return known.meaning }
            let vector = try await encoder.embed([message]).first?.vector ?? []
            let odds = try await ranker.scores(Sense.allCases.map(\.rawValue), for: message)
            var meaning = Meaning(vector: vector, senses: Dictionary(uniqueKeysWithValues: zip(Sense.allCases, odds)))
            if LossWords.areFound(in: message) { meaning = meaning.withoutGlad(as: .sad) }
            last = last.suffix(Self.most - 1) + [(message, meaning)]
            return meaning
        }
    }
}
