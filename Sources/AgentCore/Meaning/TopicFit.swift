import Foundation

/// Tells whether a topic's reply fits a message: a logistic regression, learned by `Training/topics.py` from replies that a reader
/// graded.
struct TopicFit: Sendable {
    let bias: Double
    /// The logarithms of the topic's chance and of that of all topics of its tone.
    let chance, toneChance: Double
    /// How near the message is to the topic's own, and how much nearer it is to another topic's among the likeliest.
    let nearness, behind: Double
    /// The logarithm of the message's chance of being news of the topic's sort.
    let ofTone: Double
    /// Where the topic is bad news, good news, or the companion itself.
    let bad, good, aboutSelf: Double
    /// How many topics are likelier, and the logarithm of the likeliest one's chance.
    let rank, best: Double
    /// The logarithm of the chance that the message is talk.
    let talk: Double
    /// The logarithms of the chances that the message tells news, tells something else, is about the talk itself, wants something, or adds
    /// a detail, and of that of its likeliest act.
    let news, told, turn, wish, detail, surest: Double
    /// Where nothing was said before, and the logarithm of the number of words.
    let isFirst, words: Double

    /// How likely the reply of one of the likeliest topics fits, from 0 to 1.
    ///
    /// - Parameters:
    ///   - place: the topic's place.
    ///   - topics: the likeliest topics, the likeliest first.
    ///   - tones: the chances of the message's tones.
    ///   - isTalk: the chance that it is talk.
    ///   - message: what the message does, its words, and whether it is the first.
    func chance(
        _ place: Int, of topics: [Topic], tones: [Tone: Double], isTalk: Double,
        in message: (acts: MessageActs, words: Int, isFirst: Bool)
    ) -> Double {
        let topic = topics[place]
        let nearest = topics.map(\.nearness).max() ?? 0
        var odds = bias + chance * Self.log(topic.chance) + toneChance * Self.log(topic.toneChance)
        odds += nearness * topic.nearness + behind * (topic.nearness - nearest)
        odds += ofTone * Self.log(tones[topic.tone] ?? 0) + rank * Double(place) + best * Self.log(topics[0].chance)
        odds += (topic.tone == .sad ? bad : topic.tone == .glad ? good : 0) + (topic.isAboutSelf ? aboutSelf : 0)
        odds += talk * Self.log(isTalk) + (message.isFirst ? isFirst : 0)
        odds += words * Foundation.log(Double(max(message.words, 1)))
        for (weight, group) in [(news, MessageAct.Group.news), (told, .told), (turn, .turn), (wish, .wish)] {
            odds += weight * Self.actLog(message.acts.chance(of: group))
        }
        odds += detail * Self.actLog(message.acts.chance(of: .addsADetail)) + surest * Self.actLog(message.acts.most)
        return 1 / (1 + exp(-odds))
    }

    private static func actLog(_ chance: Double) -> Double { Foundation.log(max(chance, 1e-3)) }
    private static func log(_ chance: Double) -> Double { Foundation.log(max(chance, 1e-4)) }
}
