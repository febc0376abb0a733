/// What sort of news a message tells.
public enum Tone: String, Sendable, Hashable, CaseIterable {
    case glad
    case sad
    case plain

    /// How likely a tone has to be for a reply in it.
    private static let least: [Tone: Double] = [.glad: 0.5, .sad: 0.35]

    /// Whether a message may get a reply in this tone.
    ///
    /// - Parameter tones: how likely the message is of each tone.
    public func isPossible(in tones: [Tone: Double]) -> Bool { tones[self].map { $0 >= Self.least[self] ?? 0 } ?? true }

    /// How likely a tone has to be to be sure of it; good news is told from bad less surely than bad from good.
    private static let sure: [Tone: Double] = [.glad: 0.8, .sad: 0.8]

    /// The tone that a message surely has, or none.
    static func surest(in tones: [Tone: Double]) -> Tone {
        sure.first { tone, least in tones[tone] ?? 0 >= least }?.key ?? .plain
    }

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
