public import AgentCore
import Engine

/// A file of topics read by the native engine.
///
/// Making one is cheap: the file is opened with the first request, once.
public final class NativeTopicModel: TopicModel {
    private let runner: LazyRunner<TopicClassifier>

    /// A model that has not been loaded yet.
    ///
    /// - Parameter path: a `.gguf` file of topics.
    public init(path: String) {
        runner = LazyRunner { () throws(EngineError) in try TopicClassifier(path: path) }
    }

    /// The likeliest topics.
    public func topics(of vector: [Float], limit: Int) async throws(ModelError) -> [Topic] {
        try await runner.run("the search for a topic") { classifier throws(EngineError) in
            let scores = try classifier.scores(vector)
            let chances = zip(classifier.topics, scores).reduce(into: [String: Double]()) {
                $0[$1.0.tone, default: 0] += $1.1.chance
            }
            let likeliest = scores.indices.sorted { scores[$0].chance > scores[$1].chance }.prefix(limit)
            return likeliest.map { place in
                let topic = classifier.topics[place]
                return Topic(
                    name: topic.name, tone: Tone(rawValue: topic.tone) ?? .plain, isAboutSelf: topic.group == "talk",
                    replies: topic.replies, chance: scores[place].chance, toneChance: chances[topic.tone] ?? 0,
                    nearness: scores[place].nearness)
            }
        }
    }
}
