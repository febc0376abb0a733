/// A small model that knows what it is not: what is beyond it is declined in one friendly line instead of answered. All else
/// it answers itself.
public struct ModestModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel
    private let reader: MeaningReader

    /// How likely something beyond the model has to be wanted; more so where memory took the message for a question about the
    /// user's life of which nothing is known, and more still where it speaks of them in the first person, or where something near
    /// is remembered.
    private static let bounds = (plain: 0.5, unknown: 0.92, own: 0.97, unsure: 0.95)
    /// How likely a judgement on somebody's health has to be: a wrong one does harm.
    private static let health = 0.4

    /// How likely a message has to ask or want something.
    private static let least = 0.08

    /// Stands before a model.
    public init(_ model: any LanguageModel, reader: MeaningReader) {
        self.model = model
        self.reader = reader
    }

    /// The model's reply, or a line that declines.
    public func stream(_ request: ModelRequest) -> ModelStream {
        guard request.shape == nil, let newest = request.messages.last, newest.role == .user,
            let bound = Self.bound(request.reminder, newest.content), !Asking.isTold(newest.content)
        else { return model.stream(request) }
        let last = request.lastReply
        if request.reminder?.lines.isEmpty ?? true, let kind = PlainRequest.kind(of: newest.content) {
            return FixedReply(ScopeReply.text(for: kind, newest.content, after: last)).stream
        }
        return .chosen { () async throws(ModelError) in
            // What wants nothing is not beyond it, whatever it is about: "boss wants the numbers redone by 8".
            let acts = try await reader.acts(of: newest.content)
            if acts.isKnown, acts.chance(of: .wish) < Self.least, !Asking.mayAsk(newest.content) {
                return model.stream(request)
            }
            let chances = try await reader.meaning(of: newest.content).requests
            let isHealth = bound == Self.bounds.plain && chances[.medicine] ?? 0 >= Self.health
            guard isHealth || 1 - (chances[.talk] ?? 1) >= bound,
                let kind = chances.filter({ $0.key != .talk }).max(by: { $0.value < $1.value })?.key
            else { return model.stream(request) }
            return FixedReply(ScopeReply.text(for: kind, newest.content, after: last)).stream
        }
    }

    /// From how likely on it is declined; `nil` where memory surely knows the answer.
    private static func bound(_ reminder: Reminder?, _ message: String) -> Double? {
        guard let reminder else { return bounds.plain }
        if reminder.lines.isEmpty { return isOwn(message) ? bounds.own : bounds.unknown }
        return reminder.isSure ? nil : bounds.unsure
    }

    private static func isOwn(_ message: String) -> Bool {
        message.lowercased().split { !$0.isLetter }.contains { firstPerson.contains(String($0)) }
    }

    private static let firstPerson: Set<String> = ["i", "my", "me", "mine", "we", "our", "us", "ours", "im", "ive"]
}
