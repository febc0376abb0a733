/// Written by `Training/topics.py`.
extension TopicFit {
    static let standard = TopicFit(
        bias: 0.2892,
        chance: 0.4222,
        toneChance: 0.0527,
        nearness: 2.6678,
        behind: 0.8214,
        ofTone: 0.6088,
        bad: -0.4066,
        good: 0.0915,
        aboutSelf: -0.3101,
        rank: 0.0001,
        best: 0.3506,
        talk: -0.2854
    )
}
