/// Numbers that tell how well each of several texts answers a message: how near its meaning is, which of the question's
/// words it holds, whether it holds the kind of thing that is asked for, and what the rules of recall say of it.
struct AnswerFeatures: Sendable {
    /// What the rules of recall say.
    enum Verdict: Sendable, Hashable {
        /// These answer, by their place; surely or just the nearest.
        case chosen(Set<Int>, isSure: Bool)
        /// It was understood, and nothing answers.
        case nothing
        /// It was not understood.
        case silent
    }

    /// How many numbers there are for each text beside those of the vectors.
    static let plainCount = 70
    /// How many there are with those of the vectors.
    static func count(width: Int) -> Int { plainCount + 2 * width }

    /// The numbers for each text.
    let rows: [[Float]]

    /// Compares texts with a message.
    ///
    /// - Parameters:
    ///   - question: the message in its sentences.
    ///   - texts: what may answer.
    ///   - vectors: of the message, its sentences and the texts.
    ///   - verdict: what the rules say.
    init(
        _ question: WeighedQuestion, texts: [String], vectors: TextVectors, verdict: Verdict,
        thesaurus: Thesaurus = .standard
    ) {
        let answers = texts.map { WeighedText($0, thesaurus) }
        let known = Set(answers.flatMap(\.names))
        let own = vectors[question.asking]
        let closeness = texts.map { text -> [Float] in
            let vector = vectors[text]
            let sentences = question.sentences.map { Self.cosine(vectors[$0], vector) }
            return [
                Self.cosine(vectors[question.message], vector), Self.cosine(own, vector), sentences.max() ?? 0,
            ]
        }
        let asked = question.terms.map { term in answers.map { Float($0.rating(term, thesaurus)) } }
        let around = question.others.map { term in answers.map { Float($0.rating(term, thesaurus)) } }
        let coverage = answers.indices.map { place in Self.mean(asked.map { $0[place] }) }
        rows = answers.indices.map { place in
            var row: [Float] = []
            row += closeness[place]
            for part in 0..<3 {
                let others = closeness.indices.filter { $0 != place }.map { closeness[$0][part] }
                row.append(closeness[place][part] - (others.max() ?? 0))
            }
            for part in 0..<3 { row.append(closeness.map { $0[part] }.max() ?? 0) }
            row.append(Self.share(asked, of: place))
            row.append(coverage[place])
            row.append(Self.share(around, of: place))
            row.append(coverage.max() ?? 0)
            row += question.expectations(of: answers[place], among: known)
            row += Self.flags(verdict, place)
            row += question.shape
            precondition(row.count == Self.plainCount)
            let vector = vectors[texts[place]]
            guard vector.count == own.count else { return row }
            for index in own.indices { row.append(own[index] * vector[index]) }
            for index in own.indices { row.append(abs(own[index] - vector[index])) }
            return row
        }
    }

    private static func flags(_ verdict: Verdict, _ place: Int) -> [Float] {
        switch verdict {
        case .chosen(let places, let isSure):
            let isChosen = places.contains(place)
            return [isChosen && isSure ? 1 : 0, isChosen && !isSure ? 1 : 0, isChosen ? 0 : 1, 0, 0]
        case .nothing: return [0, 0, 0, 1, 0]
        case .silent: return [0, 0, 0, 0, 1]
        }
    }

    /// How much of the words a text holds, each the more the fewer others hold it.
    private static func share(_ ratings: [[Float]], of place: Int) -> Float {
        ratings.map { row in row[place] > 0 ? row[place] / row.reduce(0, +) : 0 }.reduce(0, +)
    }

    private static func mean(_ numbers: [Float]) -> Float {
        numbers.isEmpty ? 0 : numbers.reduce(0, +) / Float(numbers.count)
    }

    private static func cosine(_ one: [Float], _ other: [Float]) -> Float {
        guard one.count == other.count else { return 0 }
        var sum: Float = 0
        for index in one.indices { sum += one[index] * other[index] }
        return sum
    }
}
