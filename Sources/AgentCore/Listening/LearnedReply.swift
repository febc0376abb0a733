/// What is said to a message that tells something to remember: what will be remembered of it, and nothing else.
enum LearnedReply {
    /// Notes that are told; more would sound like a list.
    private static let most = 3

    /// The reply; `nil` where nothing is kept.
    ///
    /// - Parameters:
    ///   - notes: notes about "the user" (`ModelRequest.learning`).
    ///   - tone: the tone that the message surely has.
    static func text(_ notes: [String], _ tone: Tone) -> String? {
        let told = telling(notes).prefix(most).map(inside)
        guard let last = told.last else { return nil }
        let list = told.count > 1 ? told.dropLast().joined(separator: ", that ") + " and that " + last : last
        return "\(opening(tone)) I'll remember that \(list)."
    }

    private static func opening(_ tone: Tone) -> String {
        switch tone {
        case .glad: "How nice!"
        case .sad: "I'm sorry."
        case .plain: "Thanks for telling me."
        }
    }

    /// Without names that another note tells: "Your sister is named Anna" beside "Your sister Anna lives in Lyon".
    private static func telling(_ notes: [String]) -> [String] {
        notes.filter { note in
            guard let name = note.split(separator: " is named ").dropFirst().last else { return true }
            let bare = name.prefix { $0 != "." }
            return !notes.contains { $0 != note && $0.split { !$0.isLetter && $0 != "'" }.contains { $0 == bare } }
        }
    }

    /// The note to the user as a part of a sentence.
    private static func inside(_ note: String) -> String {
        var text = SecondPerson.telling(note)
        while let last = text.last, ".!?".contains(last) { text.removeLast() }
        let first = text.prefix { $0.isLetter }
        guard ["You", "Your"].contains(first) else { return text }
        return (text.prefix(1).lowercased() + text.dropFirst()).replacing("you are ", with: "you're ", maxReplacements: 1)
    }
}
