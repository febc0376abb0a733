/// Written by `Training/topics.py`.
extension TopicFit {
    static let standard = TopicFit(
        bias: -1.2559,
        chance: 0.2717,
        toneChance: 0.3514,
        nearness: 2.0083,
        behind: 1.6493,
        ofTone: 0.0862,
        bad: 0.0149,
        good: 0.4025,
        aboutSelf: -0.0457,
        rank: -0.0003,
        best: 0.1562,
        talk: -0.2499,
        news: -0.0219,
        told: -0.0613,
        turn: 0.0164,
        wish: -0.0045,
        detail: -0.0254,
        surest: 0.1036,
        isFirst: 1.0944,
        words: 0.0960
    )
}
