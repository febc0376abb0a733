/// What sort of news a message tells.
public enum Tone: String, Sendable, Hashable, CaseIterable {
    case glad
    case sad
    case plain

    /// The tone that a reply takes; `nil` where it takes none.
    public init?(ofReply text: String) {
        let words = text.lowercased()
        func says(_ phrases: [String]) -> Bool { phrases.contains { words.contains($0) } }
        let isSad = says([
            "sorry", "not easy", "that's hard", "must be hard", "sounds hard", "a hard blow", "that hurts",
        ])
        let isGlad = says([
            "how nice", "how lovely", "how good", "how wonderful", "good news", "lovely news", "i'm glad",
            "congratulations", "well done", "happy for you", "proud of", "good for you", "how exciting",
        ])
        guard isSad != isGlad else { return nil }
        self = isSad ? .sad : .glad
    }
}
