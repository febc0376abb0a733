import Foundation

/// Ranks skills for a request without a model: the sum of BM25 scores of name, purpose, body, and pairs of neighbouring
/// words. It needs no index: one pass over all texts counts the request's words.
///
/// Source of BM25: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009).
public struct SkillRanker: Sendable {
    /// A skill's rank and why it has it.
    public struct Ranked: Sendable, Hashable {
        /// The skill's name.
        public let name: String
        /// How well it fits; comparable only within one ranking.
        public let score: Double
        /// Whether it fits well enough to be used without being named.
        public let passes: Bool
        /// The words of the request found in its name and purpose, as written in the request.
        public let words: [String]
    }

    private struct Skill {
        let name: String
        let nameTerms: [SkillTerms.Number]
        var purpose: [SkillTerms.Number]
        let body: TermList
    }

    private let skills: [Skill]

    /// Least score to pass, for a request of n words: this × √n × the weight of a word that only one skill has.
    private static let leastScore = 1.4
    /// Least number of the request's words in name and purpose to pass, or all if the request has fewer.
    private static let leastWords = 2

    /// Ranks skills whose texts were parsed before.
    init(_ skills: [(name: String, words: SkillWords)]) {
        let names = skills.map { SkillTerms.number($0.name.utf8) }
        let all = TermSet(names)
        let readings = zip(skills, names).map { $0.words.description.read(among: all, own: $1) }
        var read = zip(skills, readings).map { skill, reading in
            Skill(
                name: skill.name, nameTerms: SkillTerms.numbers(skill.name), purpose: reading.purpose,
                body: skill.words.body)
        }
        for reading in readings {
            for (skill, terms) in reading.redirections { read[skill].purpose += terms }
        }
        self.skills = read
    }

    /// Ranks skills.
    ///
    /// - Parameter skills: the name, description and body of each.
    public init(_ skills: [(name: String, description: String, body: String)]) {
        self.init(skills.map { ($0.name, SkillWords(description: $0.description, body: $0.body)) })
    }

    /// The skills that share a word with the request, best first; equals by name.
    public func rank(_ request: String) -> [Ranked] {
        let terms = RequestTerms(request)
        // Parameters were tuned on the requests of docs/skills.md. A body is long, and a word repeated there says more
        // than many words that occur once; hence the higher saturation.
        func field(_ weight: Double, _ lengthShare: Double, _ count: Int, saturation: Double = 1.2) -> TermField {
            TermField(
                weight: weight, lengthShare: lengthShare, saturation: saturation, terms: count, skills: skills.count)
        }
        var name = field(0.5, 0.3, terms.stems.count)
        var purpose = field(1, 0.5, terms.stems.count)
        var body = field(0.7, 1, terms.stems.count, saturation: 4)
        var purposePairs = field(1, 0.5, terms.pairCount)
        var bodyPairs = field(0.5, 0.75, terms.pairCount)
        for (index, skill) in skills.enumerated() {
            skill.nameTerms.withUnsafeBufferPointer {
                terms.find(in: $0, of: index, words: &name, neighbours: &purposePairs)
            }
            skill.purpose.withUnsafeBufferPointer {
                terms.find(in: $0, of: index, words: &purpose, neighbours: &purposePairs)
            }
            skill.body.withTerms { terms.find(in: $0, of: index, words: &body, neighbours: &bodyPairs) }
        }
        var scores = [Double](repeating: 0, count: skills.count)
        for field in [name, purpose, body, purposePairs, bodyPairs] { field.score(&scores) }
        var met = [Set<Int>](repeating: [], count: skills.count)
        for term in terms.stems.indices {
            for skill in name.skills(with: term) + purpose.skills(with: term) { met[skill].insert(term) }
        }
        let count = terms.stems.count
        let least = Self.leastScore * TermField.rarity(of: 1, among: skills.count) * Double(count).squareRoot()
        return skills.indices.filter { scores[$0] > 0 }
            .sorted { (-scores[$0], skills[$0].name) < (-scores[$1], skills[$1].name) }
            .map { index in
                Ranked(
                    name: skills[index].name, score: scores[index],
                    passes: scores[index] >= least && met[index].count >= min(Self.leastWords, count),
                    words: met[index].sorted().map { terms.words[$0] })
            }
    }
}
