/// Ranks past messages for a question: what their own words, their neighbours' words, their meaning, their speaker, the
/// session around them and their day say together.
///
/// A message often answers without repeating the question ("Yes, last week!"), so the score of a match spreads to the
/// messages around it; a session that matches in several places is about the matter; and a question that names
/// somebody is rather answered by what that person said. Meaning is the cosine of two vectors, where an embedding model
/// is there; it does not spread, because a vector sees the sense of a message rather than the place of a word.
struct MessageRanking {
    /// A message with the score of its own words, 0 where they do not match.
    struct Candidate: Sendable, Hashable {
        /// Its place in the store; neighbours in a session are one apart.
        let sequence: Int
        /// The session it belongs to.
        let session: String
        /// Whether the question names who said it, or says "I" and the user did.
        let isNamed: Bool
        /// BM25, higher is better.
        let score: Double
        /// The cosine to the question; 0 where one of the two has no vector.
        var similarity = 0.0
        /// Whether it was said in the time that the question speaks of.
        var isInTime = false
    }

    /// The share of a match that the messages one and two places away receive.
    private static let spread = [0.3, 0.1]
    /// What the named speaker adds, as a share of the best score.
    private static let speakerShare = 0.3
    /// How much of the session's own score its messages receive, and how many of its best messages make that.
    private static let sessionShare = 0.3
    private static let sessionDepth = 4
    /// What meaning counts beside words, and what the named speaker adds to it.
    private static let meaningShare = 0.5
    private static let meaningSpeakerShare = 0.1
    /// What the right time adds, as a share of the best score.
    private static let timeShare = 0.25

    /// How far neighbours are looked for.
    static var reach: Int { spread.count }

    /// Sequences with their scores, best first; newer ones first where they are equal.
    static func ranked(_ candidates: [Candidate]) -> [(sequence: Int, score: Double)] {
        let places = Dictionary(candidates.map { ($0.sequence, $0) }) { first, _ in first }
        var scores = byWords(candidates, places)
        let nearest = candidates.map(\.similarity).max() ?? 0
        if nearest > 0 {
            let best = scores.values.max() ?? 0
            for (sequence, place) in places {
                let speaker = place.isNamed ? meaningSpeakerShare * nearest : 0
                let meaning = (max(0, place.similarity) + speaker) / ((1 + meaningSpeakerShare) * nearest)
                let words = best > 0 ? (scores[sequence] ?? 0) / best : 0
                scores[sequence] = (1 - meaningShare) * words + meaningShare * meaning
            }
        }
        let best = scores.values.max() ?? 0
        for (sequence, place) in places where place.isInTime {
            scores[sequence, default: 0] += best > 0 ? timeShare * best : 1
        }
        return scores.map { ($0.key, $0.value) }.sorted { ($0.1, $0.0) > ($1.1, $1.0) }
    }

    private static func byWords(_ candidates: [Candidate], _ places: [Int: Candidate]) -> [Int: Double] {
        var scores: [Int: Double] = [:]
        for candidate in candidates where candidate.score > 0 {
            scores[candidate.sequence, default: 0] += candidate.score
            for (distance, share) in zip(1..., spread) {
                for neighbour in [candidate.sequence - distance, candidate.sequence + distance]
                where places[neighbour]?.session == candidate.session {
                    scores[neighbour, default: 0] += share * candidate.score
                }
            }
        }
        let best = scores.values.max() ?? 0
        let sessions = Dictionary(grouping: scores) { places[$0.key]?.session ?? "" }
            .mapValues { $0.map(\.value).sorted(by: >).prefix(sessionDepth).reduce(0, +) / Double(sessionDepth) }
        return Dictionary(
            uniqueKeysWithValues: scores.map { sequence, score in
                let place = places[sequence]
                let speaker = place?.isNamed == true ? speakerShare * best : 0
                return (sequence, score + speaker + sessionShare * (sessions[place?.session ?? ""] ?? 0))
            })
    }
}
