import AgentCore
import Foundation

/// Texts of one sort with how likely each answers a message, and those that do.
struct WeighedAnswers: Sendable {
    /// What is answered with.
    struct Answer: Sendable, Hashable {
        /// The places of the texts, the likeliest first.
        var places: [Int]
        /// Whether they answer; otherwise they only may.
        var isSure: Bool
    }

    /// The probability that is wanted of what the rules chose beside the likeliest.
    private static let kept = 0.15
    /// The probability from which a second text answers where two things are asked for.
    private static let second = 0.2
    /// The probability that is wanted of what the rules chose beside two that answer.
    private static let beside = 0.5
    /// The probability from which a text answers a part of the message, by the ranker alone.
    private static let partly = 0.5

    /// How many of the likeliest are read once more, together with the message.
    private static func most(_ sort: AnswerSort, mayBeTwo: Bool) -> Int {
        sort == .said || mayBeTwo ? 8 : 5
    }

    private var chances: [Double]
    /// What answers the other half of a message that asks for two things, where the whole of it does not tell.
    private var other: Int?
    /// What answers each half of such a message by itself; none where not both are answered.
    private var halves: [Int] = []
    private let chosen: Set<Int>
    private let mayBeTwo: Bool
    private let bounds: (sure: Double, unsure: Double)

    /// Weighs texts.
    ///
    /// - Parameters:
    ///   - question: the message.
    ///   - texts: what may answer.
    ///   - read: what the ranker reads of each, where that is not the text alone.
    ///   - vectors: of both.
    ///   - sort: what sort of texts they are.
    ///   - verdict: what the rules say.
    ///   - ranker: reads the likeliest together with the message; a part of the odds is its. The others then answer nothing.
    /// - Throws: `ModelError` where the ranker fails.
    init(
        _ question: WeighedQuestion, _ texts: [String], read: [String]? = nil, _ vectors: TextVectors,
        _ sort: AnswerSort, verdict: AnswerFeatures.Verdict, ranker: (any RankingModel)? = nil
    ) async throws(ModelError) {
        let rows = AnswerFeatures(question, texts: texts, vectors: vectors, verdict: verdict).rows
        let weights = sort.weights
        let rivals = RivalTexts(of: question, among: texts, sort)
        let odds = rows.map(weights.logOdds)
        if case .chosen(let places, _) = verdict { chosen = places } else { chosen = [] }
        mayBeTwo = question.mayBeTwo
        bounds = verdict == .nothing ? sort.doubted : sort.bounds
        guard let ranker else {
            chances = odds.indices.map { rivals.contains($0) ? 0 : Self.chance(odds[$0]) }
            return
        }
        chances = odds.map { _ in 0 }
        let ranked = odds.indices.sorted { odds[$0] > odds[$1] }
        let likeliest = ranked.lazy.filter { !rivals.contains($0) }.prefix(Self.most(sort, mayBeTwo: mayBeTwo))
        let likely = Set(likeliest).union(chosen.filter { !rivals.contains($0) }).sorted()
        guard !likely.isEmpty else { return }
        let scores = try await ranker.scores(likely.map { (read ?? texts)[$0] }, for: question.message)
        for (place, score) in zip(likely, scores) {
            chances[place] = Self.chance((1 - AnswerSort.share) * odds[place] + AnswerSort.share * score)
        }
        halves = try await Self.halves(question, likely, read ?? texts, ranker)
        guard halves.isEmpty, let answer, answer.places.count < 2 else { return }
        other = try await Self.other(than: answer.places[0], question, likely, read ?? texts, ranker)
    }

    /// What answers each half of a message that asks for two things in one sentence, by itself; nothing where it has no two halves, or one
    /// of them is not answered, or both by the same: of the whole message the ranker often sees one half alone.
    private static func halves(
        _ question: WeighedQuestion, _ likely: [Int], _ texts: [String], _ ranker: any RankingModel
    ) async throws(ModelError) -> [Int] {
        let parts = question.halves
        guard likely.count > 1, parts.count == 2 else { return [] }
        var found: [Int] = []
        for part in parts {
            let scores = try await ranker.scores(likely.map { texts[$0] }, for: part)
            guard let top = zip(likely, scores).max(by: { $0.1 < $1.1 }), chance(top.1) >= partly,
                !found.contains(top.0)
            else { return [] }
            found.append(top.0)
        }
        return found
    }

    /// The text that answers a part of the message by itself which the likeliest does not answer.
    private static func other(
        than first: Int, _ question: WeighedQuestion, _ likely: [Int], _ texts: [String], _ ranker: any RankingModel
    ) async throws(ModelError) -> Int? {
        var best: (place: Int, chance: Double)?
        for part in question.parts {
            let scores = try await ranker.scores(likely.map { texts[$0] }, for: part)
            guard let top = zip(likely, scores).max(by: { $0.1 < $1.1 }), top.0 != first else { continue }
            let chance = chance(top.1)
            if chance >= partly, chance > best?.chance ?? 0 { best = (top.0, chance) }
        }
        return best?.place
    }

    /// The probability, from 0 to 1, of the logarithm of the odds.
    private static func chance(_ logOdds: Double) -> Double { 1 / (1 + exp(-logOdds)) }

    /// The probability of the likeliest.
    var best: Double { chances.max() ?? 0 }

    /// How likely a text answers, from 0 to 1.
    func chance(of place: Int) -> Double { chances[place] }

    /// What answers or may; `nil` where nothing is likely enough.
    var answer: Answer? {
        let ranked = chances.indices.sorted { chances[$0] > chances[$1] }
        guard let first = ranked.first, chances[first] >= bounds.unsure else { return nil }
        var places = [first]
        // Where the rules agree about the first, what else they chose stays unless it is unlikely.
        if chosen.contains(first) {
            places += ranked.filter { $0 != first && chosen.contains($0) && chances[$0] >= Self.kept }
        }
        if mayBeTwo {
            let second = ranked.first { $0 != first && chances[$0] >= Self.second } ?? other
            let both = halves.isEmpty ? [first] + [second].compactMap(\.self) : halves
            places = both + places.filter { !both.contains($0) && chances[$0] >= Self.beside }
        }
        return Answer(places: Array(places.prefix(AskedFacts.limit)), isSure: chances[first] >= bounds.sure)
    }
}
