/// Scores how well texts match a query: a cross-encoder, which reads both together ("Passage Re-ranking with BERT",
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
    /// The tokens that begin and end a text.
    private let begin: [TokenID]
    private let end: [TokenID]

    /// Opens a model file.
    ///
    /// - Parameters:
    ///   - path: a GGUF file of a transformer with `pooling_type` 4 and the tensor `cls.output.weight`.
    ///   - branch: a GGUF file of upper layers for single texts (`EncoderBranch`), if there is one.
    ///   - threads: number of threads; by default one per core.
    ///   - memory: limit in bytes; `nil` for what the machine has left.
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
        try model.memoryEstimate.check(limit: memory, path: path)
        encoder = model.makeEncoder(threads: threads)
        let frame = tokenizer.encode("", addSpecial: true, parseSpecial: false)
        guard frame.count == 2, model.config.contextLength > Self.least else {
            throw EngineError(.unsupported, "\(path): a tokenizer that does not frame texts cannot pair them")
        }
        begin = [frame[0]]
        end = [frame[1]]
        if let branch { self.branch = try EncoderBranch(path: branch, of: model.config) } else { self.branch = nil }
    }

    /// The mean of a single text's token vectors [width] after the branch. Only the beginning of a long text is read.
    ///
    /// - Parameters:
    ///   - text: any text.
    ///   - shouldStop: asked repeatedly; once it returns true, the result is `nil`.
    /// - Throws: `EngineError` (unsupported) if the ranker was opened without a branch.
    public func reading(of text: String, shouldStop: () -> Bool = { false }) throws(EngineError) -> [Float]? {
        guard let branch else {
            throw EngineError(.unsupported, "\(model.file.path) was opened without layers that read texts alone")
        }
        let room = min(model.config.contextLength, Self.longest) - begin.count - end.count
        return try encoder.mean(
            of: begin + plain(text).prefix(room) + end, through: branch, shouldStop: shouldStop)
    }

    /// Maximum tokens of a single text: the branch was not trained on longer ones.
    private static let longest = 128

    /// The score of each text for the query, in order: the output of the head, which is the log odds in models trained
    /// that way. Of a long pair, the end of the query and the beginning of the text are read.
    ///
    /// - Parameters:
    ///   - query: any text.
    ///   - texts: any texts.
    ///   - shouldStop: asked repeatedly; once it returns true, the result is `nil`.
    /// - Throws: `EngineError` (malformed) if the weights give no finite score.
    public func scores(
        _ texts: [String], for query: String, shouldStop: () -> Bool = { false }
    ) throws(EngineError) -> [Double]? {
        let query = plain(query)
        return try encoder.scores(texts.map { pair(query, plain($0)) }, head, shouldStop: shouldStop)
    }

    /// A context must be longer than this to have room for two texts.
    private static let least = 16

    private func plain(_ text: String) -> [TokenID] {
        tokenizer.encode(text, addSpecial: false, parseSpecial: false)
    }

    /// Joins both texts. The second may take half the room, or more if the first leaves it; the first gets the rest.
    private func pair(_ query: [TokenID], _ text: [TokenID]) -> [TokenID] {
        let room = model.config.contextLength - begin.count - 2 * end.count
        let text = text.prefix(max(room / 2, room - query.count))
        return begin + query.suffix(room - text.count) + end + text + end
    }
}
