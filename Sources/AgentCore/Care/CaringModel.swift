/// A small model that is not left alone with somebody in danger: a message that speaks of suicide or self-harm, or tells of
/// something for which help is needed at once, is answered with a text that people wrote, with places to turn to. All else it
/// answers itself.
public struct CaringModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel
    private let reader: MeaningReader

    /// How likely an emergency has to be, how likely where it is told in words by which many are, and how likely behind a cry, which has
    /// replies of its own: one that is missed does more harm than a warning once too often.
    private static let bounds = (plain: 0.8, inItsWords: 0.08, afterCry: 0.97)
    /// How likely what a message does has to be an emergency at least, where anything is known of that.
    private static let acute = (plain: 0.05, inItsWords: 0.01)
    /// How likely a message has to hint at not wanting to live so that the user is asked: by itself, where it may be a cry too, and by itself
    /// where the last ones together are so likely. What is good news does not.
    private static let hint = (surely: 0.93, one: 0.6, part: 0.2, lately: 1.2)
    /// How likely a cry it has to be beside a hint that is not sure, and how likely good news at most.
    private static let beside = (cry: 0.5, glad: 0.3)
    /// Messages that are read together.
    private static let together = 4
    /// How likely a message has to be a cry for the model's own mention of crisis lines to stay. It is told too often to be answered by itself.
    private static let cry = 0.3

    /// Stands before a model.
    public init(_ model: any LanguageModel, reader: MeaningReader) {
        self.model = model
        self.reader = reader
    }

    /// Loads the model, and what reads messages beside it.
    public func load() async throws(ModelError) {
        async let reading: Void = reader.load()
        try await model.load()
        await reading
    }

    /// The model's reply, or the text for a cry or an emergency.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, let newest = request.messages.last, newest.role == .user else {
            return model.stream(request)
        }
        if let cry = CrisisReader.read(newest.content) { return Self.care(for: cry, request) }
        if CrisisHints.areFound(in: request.messages.filter { $0.role == .user }.map(\.content)) {
            return Self.care(for: .own(language: "en"), request)
        }
        let said = request.replies
        // A friend's number that is asked for is told.
        let isKnown = request.reminder.map { !$0.lines.isEmpty && $0.isSure } ?? false
        if !isKnown, let text = EmergencyFollowUp.text(to: newest.content, after: said) {
            return FixedReply(text).stream
        }
        return .chosen { () async throws(ModelError) in
            let meaning = try await reader.meaning(of: newest.content)
            let mayFollow = !isKnown || !newest.content.contains("?")
            let acts = mayFollow ? try await reader.acts(of: newest.content) : .unknown
            let asking = acts.replies(to: .hintsAtDying)
            let isHint = acts.chance(of: .hintsAtDying) >= Self.hint.part
            let followUp =
                mayFollow ? CareFollowUp.text(to: newest.content, after: said, asking: asking, isHint: isHint) : nil
            let plain = followUp == nil ? Self.bounds.plain : Self.bounds.afterCry
            let isInItsWords = EmergencyWords.areFound(in: newest.content)
            let isAcute =
                !acts.isKnown
                || acts.chance(of: .needsHelp) >= (isInItsWords ? Self.acute.inItsWords : Self.acute.plain)
            if isAcute, meaning.urgency[.emergency] ?? 0 >= (isInItsWords ? Self.bounds.inItsWords : plain) {
                let isRepeated = Self.isSaid(EmergencyReply.text(isRepeated: false), in: request.messages)
                return FixedReply(EmergencyReply.text(isRepeated: isRepeated)).stream
            }
            if let followUp { return FixedReply(followUp).stream }
            if mayFollow, try await hints(request, meaning) {
                // Asked once, and hinted again: that is a cry.
                if said.contains(where: asking.contains) { return Self.care(for: .own(language: "en"), request) }
                if let text = ActReply.text(to: .hintsAtDying, acts, newest.content, request) {
                    return FixedReply(text).stream
                }
            }
            guard request.reminder == nil,
                meaning.cry < Self.cry || Self.isAngry(newest.content),
                !Self.lines.contains(where: { Self.isSaid($0, in: request.messages) })
            else { return model.stream(request) }
            // It was trained to name crisis lines, and does so now and then where nobody is in danger.
            return model.stream(request).checked { reply in
                let isAlarm = Self.lines.contains { reply.contains($0) }
                return isAlarm ? PlainReply.text(to: newest.content, meaning.tones, after: request.replies) : reply
            }
        }
    }

    /// Whether the newest message hints at not wanting to live, or it and those before it do so together.
    private func hints(_ request: ModelRequest, _ meaning: Meaning) async throws(ModelError) -> Bool {
        guard let newest = request.messages.last else { return false }
        let own = try await reader.acts(of: newest.content).chance(of: .hintsAtDying)
        guard own >= Self.hint.part else { return false }
        if own >= (meaning.cry >= Self.beside.cry ? Self.hint.one : Self.hint.surely),
            meaning.tones[.glad] ?? 0 < Self.beside.glad
        {
            return true
        }
        var sum = 0.0
        for message in request.messages.filter({ $0.role == .user }).suffix(Self.together) {
            sum += try await reader.acts(of: message.content).chance(of: .hintsAtDying)
        }
        return sum >= Self.hint.lately
    }

    private static func isAngry(_ message: String) -> Bool {
        let words = WordRow.words(message)
        return CrisisWords.angry.contains { $0.isFound(in: words) }
    }

    private static let lines = ["988", "116 123"]

    private static func care(for cry: CrisisReader.Cry, _ request: ModelRequest) -> ModelStream {
        let isRepeated = isSaid(CareReply.text(for: cry, isRepeated: false), in: request.messages)
        return FixedReply(CareReply.text(for: cry, isRepeated: isRepeated)).stream
    }

    private static func isSaid(_ text: String, in messages: [ChatMessage]) -> Bool {
        messages.contains { $0.role == .assistant && $0.content.contains(text) }
    }
}
