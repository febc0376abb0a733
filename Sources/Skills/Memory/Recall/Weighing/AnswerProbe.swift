public import AgentCore

/// What `Training/AnswerRows` learns the weights from.
public enum AnswerProbe {
    /// The numbers of each text as an answer to a message.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - texts: what may answer.
    ///   - chosen: the places of those that the rules of recall chose; empty where they found nothing, `nil` where they
    ///     did not understand the message.
    ///   - isSure: whether what they chose answers.
    ///   - encoder: makes the vectors.
    /// - Throws: `ModelError` where the encoder fails.
    public static func numbers(
        _ message: String, texts: [String], chosen: [Int]?, isSure: Bool, encoder: any EmbeddingModel
    ) async throws(ModelError) -> [[Float]] {
        let question = WeighedQuestion(message)
        let vectors = try await VectorCache(encoder).vectors(of: question.texts + texts)
        let verdict: AnswerFeatures.Verdict =
            chosen.map { $0.isEmpty ? .nothing : .chosen(Set($0), isSure: isSure) } ?? .silent
        return AnswerFeatures(question, texts: texts, vectors: vectors, verdict: verdict).rows
    }
}
