/// The most likely tokens of a word, where the tokens' probabilities are independent of each other (Kudo, "Subword
/// Regularization", 2018), found by the Viterbi algorithm as in SentencePiece and the Hugging Face tokenizers.
struct UnigramModel: SubwordModel {
    /// Subtracted from the worst token's score for a character that is not a token.
    private static let unknownPenalty = 10.0
    /// Maximum bytes of a token: at each position of a text, all lengths up to that of the longest token are tried.
    static let longestToken = 512

    /// The tokens, keyed by the bytes that they represent.
    let table: TokenTable
    /// The log probability of each token.
    let scores: [Double]
    /// The token for what the vocabulary lacks; if it is `nil`, that is left out.
    let unknown: TokenID?
    /// The token of each byte, -1 if there is none; `nil` if unknown characters are not spelled in bytes.
    let byteTokens: [TokenID]?
    private let worst: Double

    init(table: TokenTable, scores: [Double], unknown: TokenID?, byteTokens: [TokenID]?) {
        self.table = table
        self.scores = scores
        self.unknown = unknown
        self.byteTokens = byteTokens
        worst = scores.min() ?? 0
    }

    private struct Node {
        var score = -Double.infinity
        var start = 0
        /// -1 for unknown.
        var token: TokenID = -1
    }

    func encode(_ word: ArraySlice<UInt8>, into result: inout [TokenID]) {
        word.withUnsafeBufferPointer { word in
            var start: Int?
            for step in best(word) {
                if step.token < 0 {
                    start = start ?? step.range.lowerBound
                    continue
                }
                if let from = start { spell(word[from..<step.range.lowerBound], into: &result) }
                start = nil
                result.append(step.token)
            }
            if let from = start { spell(word[from...], into: &result) }
        }
    }

    /// Encodes adjacent unknown characters together.
    private func spell(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, into result: inout [TokenID]) {
        if let byteTokens, bytes.allSatisfy({ byteTokens[Int($0)] >= 0 }) {
            result += bytes.map { byteTokens[Int($0)] }
        } else if let unknown {
            result.append(unknown)
        }
    }

    private func best(_ word: UnsafeBufferPointer<UInt8>) -> [(token: TokenID, range: Range<Int>)] {
        var nodes = [Node](repeating: Node(), count: word.count + 1)
        nodes[0].score = 0
        var start = 0
        while start < word.count {
            let width = min(UTF8Width.of(word[start]), word.count - start)
            let score = nodes[start].score
            var hasCharacter = false
            var end = start
            while end < word.count, end - start < table.longest {
                end += min(UTF8Width.of(word[end]), word.count - end)
                guard let token = table.id(of: UnsafeBufferPointer(rebasing: word[start..<end])) else { continue }
                let candidate = score + scores[Int(token)]
                if candidate > nodes[end].score { nodes[end] = Node(score: candidate, start: start, token: token) }
                if end - start == width { hasCharacter = true }
            }
            if !hasCharacter {
                let candidate = score + worst - Self.unknownPenalty
                if candidate > nodes[start + width].score {
                    nodes[start + width] = Node(score: candidate, start: start, token: -1)
                }
            }
            start += width
        }
        var path: [(token: TokenID, range: Range<Int>)] = []
        var end = word.count
        while end > 0 {
            path.append((nodes[end].token, nodes[end].start..<end))
            end = nodes[end].start
        }
        return path.reversed()
    }
}
