/// A small model that is spared what is said to the companion itself (`SmallTalk`): it gets a reply that was written for it. All else
/// it answers itself.
public struct SmallTalkModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel
    private let reader: MeaningReader
    private let topics: any TopicModel

    private static let promptName = "companion"

    /// Stands before a model.
    ///
    /// - Parameters:
    ///   - model: the model behind it.
    ///   - reader: tells where a judgement on somebody's health is wanted.
    ///   - topics: has the replies to each.
    public init(_ model: any LanguageModel, reader: MeaningReader, topics: any TopicModel) {
        self.model = model
        self.reader = reader
        self.topics = topics
    }

    /// A reply that was written for what is said, or the model's own.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, request.promptName == Self.promptName, let newest = request.messages.last,
            newest.role == .user, request.learning.isEmpty
        else { return model.stream(request) }
        guard let name = SmallTalk.topic(of: newest.content), Self.mayAnswer(request.reminder, name) else {
            return byAct(request, newest.content)
        }
        if name == DateReply.topic {
            guard DateReply.isWanted(by: newest.content) else { return model.stream(request) }
            return DateReply.text(request.messages).map { FixedReply($0).stream } ?? model.stream(request)
        }
        return .chosen { () async throws(ModelError) in
            // "Do you think it's cancer?" is nothing to have a friendly opinion of.
            if Self.judged.contains(name),
                try await reader.meaning(of: newest.content).requests[.medicine] ?? 0 >= Self.health
            {
                return model.stream(request)
            }
            let said = Set(request.replies)
            let known = try await replies(to: name)
            let fresh = known.filter { !said.contains($0) }
            guard !fresh.isEmpty else { return model.stream(request) }
            return FixedReply(fresh[ReplyNumber.of(newest.content, among: fresh.count)]).stream
        }
    }

    /// A reply to what is surely done in the talk itself, in words that no row has.
    private func byAct(_ request: ModelRequest, _ message: String) -> ModelStream {
        let isAsked = request.reminder != nil
        if let reminder = request.reminder, reminder.isSure, !reminder.lines.isEmpty { return model.stream(request) }
        return .chosen { () async throws(ModelError) in
            let acts = try await reader.acts(of: message)
            // What memory took for a question may ask in the words of a wish: "my form wants the school, can you remind me".
            guard let act = acts.surest(from: Self.surely),
                (isAsked ? MessageAct.partings : MessageAct.ofTheTalk).contains(act),
                let text = ActReply.text(to: act, acts, message, request)
            else { return model.stream(request) }
            // "Write a story about a dog" is more than to be amused.
            if act == .wantsToBeEntertained,
                try await reader.meaning(of: message).requests[.task] ?? 0 >= Self.work
            {
                return model.stream(request)
            }
            return FixedReply(text).stream
        }
    }

    /// How likely an act of the talk has to be.
    private static let surely = 0.6
    /// How likely a text may be wanted at most of who wants to be entertained.
    private static let work = 0.3

    /// Topics by which a judgement is wanted, and how likely one on somebody's health may be at most.
    private static let judged: Set<String> = ["opinion wanted", "would it be normal", "what do you think of"]
    private static let health = 0.3

    /// What memory surely knows is told before what only may be said to the companion.
    private static func mayAnswer(_ reminder: Reminder?, _ topic: String) -> Bool {
        guard remembered.contains(topic), let reminder else { return true }
        return reminder.lines.isEmpty || !reminder.isSure
    }

    /// Topics that what is remembered may answer too.
    private static let remembered: Set<String> = [
        "opinion wanted", "guess something about me", "would it be normal", "hobbies",
    ]

    private func replies(to name: String) async throws(ModelError) -> [String] {
        if let own = SmallTalk.replies[name] { return own }
        return try await topics.replies(on: name)
    }
}
