/// A small model that is not left alone with somebody in danger: a message that speaks of suicide or self-harm is answered
/// with a text that people wrote, with places to turn to. All else it answers itself.
public struct CaringModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel

    /// Stands before a model.
    public init(_ model: any LanguageModel) { self.model = model }

    /// The model's reply, or the text for a cry.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, let newest = request.messages.last, newest.role == .user,
            let cry = CrisisReader.read(newest.content)
        else { return model.stream(request) }
        let text = CareReply.text(for: cry, isRepeated: false)
        let isRepeated = request.messages.contains { $0.role == .assistant && $0.content.contains(text) }
        return FixedReply(isRepeated ? CareReply.text(for: cry, isRepeated: true) : text).stream
    }
}
