/// What is thought of a job, where its name is expected: "my job is hell", "my job is a real joy".
enum JobOpinions {
    private static let words = Set(
        """
        hell nightmare joke disaster mess torture heaven fun chaos misery drag dream blast pain grind slog bore killer \
        struggle challenge pleasure joy blessing curse privilege passion life everything priority responsibility calling \
        secure safe hard easy tough okay ok fine great good bad awful terrible horrible boring stressful exhausting amazing \
        part-time full-time remote hybrid seasonal temporary permanent gone history
        """.split(separator: " ").map(String.init))
    private static let before: Set<String> = [
        "a", "an", "the", "so", "such", "pure", "absolute", "absolutely", "total", "totally", "real", "really", "just",
        "pretty", "very", "quite", "my", "complete", "utter", "living", "not", "too", "kind", "of", "sort", "mostly",
    ]

    private static let after: Set<String> = [
        "and", "but", "because", "so", "at", "with", "right", "these", "most", "when", "sometimes", "lately", "now",
        "for",
        "to", "today", "this", "since", "if", "then", "anyway", "though", "really", "again",
    ]

    /// Whether these words give an opinion and name no job.
    static func isOne(_ phrase: ArraySlice<Token>) -> Bool {
        let rest = phrase.drop { before.contains($0.form) }
        guard let first = rest.first, words.contains(first.form) else { return false }
        return rest.dropFirst().first.map { $0.isMark || after.contains($0.form) } ?? true
    }
}
