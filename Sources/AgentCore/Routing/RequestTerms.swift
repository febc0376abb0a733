/// The words of a request, and its pairs of neighbouring words, each numbered from 0, for finding them in skills'
/// texts.
struct RequestTerms: Sendable {
    /// The stems, each once.
    let stems: [String]
    /// For each stem, the word as first written in the request.
    let words: [String]
    /// The number of distinct pairs.
    var pairCount: Int { pairs.count }

    private let termSet: TermSet
    private let pairs: [Pair: Int]

    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    /// Reads a request.
    init(_ text: String) {
        var seen: Set<String> = []
        let terms = SkillTerms(text)
        let all = terms.stems
        let firsts = all.indices.filter { seen.insert(all[$0]).inserted }
        stems = firsts.map { all[$0] }
        words = firsts.map { terms.words[$0] }
        termSet = TermSet(stems.map { SkillTerms.number($0.utf8) })
        var pairs: [Pair: Int] = [:]
        let order = all.compactMap { [termSet] in termSet.index(of: SkillTerms.number($0.utf8)) }
        for (first, second) in zip(order, order.dropFirst()) {
            let pair = Pair(first: first, second: second)
            pairs[pair] = pairs[pair] ?? pairs.count
        }
        self.pairs = pairs
    }

    /// Counts the request's words and pairs in a text, in one pass.
    ///
    /// - Parameters:
    ///   - terms: the text's terms.
    ///   - skill: the index of the skill that the text belongs to.
    ///   - words: counts the request's words in the text.
    ///   - neighbours: counts the request's pairs in the text.
    func find(
        in terms: UnsafeBufferPointer<SkillTerms.Number>, of skill: Int, words: inout TermField,
        neighbours: inout TermField
    ) {
        words.lengthen(skill, by: terms.count)
        neighbours.lengthen(skill, by: max(0, terms.count - 1))
        var previous: Int?
        for term in terms {
            let index = termSet.index(of: term)
            if let index {
                words.count(index, in: skill)
                if let previous, let pair = pairs[Pair(first: previous, second: index)] {
                    neighbours.count(pair, in: skill)
                }
            }
            previous = index
        }
    }
}
