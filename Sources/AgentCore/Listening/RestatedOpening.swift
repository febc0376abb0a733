/// The sentence in which something told is said back, in a tone.
enum RestatedOpening {
    /// The sentence.
    ///
    /// - Parameters:
    ///   - restated: what was told.
    ///   - tone: the tone.
    ///   - number: which of two wordings.
    static func text(_ restated: Restatement, _ tone: Tone, number: Int) -> String {
        let inside = restated.subject == .bare ? nil : restated.text
        switch (tone, inside) {
        case (.glad, let text?): return number == 0 ? "I'm glad \(text)." : "How nice that \(text)!"
        case (.glad, nil): return "\(restated.capital), how nice!"
        case (.sad, let text?) where restated.subject == .other || suffers(text): return "I'm sorry \(text)."
        case (.sad, _): return "\(restated.capital). I'm sorry, that's not easy."
        case (.plain, let text?): return number == 0 ? "So \(text)." : "Ah, \(text)."
        case (.plain, nil): return "\(restated.capital), I see."
        }
    }

    /// Whether what the user does is something that happens to them, rather than a deed for which it would be odd to be sorry.
    private static func suffers(_ text: String) -> Bool {
        let words = text.split(separator: " ").map { $0.lowercased() }
        guard let verb = words.dropFirst().first(where: { !ClauseWords.adverbs.contains($0) }) else { return false }
        return verb.hasSuffix("n't") || ["you're", "you've"].contains(words.first) || suffered.contains(verb)
    }

    private static let suffered: Set<String> = [
        "are", "were", "have", "had", "got", "get", "lost", "fell", "failed", "missed", "woke", "slept", "cried",
        "feel", "felt", "miss", "need", "hurt", "dreamt", "keep", "kept", "no", "overslept", "waited", "hate",
    ]
}
