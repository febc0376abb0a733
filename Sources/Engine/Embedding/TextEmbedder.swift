/// Embeds texts: a loaded encoder with its tokenizer.
///
/// Not safe to share between tasks.
public final class TextEmbedder {
    /// The model.
    public let model: LoadedEncoder
    private let tokenizer: any Tokenizer
    private let encoder: TransformerEncoder
    /// The last token of a text that is cut; `nil` if the model adds no end token.
    private let endToken: TokenID?

    /// Opens a model file.
    ///
    /// - Parameters:
    ///   - path: a GGUF file or a model directory with one of the networks of `EncoderArchitecture`.
    ///   - threads: number of threads; by default one per core.
    ///   - memory: limit in bytes; `nil` for what the machine has left.
    /// - Throws: `EngineError` naming the file and what is wrong with it, or the memory it needs.
    public convenience init(path: String, threads: Int? = nil, memory: Int? = nil) throws(EngineError) {
        try self.init(LoadedEncoder.load(path: path), threads: threads, memory: memory)
    }

    /// As above, for an open model.
    public init(_ model: LoadedEncoder, threads: Int? = nil, memory: Int? = nil) throws(EngineError) {
        let path = model.file.path
        self.model = model
        tokenizer = try model.file.vocabulary().makeTokenizer()
        guard tokenizer.vocabularySize <= model.vocabularySize else {
            throw EngineError(
                .malformed,
                "\(path): \(tokenizer.vocabularySize) tokens, but the embedding has \(model.vocabularySize)")
        }
        try model.memoryEstimate.check(limit: memory, path: path)
        encoder = model.makeEncoder(threads: threads)
        let frame = tokenizer.encode("", addSpecial: true, parseSpecial: false)
        endToken = frame.count > (tokenizer.beginToken == nil ? 0 : 1) ? frame.last : nil
    }

    /// The vectors of texts, in order. A text longer than the model's context is cut, and the result says so.
    ///
    /// - Parameters:
    ///   - texts: any texts. An empty one gets the vector that the model gives its begin and end tokens.
    ///   - shouldStop: asked repeatedly; once it returns true, the result is `nil`.
    /// - Throws: `EngineError` (invalidRequest) for an empty text if the model adds no begin or end token; (malformed)
    ///   if the weights give no finite result.
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
