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
        promise(notes).map { "\(opening(tone)) \($0)" }
    }

    /// That notes will be remembered: "I'll remember that you live in Leeds."; `nil` where there are none.
    static func promise(_ notes: [String]) -> String? {
        let told = telling(notes).prefix(most).map(inside)
        guard let last = told.last else { return nil }
        let list = told.count > 1 ? told.dropLast().joined(separator: ", that ") + " and that " + last : last
        return "I'll remember that \(list)."
    }

    /// How much of what a message tells stands in the notes, by its longer words and numbers, from 0 to 1.
    static func share(of message: String, in notes: [String]) -> Double {
        let told = SpokenWord.words(message).map(\.form).filter {
            !hollow.contains($0) && ($0.count > 3 || $0.contains(where: \.isNumber))
        }
        let kept = Set(notes.flatMap { SpokenWord.words($0) }.map { String($0.form.prefix(stem)) })
        guard !told.isEmpty else { return 0 }
        return Double(told.count { kept.contains(String($0.prefix(stem))) }) / Double(told.count)
    }

    /// Letters by which forms of a word are taken for the same.
    private static let stem = 3
    private static let hollow: Set<String> = [
        "that", "this", "with", "have", "from", "they", "been", "called", "named", "name", "really", "quite", "just",
        "when", "very",
        "also", "about", "will", "would", "there", "then", "than", "them", "some", "what", "which", "because", "i've",
        "i'll",
    ]

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
        return (text.prefix(1).lowercased() + text.dropFirst()).replacing(
            "you are ", with: "you're ", maxReplacements: 1)
    }
}
