/// A small model that is helped with everyday talk: to most messages it has nothing but a plain reply, and now and then one that is
/// beside the point.
///
/// Where the message's meaning tells what it is about, one of the replies that were written for that topic is said
/// (response selection, as in "Smart Reply", Kannan et al. 2016), another one each time; elsewhere what will be remembered of it is said (`LearnedReply`), what
/// may be said to whatever it does (`MessageAct`), or what was told is said back with an open question (`ListeningReply`). All else the model answers itself, and where it then says something particular of everyday life, a plain reply takes its place. Modes have their own way
/// of replying, and a short answer to a question means little by itself: those are left to the model.
public struct TopicalModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel
    private let reader: MeaningReader
    private let topics: any TopicModel
    private let listening: ListeningReply

    /// The prompt whose replies are of this kind.
    private static let promptName = "companion"
    /// Topics that are looked at.
    private static let limit = 5
    /// How likely a reply has to fit, and one about the companion itself, of which fewer were graded.
    private static let least = (day: 0.5, companion: 0.75)
    /// How likely it has to fit where what the message does is so sure, and is no news, which is seldom about a topic; and where something
    /// of the message will be remembered, which can be said instead.
    private static let beside = (act: 0.85, day: 0.7)
    /// How likely a reply to what answers something has to fit.
    private static let leastAnswering = 0.85
    /// How likely a message has to be about any topic of the likeliest one's tone, so that the model's own reply is looked at.
    private static let everyday = 0.4
    /// How sad what is told may be at most beside a name, or before good news.
    private static let sorrow = 0.6
    /// How likely good news has to be right behind sad ones.
    private static let surelyGlad = 0.9
    /// Topics of messages that answer something: what does is told by its words (`SmallTalk`) more surely than by its meaning.
    static let answering: Set<String> = [
        "corrects a name", "you misunderstood me", "your joke was bad", "you repeat yourself", "it forgot what I said",
        "just kidding", "I was not honest with you", "you are wrong", "what do you mean",
        "your answers are short or odd", "exactly",
        "true, fair enough", "back after a short break", "thanks for remembering", "surprised by a good answer",
        "you too",
        "another joke", "about your story", "rebuff, that's private", "saying sorry to the companion",
    ]
    /// How likely what a message does has to be, so that it is replied to.
    private static let surely = 0.45
    /// Words below which a message that answers a question is left to the model.
    private static let answerWords = 4

    /// Stands before a model.
    ///
    /// - Parameters:
    ///   - model: the model behind it.
    ///   - reader: tells what a message means.
    ///   - topics: tells what it is about.
    ///   - questions: tells which open question may be asked about it; each is a topic with one reply.
    public init(
        _ model: any LanguageModel, reader: MeaningReader, topics: any TopicModel, questions: any TopicModel
    ) {
        self.model = model
        self.reader = reader
        self.topics = topics
        listening = ListeningReply(reader: reader, questions: questions)
    }

    /// A reply that was written for the message's topic, or the model's own.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, request.promptName == Self.promptName, let newest = request.messages.last,
            newest.role == .user, request.reminder == nil, !Self.isShortAnswer(request)
        else { return model.stream(request) }
        return .chosen { () async throws(ModelError) in
            let message = newest.content
            let meaning = try await meaning(of: message, in: request.messages)
            if meaning.tones[.sad] ?? 0 < Self.sorrow, let text = IntroductionReply.text(request.learning, to: message)
            {
                return FixedReply(text).stream
            }
            let vectors = try await reader.vectors(of: message)
            let likeliest = try await topics.topics(of: vectors, limit: Self.limit)
            let acts = try await reader.acts(of: message)
            let place = (isFirst: request.replies.isEmpty, isKept: !request.learning.isEmpty)
            if let topic = Self.fitting(likeliest, meaning, acts, to: message, place),
                let text = Self.reply(topic, to: message, after: request.replies)
            {
                return FixedReply(text).stream
            }
            let said = request.replies
            if let text = try await listening.text(keeping: request.learning, of: message, meaning, after: said) {
                return FixedReply(text).stream
            }
            if let act = acts.surest(from: Self.surely)?.repliedTo, acts.tone(of: act).isPossible(in: meaning.tones),
                // They were learned in English, and what they do not know often looks like a question to them.
                act != .asksForKnowledge || Asking.mayAsk(message),
                let text = ActReply.text(to: act, acts, message, request)
            {
                return FixedReply(text).stream
            }
            guard let first = likeliest.first, !first.isAboutSelf, first.toneChance >= Self.everyday else {
                return model.stream(request)
            }
            if let text = try await listening.text(to: message, meaning, after: said) {
                return FixedReply(text).stream
            }
            return model.stream(request).checked { reply in
                PlainReply.instead(of: reply, to: message, meaning.tones, after: said)
            }
        }
    }

    /// What a message means, where good news has to be surer right behind sad ones: the beagle that is told of died.
    private func meaning(of message: String, in messages: [ChatMessage]) async throws(ModelError) -> Meaning {
        if let before = messages.dropLast().last(where: { $0.role == .user })?.content,
            try await reader.tonedMeaning(of: before).tones[.sad] ?? 0 >= Self.sorrow
        {
            let meaning = try await reader.tonedMeaning(of: message)
            return meaning.tones[.glad] ?? 0 >= Self.surelyGlad ? meaning : meaning.without(.glad, as: .plain)
        }
        return try await reader.tonedMeaning(of: message)
    }

    /// The topic whose reply fits best, where it is likely to.
    ///
    /// - Parameter place: whether nothing was said before, so that nothing can be about it, and whether something of the message is kept.
    private static func fitting(
        _ likeliest: [Topic], _ meaning: Meaning, _ acts: MessageActs, to message: String,
        _ place: (isFirst: Bool, isKept: Bool)
    ) -> Topic? {
        let words = message.split(whereSeparator: \.isWhitespace).count
        let fits = likeliest.indices.map {
            TopicFit.standard.chance(
                $0, of: likeliest, tones: meaning.tones, isTalk: meaning.requests[.talk] ?? 1,
                in: (acts, words, place.isFirst))
        }
        let isNoNews = acts.most >= beside.act && acts.chance(of: MessageAct.Group.news) < 1 - beside.act
        let day = isNoNews || place.isKept ? beside.day : least.day
        let fitting = likeliest.indices.filter {
            fits[$0] >= (likeliest[$0].isAboutSelf ? least.companion : day)
                && likeliest[$0].tone.isPossible(in: meaning.tones) && acts.agree(with: likeliest[$0].tone)
                && (!answering.contains(likeliest[$0].name) || !place.isFirst && fits[$0] >= leastAnswering)
        }
        return fitting.max { fits[$0] < fits[$1] }.map { likeliest[$0] }
    }

    /// One of the topic's replies, always the same for the same text, that was not said yet.
    private static func reply(_ topic: Topic, to message: String, after said: [String]) -> String? {
        let fresh = topic.replies.filter { !said.contains($0) }
        return fresh.isEmpty ? nil : fresh[ReplyNumber.of(message, among: fresh.count)]
    }

    private static func isShortAnswer(_ request: ModelRequest) -> Bool {
        guard request.learning.isEmpty, request.lastReply?.hasSuffix("?") == true,
            let answer = request.messages.last?.content
        else {
            return false
        }
        return answer.split(whereSeparator: \.isWhitespace).count < answerWords
    }
}
