/// Finds the words that are typical of a month compared with the others.
enum Topics {
    /// A word, with the days on which the user said it.
    struct Topic: Sendable, Hashable {
        /// The word, as first written in the month.
        let word: String
        /// Number of occurrences in the month.
        let count: Int
        /// The days on which it occurs.
        let days: [String]
    }

    /// The typical words of each month, at most `limit`, most frequent first; months in order. A word must occur at
    /// least three times, on at least two days, and more often than on average in the other months.
    static func topics(_ messages: [(day: String, text: String)], limit: Int = 5) -> [(month: String, topics: [Topic])]
    {
        var months: [String: [String: (word: String, count: Int, days: Set<String>)]] = [:]
        for message in messages {
            let month = String(message.day.prefix(7))
            for word in Folding.words(OwnWords.text(of: message.text))
            where word.count > 3 && !SearchTerms.stopWords.contains(word) && !common.contains(word)
                && !word.allSatisfy(\.isNumber)
            {
                let stem = Folding.stem(word)
                var entry = months[month]?[stem] ?? (word, 0, [])
                entry.count += 1
                entry.days.insert(message.day)
                months[month, default: [:]][stem] = entry
            }
        }
        return months.sorted { $0.key < $1.key }.compactMap { month, words in
            let others = months.filter { $0.key != month }
            let marked = words.filter { stem, entry in
                let elsewhere = others.values.reduce(0) { $0 + ($1[stem]?.count ?? 0) }
                return entry.days.count > 1 && entry.count > 2
                    && (others.isEmpty || entry.count * others.count > elsewhere)
            }
            let best = marked.values.sorted { ($0.count, $1.word) > ($1.count, $0.word) }.prefix(limit)
            let topics = best.map { Topic(word: $0.word, count: $0.count, days: $0.days.sorted()) }
            return topics.isEmpty ? nil : (month, topics)
        }
    }

    private static let common: Set<String> = [
        "want", "need", "like", "make", "made", "really", "good", "time", "think", "thing", "things", "today", "still",
        "much", "more", "most", "only", "even", "been", "being", "into", "over", "after", "before", "because", "back",
        "well", "going", "went", "what", "that", "this", "with", "from", "have", "help", "give", "look", "looks",
        "take",
        "feel", "felt", "feeling", "work", "another", "maybe", "something", "anything", "thanks", "thank", "hello",
        "now", "again", "always", "never", "every", "week", "month", "year", "days", "yesterday", "tomorrow", "right",
    ]
}
