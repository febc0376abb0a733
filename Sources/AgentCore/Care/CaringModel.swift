/// A small model that is not left alone with somebody in danger: a message that speaks of suicide or self-harm, or tells of
/// something for which help is needed at once, is answered with a text that people wrote, with places to turn to. All else it
/// answers itself.
public struct CaringModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel
    private let reader: MeaningReader

    /// How likely an emergency has to be, and how likely where it is told in words by which many are: one that is missed does more
    /// harm than a warning once too often.
    private static let bounds = (plain: 0.55, inItsWords: 0.15)

    /// Stands before a model.
    public init(_ model: any LanguageModel, reader: MeaningReader) {
        self.model = model
        self.reader = reader
    }

    /// The model's reply, or the text for a cry or an emergency.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, let newest = request.messages.last, newest.role == .user else {
            return model.stream(request)
        }
        if let cry = CrisisReader.read(newest.content) {
            let isRepeated = Self.isSaid(CareReply.text(for: cry, isRepeated: false), in: request.messages)
            return FixedReply(CareReply.text(for: cry, isRepeated: isRepeated)).stream
        }
        return .chosen { () async throws(ModelError) in
            let urgency = try await reader.meaning(of: newest.content).urgency
            let bound = EmergencyWords.areFound(in: newest.content) ? Self.bounds.inItsWords : Self.bounds.plain
            guard urgency[.emergency] ?? 0 >= bound else { return model.stream(request) }
            let isRepeated = Self.isSaid(EmergencyReply.text(isRepeated: false), in: request.messages)
            return FixedReply(EmergencyReply.text(isRepeated: isRepeated)).stream
        }
    }

    private static func isSaid(_ text: String, in messages: [ChatMessage]) -> Bool {
        messages.contains { $0.role == .assistant && $0.content.contains(text) }
    }
}
