/// What is said to the companion itself, rather than told of the user's life: "tell me a joke", "who can read this?", "gotta go".
///
/// The commonest of these are known by their words, because the meaning of so few words is often taken for another.
enum SmallTalk {
    /// What a message says to the companion, as a topic's name; `nil` where its words do not surely tell.
    ///
    /// The last sentence counts, or the whole of a short message.
    static func topic(of message: String) -> String? {
        guard let last = sentences(message).last else { return nil }
        let parts = last.split(separator: ",")
        let endings = parts.count > 1 ? [parts[parts.count - 1]] : []
        for text in [last] + endings {
            let words = WordRow.words(text)
            if let topic = topic(words) { return topic }
            let rest = Array(words.drop { openers.contains($0) })
            if !rest.isEmpty, rest.count < words.count, let topic = topic(rest) { return topic }
        }
        return nil
    }

    /// The topics that have rows.
    static var topics: [String] { rows.map(\.topic) }

    private static func topic(_ words: [String]) -> String? {
        rows.first { $0.rows.contains { $0.isFound(in: words) } }?.topic
    }

    private static func sentences(_ message: String) -> [Substring] {
        message.prefix(limit).split { ".!?;\n…".contains($0) }.filter { $0.contains(where: \.isLetter) }
    }

    /// Characters that are read of a message.
    private static let limit = 1_000
    /// Words before what is said.
    private static let openers: Set<String> = [
        "hey", "hi", "hello", "ok", "okay", "so", "well", "haha", "hahaha", "lol", "lmao", "no", "nah", "yeah", "yes",
        "oh",
        "and", "but", "please", "pls", "alright", "right", "anyway", "btw", "um", "uh", "hmm", "just", "now", "then",
        "come",
        "on", "actually", "seriously", "honestly", "dear", "aw", "aww", "cool", "good", "fine", "great", "k", "kk",
        "nice",
        "quick", "question", "random", "q", "thanks", "wow", "sorry", "cheers", "aye", "mate", "sure", "true", "again",
    ]

    /// The rows of each topic. The first that is found counts.
    private static let rows: [(topic: String, rows: [WordRow])] = {
        var found: [(topic: String, rows: [WordRow])] = []
        var topic = ""
        var lines: [Substring] = []
        func close() { if !lines.isEmpty { found.append((topic, WordRow.rows(lines.joined(separator: "\n")))) } }
        for line in text.split(separator: "\n") {
            guard line.hasPrefix("# ") else {
                lines.append(line)
                continue
            }
            close()
            (topic, lines) = (String(line.dropFirst(2)), [])
        }
        close()
        return found
    }()
}
