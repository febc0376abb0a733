/// Whether a message wants something, by its words.
enum Asking {
    /// Whether a message tells of the user's own doings or feelings and asks for nothing: "ok i might draw a potato", "k gtg, the
    /// printer is making a noise".
    static func isTold(_ message: String) -> Bool {
        guard !message.contains("?") else { return false }
        let words = WordRow.words(message)
        let said = words.drop { openers.contains($0) }
        guard let first = said.first, tellers.contains(first) || PastVerbs.contains(first) && !orders.contains(first)
        else { return false }
        return Set(said).isDisjoint(with: wishes) && Set(said.dropFirst()).isDisjoint(with: questions)
    }

    /// Whether a message asks, by its mark or by its first words.
    static func isQuestion(_ message: String) -> Bool {
        message.contains("?") || WordRow.words(message).first { !openers.contains($0) }.map(questions.contains) == true
    }

    /// Whether any of its words could ask, or its mark.
    static func mayAsk(_ message: String) -> Bool {
        let words = WordRow.words(message)
        return message.contains("?") || !questions.isDisjoint(with: words)
            || words.first { !openers.contains($0) }.map(verbs.contains) == true
    }

    /// Verbs that ask where they stand first.
    private static let verbs: Set<String> = [
        "is", "are", "was", "were", "do", "does", "did", "can", "could", "will", "would", "should", "shall", "has",
        "have", "may", "am", "isnt", "arent", "dont", "doesnt", "didnt", "cant", "wont",
    ]

    private static let openers: Set<String> = [
        "ok", "okay", "k", "so", "well", "haha", "lol", "no", "nah", "yeah", "yes", "oh", "and", "but", "anyway", "hey",
        "hi",
        "today", "yesterday", "jk", "right", "now", "then", "maybe", "actually", "honestly",
    ]
    /// How what is told begins.
    private static let tellers: Set<String> = [
        "i", "im", "ive", "id", "ill", "we", "were", "weve", "my", "our", "he", "hes", "she", "shes", "they", "theyre",
        "his",
        "her", "their", "gtg", "bye", "ciao", "dont", "it", "its", "this", "that", "thats", "mine", "youre", "u", "ur",
        "gotta",
        "there", "theres", "someone", "somebody", "nobody", "everyone",
    ]
    /// Past forms that are orders too.
    private static let orders: Set<String> = [
        "set", "put", "cut", "read", "let", "hit", "quit", "split", "bet", "shut", "hurt", "found", "left", "saw",
        "fell", "lay", "ground",
    ]
    private static let wishes: Set<String> = [
        "you", "please", "pls", "want", "wants", "need", "needs", "can", "could", "would", "help", "wonder",
        "wondering", "tell",
        "know", "should", "explain", "wanna", "safe", "advice",
    ]
    private static let questions: Set<String> = [
        "what", "how", "why", "who", "which", "where", "when", "whether", "if", "whose",
    ]
}
