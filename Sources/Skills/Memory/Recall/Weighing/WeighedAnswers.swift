/// Texts of one sort with how likely each answers a message, and those that do.
///
/// The bounds were set on the rows that the weights were learned from, each weighed by weights that had not seen it.
struct WeighedAnswers: Sendable {
    /// What is answered with.
    struct Answer: Sendable, Hashable {
        /// The places of the texts, the likeliest first.
        var places: [Int]
        /// Whether they answer; otherwise they only may.
        var isSure: Bool
    }

    /// The probability from which a text answers, and from which it may; more is wanted where the rules understood the
    /// message and know of nothing.
    private static let bounds = (sure: 0.4, unsure: 0.2)
    private static let doubted = (sure: 0.5, unsure: 0.3)
    /// The same for what the rules chose, to be kept at all.
    private static let kept = 0.1
    /// The probability from which a second text answers where two things are asked for.
    private static let second = 0.2

    private let chances: [Double]
    private let chosen: Set<Int>
    private let mayBeTwo: Bool
    private let bounds: (sure: Double, unsure: Double)

    /// Weighs texts.
    init(
        _ question: WeighedQuestion, _ texts: [String], _ vectors: TextVectors, _ weights: AnswerWeights,
        verdict: AnswerFeatures.Verdict
    ) {
        chances = AnswerFeatures(question, texts: texts, vectors: vectors, verdict: verdict).rows
            .map(weights.probability)
        if case .chosen(let places, _) = verdict { chosen = places } else { chosen = [] }
        mayBeTwo = question.mayBeTwo
        bounds = verdict == .nothing ? Self.doubted : Self.bounds
    }

    /// The probability of the likeliest.
    var best: Double { chances.max() ?? 0 }

    /// What answers or may; `nil` where nothing is likely enough.
    var answer: Answer? {
        let ranked = chances.indices.sorted { chances[$0] > chances[$1] }
        let likely = ranked.first { chances[$0] >= bounds.unsure }
        guard let first = likely ?? ranked.first(where: { chosen.contains($0) && chances[$0] >= Self.kept })
        else { return nil }
        var places = [first]
        // Where the rules agree about the first, what else they chose stays unless it is unlikely.
        if chosen.contains(first) {
            places += ranked.filter { $0 != first && chosen.contains($0) && chances[$0] >= Self.kept }
        }
        if mayBeTwo, places.count < 2 {
            places += ranked.filter { $0 != first && chances[$0] >= Self.second }.prefix(1)
        }
        return Answer(places: Array(places.prefix(AskedFacts.limit)), isSure: chances[first] >= bounds.sure)
    }
}
