/// What a message may be about, with what may be said to it.
public struct Topic: Sendable, Hashable {
    /// What it is, in a few words.
    public let name: String
    /// What sort of news its messages are.
    public let tone: Tone
    /// Which topics it belongs to.
    public let group: String
    /// Whether it is about the companion itself.
    public var isAboutSelf: Bool { group == "talk" }
    /// What may be said to every message about it.
    public let replies: [String]
    /// How likely the message is about it, from 0 to 1.
    public let chance: Double
    /// How likely the message is about it or another topic of its tone.
    public let toneChance: Double
    /// The cosine of the message's vector and the middle of the topic's own messages.
    public let nearness: Double

    /// Makes a topic.
    public init(
        name: String, tone: Tone, group: String, replies: [String], chance: Double, toneChance: Double,
        nearness: Double
    ) {
        self.name = name
        self.tone = tone
        self.group = group
        self.replies = replies
        self.chance = chance
        self.toneChance = toneChance
        self.nearness = nearness
    }
}
