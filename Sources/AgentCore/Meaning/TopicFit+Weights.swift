/// Written by `Training/topics.py`.
extension TopicFit {
    static let standard = TopicFit(
        bias: 0.2717,
        chance: 0.4179,
        toneChance: 0.0445,
        nearness: 2.6867,
        behind: 0.8616,
        ofTone: 0.6140,
        bad: -0.4140,
        good: 0.0837,
        aboutSelf: -0.2724,
        rank: 0.0001,
        best: 0.3577,
        talk: -0.1731
    )
}
