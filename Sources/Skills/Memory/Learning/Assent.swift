/// The user's yes or no to a `ForgetDialogue`.
struct Assent: Sendable, Hashable {
    /// Whether it is a yes.
    let isYes: Bool
    /// Whether the sentences in past messages should be removed too.
    let includesMessages: Bool

    /// Reads a short answer; `nil` for any other text.
    init?(_ text: String) {
        let words = Folding.words(text)
        guard let first = words.first, words.count <= 8 else { return nil }
        let messages = !Set(words).isDisjoint(with: ["messages", "message", "sentences", "everywhere", "everything"])
        if Self.yes.contains(first) {
            guard words.dropFirst().allSatisfy({ Self.fillers.contains($0) }) else { return nil }
            (isYes, includesMessages) = (true, messages)
        } else if Self.no.contains(first) {
            guard words.count <= 3 else { return nil }
            (isYes, includesMessages) = (false, false)
        } else {
            return nil
        }
    }

    private static let yes: Set<String> = [
        "yes", "yeah", "yep", "yup", "sure", "ok", "okay", "y", "confirm", "confirmed", "oui", "ja", "si", "sim",
    ]
    private static let no: Set<String> = ["no", "nope", "n", "cancel", "non", "nein", "nao", "keep"]
    private static let fillers: Set<String> = [
        "please", "do", "it", "that", "forget", "and", "from", "my", "messages", "message", "the", "sentences", "too",
        "everywhere", "everything", "sure", "go", "ahead", "yes", "confirm", "of", "course",
    ]
}
