/// Notes without a subject: "Love hiking!", "Allergic to nuts", "Just adopted a kitten".
enum EllipsisReader {
    /// The verb phrase, whose subject is the user; `nil` where the phrase is none.
    static func read(_ phrase: Phrase) -> VerbPhrase? {
        let rest = phrase.drop { ["just", "really", "recently", "also"].contains($0.form) }
        guard let first = rest.first, rest.count > 1 else { return nil }
        if complements.contains(first.form), ["to", "in", "and", "at"].contains(rest.dropping(1).first?.form ?? "") {
            return VerbPhrase(complement: rest)
        }
        return verbs.contains(first.form) ? VerbPhrase(rest) : nil
    }

    private static let complements: Set<String> = ["allergic", "living", "based", "born", "working", "married"]

    private static let verbs: Set<String> = ["love", "hate", "got", "adopted", "moved", "joined", "bought"]
}
