/// Makes vectors of texts: a loaded encoder with its tokenizer.
///
/// Not safe to share between tasks.
public final class TextEmbedder {
    /// The model.
    public let model: any EmbeddingNetwork
    private let tokenizer: any Tokenizer
    private let encoder: any TextEncoder
    /// What a text that is cut ends with all the same.
    private let endToken: TokenID?

    /// Opens a model file.
    ///
    /// - Parameters:
    ///   - path: a GGUF file or a model directory with one of the networks of `EncoderArchitecture`.
    ///   - threads: threads at work, by default one for each core.
    ///   - memory: bytes it may take; what the machine has left where `nil`.
    /// - Throws: `EngineError` naming the file and what is wrong with it, or the memory it needs.
    public convenience init(path: String, threads: Int? = nil, memory: Int? = nil) throws(EngineError) {
        try self.init(EmbeddingNetworks.load(path: path), threads: threads, memory: memory)
    }

    /// The same for a model that is open.
    public init(_ model: any EmbeddingNetwork, threads: Int? = nil, memory: Int? = nil) throws(EngineError) {
        let path = model.file.path
        self.model = model
        tokenizer = try model.file.vocabulary().makeTokenizer()
        guard tokenizer.vocabularySize <= model.vocabularySize else {
            throw EngineError(
                .malformed,
                "\(path): \(tokenizer.vocabularySize) tokens, but the embedding has \(model.vocabularySize)")
        }
        try model.memoryNeed.check(limit: memory, path: path)
        encoder = model.encoder(threads: threads)
        let frame = tokenizer.encode("", addSpecial: true, parseSpecial: false)
        endToken = frame.count > (tokenizer.beginToken == nil ? 0 : 1) ? frame.last : nil
    }

    /// The vectors of texts, in their order. What a text holds beyond the model's context has no part in its vector,
    /// and the result says so.
    ///
    /// - Parameters:
    ///   - texts: any texts. An empty one has the vector that the model gives its first and last token.
    ///   - shouldStop: asked again and again; once it answers true, the result is `nil`.
    /// - Throws: `EngineError` (invalidRequest) for an empty text where the model frames texts with no tokens;
    ///   (malformed) where the weights give no numbers.
    public func embed(_ texts: [String], shouldStop: () -> Bool = { false }) throws(EngineError) -> [TextEmbedding]? {
        var tokens: [[TokenID]] = []
        var counts: [Int] = []
        for text in texts {
            if shouldStop() { return nil }
            let all = tokenizer.encode(text, addSpecial: true, parseSpecial: false)
            counts.append(all.count)
            tokens.append(cut(all))
        }
        guard let vectors = try encoder.encode(tokens, shouldStop: shouldStop) else { return nil }
        return vectors.indices.map { index in
            TextEmbedding(
                vector: vectors[index], tokenCount: counts[index], usedTokenCount: tokens[index].count)
        }
    }

    private func cut(_ tokens: [TokenID]) -> [TokenID] {
        let most = encoder.contextLength
        guard tokens.count > most else { return tokens }
        guard let endToken else { return Array(tokens.prefix(most)) }
        return tokens.prefix(most - 1) + [endToken]
    }
}
