/// Ranks past messages for a question. It combines the match of a message's own words, of its neighbours and of its
/// session with its meaning, speaker and date.
///
/// A message often answers without repeating the question's words ("Yes, last week!"), so a match's score spreads to
/// the neighbouring messages. A session that matches in several places is probably about the subject. A question that
/// names somebody is more likely answered by that person's messages. Meaning is the cosine of two vectors, if there is
/// an embedding model. It does not spread, because a vector already captures the sense of a message.
struct MessageRanking {
    /// A message with its score.
    struct Candidate: Sendable, Hashable {
        /// Its position in the store; neighbours in a session differ by one.
        let sequence: Int
        /// The session it belongs to.
        let session: String
        /// Whether the question names its speaker, or says "I" and the user wrote it.
        let isNamed: Bool
        /// BM25 score of its own words, higher is better; 0 without a match.
        let score: Double
        /// The cosine with the question; 0 if one of the two has no vector.
        var similarity = 0.0
        /// Whether it was said in the time range that the question names.
        var isInTime = false
    }

    /// The fraction of a match's score that messages one and two places away receive.
    private static let spread = [0.3, 0.1]
    /// The bonus for the named speaker, as a fraction of the best score.
    private static let speakerShare = 0.3
    /// The fraction of the session's score that its messages receive, and the number of best messages that make up the
    /// session's score.
    private static let sessionShare = 0.3
    private static let sessionDepth = 4
    /// The weight of meaning against words, and the bonus for the named speaker within it.
    private static let meaningShare = 0.5
    private static let meaningSpeakerShare = 0.1
    /// The bonus for the named time range, as a fraction of the best score.
    private static let timeShare = 0.25

    /// How many places away a neighbour can be.
    static var reach: Int { spread.count }

    /// The positions with their scores, best first; of equal scores the newer first.
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
