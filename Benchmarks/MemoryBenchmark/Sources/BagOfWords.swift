import AgentCore

/// An embedding model that costs next to nothing: a text's vector is the sum of its words' vectors, and a word's is drawn
/// by a generator that its letters seed (splitmix64).
struct BagOfWords: EmbeddingModel {
    let identity = ModelIdentity(name: "bag-of-words", location: "memory")
    /// As many numbers as all-MiniLM-L6-v2 gives.
    private static let length = 384

    func embed(_ texts: [String]) async throws(ModelError) -> [Embedding] {
        texts.map { text in
            var sum = [Float](repeating: 0, count: Self.length)
            for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
                var state = word.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
                    ($0 ^ UInt64($1)) &* 1_099_511_628_211
                }
                for index in sum.indices {
                    state &+= 0x9E37_79B9_7F4A_7C15
                    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
                    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
                    sum[index] += Float(bits >> 40) / Float(1 << 23) - 1
                }
            }
            let norm = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
            return Embedding(vector: norm > 0 ? sum.map { $0 / norm } : sum)
        }
    }
}
