import Foundation

/// One field of all skills, such as their names, with counts of a request's terms, for a BM25 score.
struct TermField {
    /// A skill whose text contains the term, and how often.
    private struct Hit {
        let skill: Int
        var times: Int
    }

    /// The field's weight in the total score.
    private let weight: Double
    /// BM25's b: how much long texts are penalised, from 0 to 1.
    private let lengthShare: Double
    private var hits: [[Hit]]
    private var lengths: [Int]
    /// BM25's k1: how much repetitions of a word still count.
    private let saturation: Double

    /// Makes a field without counts.
    init(weight: Double, lengthShare: Double, saturation: Double = 1.2, terms: Int, skills: Int) {
        self.weight = weight
        self.saturation = saturation
        self.lengthShare = lengthShare
        hits = Array(repeating: [], count: terms)
        lengths = Array(repeating: 0, count: skills)
    }

    /// Adds to the length of a skill's text, in terms.
    mutating func lengthen(_ skill: Int, by count: Int) { lengths[skill] += count }

    /// Counts an occurrence of a term. Must be called skill by skill.
    mutating func count(_ term: Int, in skill: Int) {
        if hits[term].last?.skill == skill {
            hits[term][hits[term].count - 1].times += 1
        } else {
            hits[term].append(Hit(skill: skill, times: 1))
        }
    }

    /// The skills whose text contains a term.
    func skills(with term: Int) -> [Int] { hits[term].map(\.skill) }

    /// Adds each skill's BM25 score for this field.
    func score(_ scores: inout [Double]) {
        let average = max(1, Double(lengths.reduce(0, +)) / Double(max(1, lengths.count)))
        for found in hits where !found.isEmpty {
            let rarity = Self.rarity(of: found.count, among: lengths.count)
            for hit in found {
                let times = Double(hit.times)
                let length = 1 - lengthShare + lengthShare * Double(lengths[hit.skill]) / average
                scores[hit.skill] +=
                    weight * rarity * times * (saturation + 1) / (times + saturation * length)
            }
        }
    }

    /// BM25's inverse document frequency of a word that `frequency` of the skills contain.
    static func rarity(of frequency: Int, among skills: Int) -> Double {
        Foundation.log(1 + (Double(skills - frequency) + 0.5) / (Double(frequency) + 0.5))
    }
}
