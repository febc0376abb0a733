import Foundation

/// One kind of text of all skills, such as their names, and how often each holds the words of a request.
struct TermField {
    /// A text that holds a word.
    private struct Hit {
        let skill: Int
        var times: Int
    }

    /// Its share in the sum of all kinds.
    private let weight: Double
    /// How much long texts are marked down, from 0 to 1.
    private let lengthShare: Double
    private var hits: [[Hit]]
    private var lengths: [Int]
    /// How slowly more of the same word counts for less.
    private let saturation: Double

    /// Makes a field in which nothing was found yet.
    init(weight: Double, lengthShare: Double, saturation: Double = 1.2, terms: Int, skills: Int) {
        self.weight = weight
        self.saturation = saturation
        self.lengthShare = lengthShare
        hits = Array(repeating: [], count: terms)
        lengths = Array(repeating: 0, count: skills)
    }

    /// Adds to the length of a skill's text.
    mutating func lengthen(_ skill: Int, by count: Int) { lengths[skill] += count }

    /// Counts a term once more. Skills are looked through in their order.
    mutating func count(_ term: Int, in skill: Int) {
        if hits[term].last?.skill == skill {
            hits[term][hits[term].count - 1].times += 1
        } else {
            hits[term].append(Hit(skill: skill, times: 1))
        }
    }

    /// The skills whose text holds a term.
    func skills(with term: Int) -> [Int] { hits[term].map(\.skill) }

    /// Adds what each skill's text counts.
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

    /// What a word counts that so many of the skills have.
    static func rarity(of frequency: Int, among skills: Int) -> Double {
        Foundation.log(1 + (Double(skills - frequency) + 0.5) / (Double(frequency) + 0.5))
    }
}
