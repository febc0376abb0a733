/// Finds the moods that the user names: "I'm so tired", "I felt happy yesterday". Nothing is inferred.
enum MoodReader {
    /// A named mood.
    struct Mood: Sendable, Hashable {
        /// The word.
        let word: String
        /// Whether it is pleasant.
        let isPleasant: Bool
    }

    /// The moods named in a message, in order. Questions, negations and statements about others are skipped.
    static func moods(in message: String) -> [Mood] {
        SentenceSplitter.sentences(MessageCleaner.ownWords(message)).flatMap { sentence -> [Mood] in
            let tokens = sentence.tokens[...]
            guard !sentence.endsAsQuestion, !tokens.contains(anyOf: Words.conditions.union(["not", "never"])) else {
                return []
            }
            return tokens.indices.compactMap { index -> Mood? in
                guard let isPleasant = valence[tokens[index].form] else { return nil }
                let before = tokens[..<index].suffix(5).forms
                guard before.contains("i"), before.contains(where: { verbs.contains($0) }) else { return nil }
                return Mood(word: tokens[index].form, isPleasant: isPleasant)
            }
        }
    }

    private static let verbs: Set<String> = ["am", "feel", "felt", "feeling", "was", "have", "been"]

    private static let valence: [String: Bool] = {
        let pleasant = [
            "happy", "glad", "excited", "proud", "relaxed", "calm", "grateful", "hopeful", "content", "cheerful",
            "relieved", "optimistic", "energetic", "rested", "peaceful", "inspired", "confident", "thrilled",
            "delighted",
        ]
        let unpleasant = [
            "sad", "tired", "exhausted", "stressed", "anxious", "worried", "lonely", "angry", "frustrated", "bored",
            "overwhelmed", "depressed", "nervous", "upset", "afraid", "scared", "disappointed", "unhappy", "sick",
            "miserable", "homesick", "hopeless", "burnt-out", "restless", "guilty", "ashamed", "hurt",
        ]
        return Dictionary(pleasant.map { ($0, true) } + unpleasant.map { ($0, false) }) { first, _ in first }
    }()
}
