import AgentCore

/// Turns a predicate of "the user" into the first person: "speaks Thai" into "speak Thai".
enum FirstPersonVerb {
    /// The words after the subject, with the first verb in the form that follows "I".
    static func sentence(_ words: String) -> String {
        var parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let verb = parts.firstIndex(where: { !adverbs.contains($0) }) else { return words }
        parts[verb] = form(parts[verb])
        return parts.joined(separator: " ")
    }

    private static func form(_ verb: String) -> String { irregular[verb] ?? PlainVerb.form(verb) }

    private static let irregular = [
        "is": "am", "isn't": "am not", "has": "have", "hasn't": "haven't", "does": "do", "doesn't": "don't",
        "was": "was", "always": "always", "used": "used",
    ]

    private static let adverbs: Set<String> = [
        "also", "always", "now", "often", "really", "sometimes", "still", "usually", "mostly", "currently", "recently",
    ]
}
