import EngineKernels
import Foundation

/// Tells from a text's vectors which of some topics it is about: a softmax regression over an embedder's vector or a ranker's reading of it,
/// and how near the embedder's vector is to the middle of each topic's own texts.
///
/// The file is GGUF: `topics.names`, `topics.tones` and `topics.groups` (one each for a topic), `topics.replies` and, how many of
/// them are a topic's, `topics.reply_counts`; the tensors `topics.weight` and `topics.bias` with a last row for "none of them",
/// and `topics.centre` (of length one). Where `topics.reading_length` is there, the regression is over a reading of so many numbers.
/// `Training/topics.py` makes it.
public struct TopicClassifier: @unchecked Sendable {
    /// A topic as the file tells it.
    public struct Topic: Sendable, Hashable {
        /// What it is about.
        public let name: String
        /// What sort of news it is: `glad`, `sad` or `plain`.
        public let tone: String
        /// Which topics it belongs to: `day`, or `talk` for those about the companion itself.
        public let group: String
        /// What may be said to it.
        public let replies: [String]
    }

    /// How a text stands to a topic.
    public struct Score: Sendable, Hashable {
        /// How likely it is about it; with "none of them" together 1.
        public let chance: Double
        /// The cosine to the middle of its texts, from -1 to 1.
        public let nearness: Double
    }

    /// The topics, in the file's order.
    public let topics: [Topic]
    /// Numbers of an embedder's vector.
    public let width: Int
    /// Numbers of a ranker's reading (`TextRanker.reading`), by which topics are told; `nil` where they are told by the vector.
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
            throw EngineError(.malformed, "\(file.place(ofKey: "topics.embedding_length")) is no length")
        }
        self.width = width
        readingWidth = file.metadata.integer("topics.reading_length")
        guard (1...1 << 16).contains(readingWidth ?? 1) else {
            throw EngineError(.malformed, "\(file.place(ofKey: "topics.reading_length")) is no length")
        }
        var reader = TensorReader(file)
        weight = try reader.matrix("topics.weight", rows: topics.count + 1, columns: readingWidth ?? width)
        bias = try reader.vector("topics.bias", topics.count + 1)
        centre = try reader.matrix("topics.centre", rows: topics.count, columns: width)
        try reader.refuseUnknown()
    }

    /// How a text stands to each topic, in their order.
    ///
    /// - Parameters:
    ///   - vector: the text's vector [width], of length one; nothing where nearness is not wanted and a reading is there.
    ///   - reading: the ranker's reading of it [readingWidth]; of no use where topics are told by the vector.
    /// - Throws: `EngineError` (unsupported) where one of them has another width.
    public func scores(_ vector: [Float], reading: [Float] = []) throws(EngineError) -> [Score] {
        let isNearnessWanted = !vector.isEmpty || readingWidth == nil
        guard vector.count == width || !isNearnessWanted else {
            throw EngineError(.unsupported, "\(file.path) reads vectors of \(width) numbers, not \(vector.count)")
        }
        if let readingWidth, reading.count != readingWidth {
            throw EngineError(
                .unsupported, "\(file.path) reads readings of \(readingWidth) numbers, not \(reading.count)")
        }
        let products = Self.products(weight, readingWidth == nil ? vector : reading)
        let odds = products.indices.map { products[$0] + Double(bias.start[$0]) }
        let most = odds.max() ?? 0
        let powers = odds.map { exp($0 - most) }
        let sum = powers.reduce(0, +)
        let nearness = isNearnessWanted ? Self.products(centre, vector) : Array(repeating: 0, count: topics.count)
        return zip(powers, nearness).map { Score(chance: $0 / sum, nearness: $1) }
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
                throw EngineError(.malformed, "\(file.place(ofKey: key)) is no list of texts")
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
        return names.indices.map { place in
            defer { rest = rest.dropFirst(counts[place]) }
            return Topic(
                name: names[place], tone: tones[place], group: groups[place],
                replies: Array(rest.prefix(counts[place])))
        }
    }
}
