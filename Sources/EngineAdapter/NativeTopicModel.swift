public import AgentCore
import Engine

/// A topic classifier file, run by the native engine.
///
/// Creating one is cheap: the file is opened once, at the first request.
public final class NativeTopicModel: TopicModel {
    private let runner: ModelRunner<TopicClassifier>

    /// A model that has not been loaded yet.
    ///
    /// - Parameter path: a `.gguf` file of topics.
    public init(path: String) {
        runner = ModelRunner { _ throws(EngineError) in try TopicClassifier(path: path) }
    }

    /// The most likely topics, best first.
    public func topics(of message: MessageVectors, limit: Int) async throws(ModelError) -> [Topic] {
        try await runner.run("the search for a topic") { classifier throws(EngineError) in
            let scores = try classifier.scores(message.meaning, reading: message.reading)
            let probabilities = Self.tones(classifier, scores)
            let likeliest = scores.indices.sorted { scores[$0].probability > scores[$1].probability }.prefix(limit)
            return likeliest.map { index in
                let topic = classifier.topics[index]
                return Topic(
                    name: topic.name, tone: Tone(rawValue: topic.tone) ?? .plain, group: topic.group,
                    replies: topic.replies, chance: scores[index].probability,
                    toneChance: probabilities[Tone(rawValue: topic.tone) ?? .plain] ?? 0,
                    nearness: scores[index].similarity)
            }
        }
    }

    /// The probability of each tone.
    public func tones(of message: MessageVectors) async throws(ModelError) -> [Tone: Double] {
        try await runner.run("the search for a topic") { classifier throws(EngineError) in
            let probabilities = Self.tones(classifier, try classifier.scores(message.meaning, reading: message.reading))
            let sum = probabilities.values.reduce(0, +)
            return sum > 0 ? probabilities.mapValues { $0 / sum } : [.plain: 1]
        }
    }

    /// For each tone, the sum of its topics' probabilities.
    private static func tones(_ classifier: TopicClassifier, _ scores: [TopicClassifier.Score]) -> [Tone: Double] {
        zip(classifier.topics, scores).reduce(into: [:]) {
            $0[Tone(rawValue: $1.0.tone) ?? .plain, default: 0] += $1.1.probability
        }
    }

    /// Possible replies to messages about a topic.
    public func replies(on topic: String) async throws(ModelError) -> [String] {
        try await runner.run("the search for a topic") { classifier throws(EngineError) in
            classifier.topics.first { $0.name == topic }?.replies ?? []
        }
    }
}
