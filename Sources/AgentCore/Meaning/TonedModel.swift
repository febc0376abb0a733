/// A small model that is kept from the wrong tone: it congratulates on bad news now and then, and is sorry for good ones; and from what is
/// no reply at all (`SoundReply`).
///
/// What it says stays where the message's meaning agrees with it. Otherwise a plain reply takes its place, in the tone that the
/// message surely has, or in none: somebody who is asked how they feel about it has not been misunderstood.
public struct TonedModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel
    private let reader: MeaningReader

    /// Stands before a model.
    public init(_ model: any LanguageModel, reader: MeaningReader) {
        self.model = model
        self.reader = reader
    }

    /// The model's reply, or a plain one in its place.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, let newest = request.messages.last, newest.role == .user,
            request.reminder == nil
        else { return model.stream(request) }
        let said = request.replies
        return model.stream(request).checked { text async throws(ModelError) in
            let isSound =
                !SoundReply.isBroken(text) && !SoundReply.claims(text, isAsked: Asking.isQuestion(newest.content))
            let tone = Tone(ofReply: text)
            if isSound, tone == nil { return text }
            let tones = try await reader.tonedMeaning(of: newest.content).tones
            if isSound, let tone, tone.isPossible(in: tones) { return text }
            return PlainReply.text(to: newest.content, tones, after: said)
        }
    }
}
