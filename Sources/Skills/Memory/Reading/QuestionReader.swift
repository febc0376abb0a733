/// Tells questions from statements by their first words.
enum QuestionReader {
    /// Whether a clause asks something.
    static func opensQuestion(_ tokens: Phrase) -> Bool {
        guard let first = tokens.first?.form else { return false }
        let second = tokens.dropping(1).first?.form ?? ""
        if ["what", "how", "why", "where", "who", "which", "whose", "whom", "any"].contains(first) {
            return second != "a" || first == "any"
        }
        // "Can't stand olives" without a question mark is no question.
        if second == "not", ["can", "do", "have", "am", "would"].contains(first) {
            let subject = tokens.dropping(2).first?.form ?? ""
            return ["you", "i", "we", "it", "they", "there", "he", "she"].contains(subject)
        }
        let asked: Set<String> = [
            "you", "i", "we", "he", "she", "it", "they", "there", "that", "this", "my", "the", "your", "people", "a",
            "an", "any", "anyone", "someone", "not", "our",
        ]
        return [
            "do", "does", "did", "is", "are", "was", "were", "can", "could", "should", "would", "will", "shall", "may",
            "have", "has", "am",
        ].contains(first) && asked.contains(second)
    }
}
