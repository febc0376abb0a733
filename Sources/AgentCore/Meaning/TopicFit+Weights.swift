/// Written by `Training/topics.py`.
extension TopicFit {
    static let standard = TopicFit(
        bias: 1.0289,
        chance: 0.3015,
        toneChance: 0.3718,
        nearness: 1.0571,
        behind: 0.8533,
        ofTone: 0.0900,
        bad: -0.0973,
        good: 0.2008,
        aboutSelf: -0.5269,
        rank: -0.0003,
        best: 0.1862,
        talk: -0.2349
    )
}
