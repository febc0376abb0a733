/// A range of bytes that is, or may become, one token.
struct TextSymbol {
    /// Index of its first byte.
    let start: Int
    /// Its length in bytes; 0 once it has been merged into its left neighbour.
    var length: Int
    /// Its token; -1 if the vocabulary has none.
    var token: TokenID
    fileprivate var previous: Int
    fileprivate var next: Int

    /// An unlinked symbol; the merger links it.
    init(start: Int, length: Int, token: TokenID) {
        self.start = start
        self.length = length
        self.token = token
        previous = -1
        next = -1
    }
}

/// Decides which neighbours may merge, and in which order.
protocol MergeRule {
    /// The token of the merged pair and its cost, lowest first; `nil` if the two do not merge.
    func merge(_ left: TextSymbol, _ right: TextSymbol) -> (token: TokenID, cost: Float)?
}

/// Byte-pair encoding of one word: always merges the cheapest neighbours, the leftmost of equals, until none merge.
///
/// A priority queue holds the candidates; those whose symbols have changed since are recognised by their length and
/// dropped. O(n log n), after Sennrich et al., "Neural Machine Translation of Rare Words with Subword Units" (2016) and
/// the encoder of SentencePiece.
struct SymbolMerger<Rule: MergeRule> {
    private struct Candidate: Comparable {
        let cost: Float
        let left: Int
        let right: Int
        let length: Int
        let token: TokenID

        static func < (one: Self, other: Self) -> Bool {
            one.cost < other.cost || (one.cost == other.cost && one.left < other.left)
        }
    }

    private let rule: Rule
    private var symbols: [TextSymbol]
    private var queue = BinaryHeap<Candidate>()

    /// Merges `symbols`, which are adjacent and in order.
    static func merge(_ symbols: [TextSymbol], by rule: Rule) -> [TextSymbol] {
        guard symbols.count > 1 else { return symbols }
        var merger = Self(rule: rule, symbols: symbols)
        merger.run()
        return merger.symbols.filter { $0.length > 0 }
    }

    private init(rule: Rule, symbols: [TextSymbol]) {
        self.rule = rule
        self.symbols = symbols
        for index in symbols.indices {
            self.symbols[index].previous = index - 1
            self.symbols[index].next = index + 1 < symbols.count ? index + 1 : -1
        }
    }

    private mutating func run() {
        for index in 1..<symbols.count { consider(index - 1, index) }
        while let candidate = queue.pop() {
            let left = symbols[candidate.left]
            let right = symbols[candidate.right]
            guard left.length > 0, right.length > 0, left.length + right.length == candidate.length else { continue }
            symbols[candidate.left].length = candidate.length
            symbols[candidate.left].token = candidate.token
            symbols[candidate.left].next = right.next
            symbols[candidate.right].length = 0
            if right.next >= 0 { symbols[right.next].previous = candidate.left }
            consider(left.previous, candidate.left)
            consider(candidate.left, right.next)
        }
    }

    private mutating func consider(_ left: Int, _ right: Int) {
        guard left >= 0, right >= 0, let merge = rule.merge(symbols[left], symbols[right]) else { return }
        let length = symbols[left].length + symbols[right].length
        queue.push(Candidate(cost: merge.cost, left: left, right: right, length: length, token: merge.token))
    }
}
