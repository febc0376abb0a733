/// Whether what a small model says by itself can be said: it breaks down into one letter now and then, and claims to remember, to know or
/// to have been told what nobody told it.
enum SoundReply {
    /// Letters, and words, that follow one another in no sound reply.
    private static let most = (letters: 5, words: 3)
    /// Characters that no reply of its has.
    private static let longest = 400

    /// Whether a text is broken.
    static func isBroken(_ text: String) -> Bool {
        let letters = Array(text)
        if letters.count > longest || text.contains("\u{FFFD}") { return true }
        return hasRun(letters.filter { $0 != "." }, longerThan: most.letters)
            || hasRun(text.lowercased().split(whereSeparator: \.isWhitespace), longerThan: most.words)
    }

    private static func hasRun<Part: Equatable>(_ parts: [Part], longerThan limit: Int) -> Bool {
        var length = 0
        for (index, part) in parts.enumerated() {
            length = index > 0 && parts[index - 1] == part ? length + 1 : 1
            if length > limit { return true }
        }
        return false
    }

    /// Whether a text, said without a reminder, claims something of the user's life. What is asked may be answered out of the prompt.
    ///
    /// - Parameter isAsked: whether it answers a question.
    static func claims(_ text: String, isAsked: Bool) -> Bool {
        let text = " " + text.lowercased().replacing("\u{2019}", with: "'")
        return (isAsked ? always : always + told).contains { text.contains($0) }
    }

    private static let always = [
        " nice to meet you, ", " i don't know what you ", " i'll remember that", " i'll keep in mind that you",
    ]
    private static let told = [
        " i'll remember your", " you told me", " you mentioned", " i don't know who ", " i don't know your ",
        " i don't know when ",
        " i don't know what your ", " i don't know where ", " i don't know anything about ", " i don't know that yet",
        " i remember",
        " is named ", " your name is ", " you live in ", " hello ",
    ]
}
