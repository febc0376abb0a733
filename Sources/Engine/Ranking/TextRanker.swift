/// Tells how well texts go with a query: a cross-encoder, which reads both together ("Passage Re-ranking with BERT",
/// Nogueira and Cho 2019), with its tokenizer.
///
/// Not safe to share between tasks.
public final class TextRanker {
    /// The model.
    public let model: LoadedEncoder
    private let tokenizer: any Tokenizer
    private let encoder: TransformerEncoder
    private let head: RankingHead
    private let branch: EncoderBranch?
    /// What a text begins and ends with.
    private let begin: [TokenID]
    private let end: [TokenID]

    /// Opens a model file.
    ///
    /// - Parameters:
    ///   - path: a GGUF file of a transformer with `pooling_type` 4 and the tensor `cls.output.weight`.
    ///   - branch: a GGUF file of upper layers for texts that are read alone (`EncoderBranch`), where there are any.
    ///   - threads: threads at work, by default one for each core.
    ///   - memory: bytes it may take; what the machine has left where `nil`.
    /// - Throws: `EngineError` naming the file and what is wrong with it, or the memory it needs.
    public init(
        path: String, branch: String? = nil, threads: Int? = nil, memory: Int? = nil
    ) throws(EngineError) {
        model = try LoadedEncoder.load(path: path)
        guard let head = model.weights.ranking else {
            throw try EncoderKeys(model.file).unsupported("pooling_type", "\(model.config.pooling) (no ranking)")
        }
        self.head = head
        tokenizer = try model.file.vocabulary().makeTokenizer()
        guard tokenizer.vocabularySize <= model.vocabularySize else {
            throw EngineError(
                .malformed,
                "\(path): \(tokenizer.vocabularySize) tokens, but the embedding has \(model.vocabularySize)")
        }
        try model.memoryNeed.check(limit: memory, path: path)
        encoder = model.makeEncoder(threads: threads)
        let frame = tokenizer.encode("", addSpecial: true, parseSpecial: false)
        guard frame.count == 2, model.config.contextLength > Self.least else {
            throw EngineError(.unsupported, "\(path): a tokenizer that does not frame texts cannot pair them")
        }
        begin = [frame[0]]
        end = [frame[1]]
        if let branch { self.branch = try EncoderBranch(path: branch, of: model.config) } else { self.branch = nil }
    }

    /// What the network makes of a text by itself: the mean of its tokens' vectors [width] behind the branch. Of a long text the beginning
    /// is read.
    ///
    /// - Parameters:
    ///   - text: any text.
    ///   - shouldStop: asked again and again; once it answers true, the result is `nil`.
    /// - Throws: `EngineError` (unsupported) where the ranker was opened without a branch.
    public func reading(of text: String, shouldStop: () -> Bool = { false }) throws(EngineError) -> [Float]? {
        guard let branch else {
            throw EngineError(.unsupported, "\(model.file.path) was opened without layers that read texts alone")
        }
        let room = min(model.config.contextLength, Self.longest) - begin.count - end.count
        return try encoder.mean(
            of: begin + plain(text).prefix(room) + end, through: branch, shouldStop: shouldStop)
    }

    /// Tokens of a text that is read alone, at most: longer ones were not learned from.
    private static let longest = 128

    /// How well each text goes with the query, in their order: what the head says, the logarithm of the odds in the models
    /// for which it was trained so. Of a long pair the end of the query and the beginning of the text are read.
    ///
    /// - Parameters:
    ///   - query: any text.
    ///   - texts: any texts.
    ///   - shouldStop: asked again and again; once it answers true, the result is `nil`.
    /// - Throws: `EngineError` (malformed) where the weights give no numbers.
    public func scores(
        _ texts: [String], for query: String, shouldStop: () -> Bool = { false }
    ) throws(EngineError) -> [Double]? {
        let query = plain(query)
        return try encoder.scores(texts.map { pair(query, plain($0)) }, head, shouldStop: shouldStop)
    }

    /// Tokens of a context below which there is no room for two texts.
    private static let least = 16

    private func plain(_ text: String) -> [TokenID] {
        tokenizer.encode(text, addSpecial: false, parseSpecial: false)
    }

    /// Both texts as one: the second takes at most half the room, the first what is left.
    private func pair(_ query: [TokenID], _ text: [TokenID]) -> [TokenID] {
        let room = model.config.contextLength - begin.count - 2 * end.count
        let text = text.prefix(max(room / 2, room - query.count))
        return begin + query.suffix(room - text.count) + end + text + end
    }
}
