import Foundation

/// Ranks skills for a request without a model: BM25 over name, purpose and body apart, and over pairs of neighbouring words,
/// added up.
///
/// Source of the ranking function: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009).
public struct SkillRanker: Sendable {
    /// A skill's place in a ranking.
    public struct Ranked: Sendable, Hashable {
        /// The skill's name.
        public let name: String
        /// How well it fits; comparable within one ranking.
        public let score: Double
        /// Whether it fits well enough to be used without being named.
        public let passes: Bool
        /// The words of the request found in its name and purpose.
        public let words: [String]
    }

    /// A kind of text, with its share in the sum. The shares were chosen on public requests for skills of marketing, see
    /// docs/skills.md.
    private struct Field {
        let weight: Double
        /// How much long texts are marked down, from 0 to 1.
        let lengthShare: Double
        var counts: [[String: Int]] = []
        var lengths: [Int] = []
        var documentFrequency: [String: Int] = [:]
    }

    private let names: [String]
    private let purposes: [Set<String>]
    private var fields: [Field]

    /// How a request of n words has to be met to pass: the score over √n, in units of a word that one skill alone has.
    private static let leastScore = 1.25
    /// Words of name and purpose that have to be met.
    private static let leastWords = 2
    private static let saturation = 1.2

    /// Indexes skills.
    ///
    /// - Parameter skills: name, description and body of each.
    public init(_ skills: [(name: String, description: String, body: String)]) {
        let names = skills.map(\.name)
        let all = Set(names)
        var purposes = skills.map { skill in
            SkillDescription(skill.description, others: all.subtracting([skill.name]))
        }.map { ($0.purpose, $0.redirections) }
        for (_, redirections) in purposes {
            for (name, text) in redirections {
                if let index = names.firstIndex(of: name) { purposes[index].0 += "\n" + text }
            }
        }
        let nameTerms = names.map { SkillTerms($0.replacing("-", with: " ")) }
        let purposeTerms = purposes.map { SkillTerms($0.0) }
        let bodyTerms = skills.map { SkillTerms($0.body) }
        self.names = names
        self.purposes = zip(nameTerms, purposeTerms).map { Set($0.stems + $1.stems) }
        fields = [
            Self.field(1, 0.3, nameTerms.map(\.stems)),
            Self.field(1, 0.5, purposeTerms.map(\.stems)),
            Self.field(0.7, 0.75, bodyTerms.map(\.stems)),
            Self.field(0.7, 0.5, zip(nameTerms, purposeTerms).map { $0.pairs + $1.pairs }),
            Self.field(0.3, 0.75, bodyTerms.map(\.pairs)),
        ]
    }

    private static func field(_ weight: Double, _ lengthShare: Double, _ texts: [[String]]) -> Field {
        var field = Field(weight: weight, lengthShare: lengthShare)
        for terms in texts {
            let counts = Dictionary(terms.map { ($0, 1) }, uniquingKeysWith: +)
            for term in counts.keys { field.documentFrequency[term, default: 0] += 1 }
            field.counts.append(counts)
            field.lengths.append(terms.count)
        }
        return field
    }

    /// The skills that share a word with the request, best first; of equals, by name.
    public func rank(_ request: String) -> [Ranked] {
        let terms = SkillTerms(request)
        let stems = Set(terms.stems)
        let pairs = Set(terms.pairs)
        var scores = [Double](repeating: 0, count: names.count)
        for (index, field) in fields.enumerated() { add(index < 3 ? stems : pairs, field, to: &scores) }
        let least = Self.leastScore * rarity(of: 1) * Double(stems.count).squareRoot()
        return names.indices.filter { scores[$0] > 0 }
            .sorted { (-scores[$0], names[$0]) < (-scores[$1], names[$1]) }
            .map { index in
                let met = stems.intersection(purposes[index])
                return Ranked(
                    name: names[index], score: scores[index],
                    passes: scores[index] >= least && met.count >= min(Self.leastWords, stems.count),
                    words: met.sorted())
            }
    }

    /// What a word counts that so many of the skills have.
    private func rarity(of frequency: Int) -> Double {
        Foundation.log(1 + (Double(names.count - frequency) + 0.5) / (Double(frequency) + 0.5))
    }

    private func add(_ query: Set<String>, _ field: Field, to scores: inout [Double]) {
        let average = max(1, Double(field.lengths.reduce(0, +)) / Double(max(1, names.count)))
        for term in query {
            guard let frequency = field.documentFrequency[term] else { continue }
            let rarity = rarity(of: frequency)
            for index in names.indices {
                guard let occurrences = field.counts[index][term] else { continue }
                let times = Double(occurrences)
                let length = 1 - field.lengthShare + field.lengthShare * Double(field.lengths[index]) / average
                scores[index] +=
                    field.weight * rarity * times * (Self.saturation + 1) / (times + Self.saturation * length)
            }
        }
    }
}
