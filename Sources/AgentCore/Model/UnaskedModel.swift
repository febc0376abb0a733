/// A small model that is not told what memory found where nothing is asked: "I don't know that yet" is no reply to somebody who told
/// something, and what lies near is none either.
public struct UnaskedModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel
    private let reader: MeaningReader

    /// How likely a message has to want something, so that nothing or something near is told; and so that what surely answers is.
    private static let least = (unsure: 0.05, sure: 0.01)

    /// Stands before a model.
    public init(_ model: any LanguageModel, reader: MeaningReader) {
        self.model = model
        self.reader = reader
    }

    /// The model's reply, without the reminder where nothing is asked.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, let newest = request.messages.last, newest.role == .user,
            let reminder = request.reminder, !Asking.mayAsk(newest.content)
        else { return model.stream(request) }
        return .chosen { () async throws(ModelError) in
            let isSure = reminder.isSure && !reminder.lines.isEmpty
            let acts = try await reader.acts(of: newest.content)
            guard acts.isKnown, acts.chance(of: .wish) < (isSure ? Self.least.sure : Self.least.unsure) else {
                return model.stream(request)
            }
            return model.stream(request.withoutReminder)
        }
    }
}
