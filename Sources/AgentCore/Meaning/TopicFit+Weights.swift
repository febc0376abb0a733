/// Written by `Training/topics.py`.
extension TopicFit {
    static let standard = TopicFit(
        bias: 0.2774,
        chance: 0.4145,
        toneChance: 0.0527,
        nearness: 2.6533,
        behind: 0.8718,
        ofTone: 0.6000,
        bad: -0.4418,
        good: 0.0451,
        aboutSelf: -0.3391,
        rank: 0.0029,
        best: 0.3370,
        talk: -0.2844
    )
}
