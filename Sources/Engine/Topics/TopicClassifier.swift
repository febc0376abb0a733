import EngineKernels
import Foundation

/// Classifies a text by topic: a softmax regression over an embedder's vector or a ranker's reading of the text, and
/// the cosine between the embedder's vector and the centre of each topic's own texts.
///
/// The file is GGUF. Metadata: `topics.names`, `topics.tones` and `topics.groups` (one entry per topic),
/// `topics.replies` (those of all topics in order) and `topics.reply_counts` (replies per topic). Tensors:
/// `topics.weight` and `topics.bias`, with a last row for "none of them", and `topics.centre` (rows of length one).
/// With `topics.reading_length`, the regression uses a reading of that length. `Training/topics.py` makes the file.
public struct TopicClassifier: @unchecked Sendable {
    /// A topic in the file.
    public struct Topic: Sendable, Hashable {
        /// What it is about.
        public let name: String
        /// The tone of the news: `glad`, `sad` or `plain`.
        public let tone: String
        /// Its group: `day`, or `talk` for topics about the companion itself.
        public let group: String
        /// Possible replies.
        public let replies: [String]
    }

    /// How well a text matches a topic.
    public struct Score: Sendable, Hashable {
        /// The probability of the topic; together with "none of them" all add up to 1.
        public let probability: Double
        /// The cosine to the centre of the topic's texts, from -1 to 1; 0 if it was not wanted.
        public let similarity: Double
    }

    /// The topics, in the file's order.
    public let topics: [Topic]
    /// Length of an embedder's vector.
    public let width: Int
    /// Length of the ranker's reading (`TextRanker.reading`) that the regression uses; `nil` if it uses the vector.
    public let readingWidth: Int?
    private let file: GGUFFile
    private let weight, centre: ek_matrix
    private let bias: Buffer<Float>

    /// Opens a file.
    ///
    /// - Throws: `EngineError` naming the file and what is wrong with it.
    public init(path: String) throws(EngineError) {
        file = try GGUFFile(path: path)
        topics = try Self.topics(file)
        guard let width = file.metadata.integer("topics.embedding_length"), width > 0 else {
            throw EngineError(.malformed, "\(file.location(ofKey: "topics.embedding_length")) is no length")
        }
        self.width = width
        readingWidth = file.metadata.integer("topics.reading_length")
        guard (1...1 << 16).contains(readingWidth ?? 1) else {
            throw EngineError(.malformed, "\(file.location(ofKey: "topics.reading_length")) is no length")
        }
        var reader = TensorReader(file)
        weight = try reader.matrix("topics.weight", rows: topics.count + 1, columns: readingWidth ?? width)
        bias = try reader.vector("topics.bias", topics.count + 1)
        centre = try reader.matrix("topics.centre", rows: topics.count, columns: width)
        try reader.refuseUnknown()
    }

    /// Scores every topic, in order.
    ///
    /// - Parameters:
    ///   - vector: the text's vector [width], of length one; empty if a reading is given and similarity is not wanted.
    ///   - reading: the ranker's reading [readingWidth]; ignored if the regression uses the vector.
    /// - Throws: `EngineError` (unsupported) if one of them has another length.
    public func scores(_ vector: [Float], reading: [Float] = []) throws(EngineError) -> [Score] {
        let wantsSimilarity = !vector.isEmpty || readingWidth == nil
        guard vector.count == width || !wantsSimilarity else {
            throw EngineError(.unsupported, "\(file.path) reads vectors of \(width) numbers, not \(vector.count)")
        }
        if let readingWidth, reading.count != readingWidth {
            throw EngineError(
                .unsupported, "\(file.path) reads readings of \(readingWidth) numbers, not \(reading.count)")
        }
        let products = Self.products(weight, readingWidth == nil ? vector : reading)
        let logits = products.indices.map { products[$0] + Double(bias.start[$0]) }
        let most = logits.max() ?? 0
        let exponentials = logits.map { exp($0 - most) }
        let sum = exponentials.reduce(0, +)
        let similarity = wantsSimilarity ? Self.products(centre, vector) : Array(repeating: 0, count: topics.count)
        return zip(exponentials, similarity).map { Score(probability: $0 / sum, similarity: $1) }
    }

    private static func products(_ matrix: ek_matrix, _ vector: [Float]) -> [Double] {
        var matrix = matrix
        let row = Buffer<Float>(count: vector.count)
        return (0..<matrix.rows).map { index in
            ek_dequantize_row(&matrix, index, row.start)
            return Double(vector.indices.reduce(Float(0)) { $0 + row.start[$1] * vector[$1] })
        }
    }

    private static func topics(_ file: GGUFFile) throws(EngineError) -> [Topic] {
        func list(_ key: String) throws(EngineError) -> [String] {
            guard let list = file.metadata.strings(key) else {
                throw EngineError(.malformed, "\(file.location(ofKey: key)) is no list of texts")
            }
            return list
        }
        let (names, tones) = (try list("topics.names"), try list("topics.tones"))
        let (groups, replies) = (try list("topics.groups"), try list("topics.replies"))
        let counts = (file.metadata.integers("topics.reply_counts") ?? []).map { Int($0) }
        guard !names.isEmpty, [tones.count, groups.count, counts.count].allSatisfy({ $0 == names.count }),
            counts.allSatisfy({ $0 > 0 && $0 <= replies.count }), counts.reduce(0, +) == replies.count
        else { throw EngineError(.malformed, "\(file.path): its lists of topics and replies are not of one length") }
        var rest = replies[...]
        return names.indices.map { index in
            defer { rest = rest.dropFirst(counts[index]) }
            return Topic(
                name: names[index], tone: tones[index], group: groups[index],
                replies: Array(rest.prefix(counts[index])))
        }
    }
}
