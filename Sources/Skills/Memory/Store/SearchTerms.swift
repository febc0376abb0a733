/// Selects the words of a question to search for.
enum SearchTerms {
    /// The words of a text without stop words and single letters, each once, at most `limit`. If none are left, stop
    /// words are kept, and then single letters.
    static func terms(_ text: String, limit: Int = 12) -> [String] {
        var seen: Set<String> = []
        let all = Folding.words(text).filter { seen.insert($0).inserted }
        let words = all.filter { $0.count > 1 }
        let telling = words.filter { !stopWords.contains($0) }
        return Array((telling.isEmpty ? words.isEmpty ? all : words : telling).prefix(limit))
    }

    /// Words too common in questions to search for.
    static let stopWords: Set<String> = [
        "the", "an", "is", "are", "am", "was", "were", "be", "been", "do", "does", "did", "has", "have", "had", "my",
        "me", "you",
        "your", "we", "our", "it", "its", "he", "she", "they", "them", "his", "her", "their", "this", "that", "these",
        "those",
        "what", "which", "who", "whom", "when", "where", "why", "how", "of", "in", "on", "at", "to", "for", "from",
        "with", "by",
        "about", "and", "or", "but", "not", "no", "so", "if", "can", "could", "would", "should", "will", "shall", "may",
        "might",
        "there", "here", "as", "than", "then", "too", "very", "just", "some", "any", "please", "tell", "know", "user",
        "let", "ll",
        "ve", "re", "don", "im", "up", "out", "get", "got", "go", "one", "also",
    ]
}
