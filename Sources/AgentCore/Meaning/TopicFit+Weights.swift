/// Written by `Training/topics.py`.
extension TopicFit {
    static let standard = TopicFit(
        bias: 0.5685,
        chance: 0.4457,
        toneChance: -0.1765,
        nearness: 2.5596,
        behind: 0.7867,
        ofTone: 0.8437,
        bad: -0.6006,
        good: -0.0780,
        aboutSelf: -0.4983,
        rank: 0.0033,
        best: 0.3547,
        talk: -0.2257
    )
}
