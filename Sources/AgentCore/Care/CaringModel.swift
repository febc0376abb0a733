public import Foundation

/// A local model that is not left alone with somebody in danger: a message that speaks of suicide or self-harm, or tells
/// of a life in danger, is answered with a text that people wrote, with places to turn to. All else the model answers.
///
/// Two readers decide, and either is enough: a short list of unmistakable phrases, and the small model that reads every
/// message (`MessageReader`).
public struct CaringModel: LanguageModel {
    private let model: any LanguageModel
    private let reader: MessageReader?
    private let clock: Clock
    private let calendar: Calendar

    /// Stands before a model.
    ///
    /// - Parameter reader: reads each message before the reply; without one, only the phrases are found.
    public init(
        _ model: any LanguageModel, reader: MessageReader?, clock: Clock = .system, calendar: Calendar = .current
    ) {
        self.model = model
        self.reader = reader
        self.clock = clock
        self.calendar = calendar
    }

    /// The model's reply, or the text for somebody in danger.
    public func stream(_ request: ModelRequest) -> ModelStream {
        let spoken = request.messages.filter { [.user, .assistant].contains($0.role) }
        guard request.shape == nil, let newest = request.messages.last, newest.role == .user else {
            return model.stream(request)
        }
        return ModelStream(choosing: { () async throws(ModelError) in
            guard let text = try await text(for: newest.content, after: spoken.dropLast()) else {
                return model.stream(request)
            }
            return ModelStream(of: text)
        })
    }

    /// What is said to a message in place of the model; `nil` where nobody is in danger.
    private func text(
        for message: String, after earlier: ArraySlice<ChatMessage>
    ) async throws(ModelError) -> String? {
        let said = earlier.filter { $0.role == .assistant }.map(\.content)
        if let language = CrisisPhrases.language(in: message) { return CareReply.text(in: language, after: said) }
        let language = MessageLanguage.code(of: message)
        switch try await danger(in: message, after: earlier) {
        case .none: return nil
        case .emergency: return EmergencyReply.text(after: said)
        case .crisis:
            if language == "en", Self.isOfSomebodyElse(message) { return CareReply.other }
            return CareReply.text(in: language, after: said)
        case .hint:
            // Asked once, and hinted again: that is a cry.
            let isAsked = said.contains { CareReply.asks(in: $0) }
            return isAsked ? CareReply.text(in: language, after: said) : CareReply.question(in: language)
        }
    }

    /// Whether a message speaks of others alone, told by its pronouns.
    private static func isOfSomebodyElse(_ message: String) -> Bool {
        let words = Set(message.lowercased().split { !$0.isLetter }.map(String.init))
        return words.isDisjoint(with: ["i", "im", "me", "myself"]) && !words.isDisjoint(with: others)
    }

    private static let others: Set<String> = [
        "he", "she", "they", "him", "her", "them", "himself", "herself", "themself", "themselves",
    ]

    private func danger(
        in message: String, after earlier: ArraySlice<ChatMessage>
    ) async throws(ModelError) -> MessageSignals.Danger {
        guard let reader else { return .none }
        let readable = ReadableMessage(message, at: clock.now(), calendar: calendar, after: Array(earlier))
        return try await reader.signals(of: readable).danger
    }
}

// All else is the model's.
extension CaringModel {
    /// The model's identity.
    public var identity: ModelIdentity { model.identity }
    /// The model's load state.
    public var loadState: ModelLoadState { model.loadState }
    /// The model's warnings.
    public var warnings: [String] { model.warnings }
    /// Whether the model supports native tool calls.
    public var callsTools: Bool { model.callsTools }
    /// Whether the model can be given tasks beside talking.
    public var followsInstructions: Bool { model.followsInstructions }

    /// Loads the model, and the reader beside it; a reader that cannot be loaded is reported by the first message.
    public func load() async throws(ModelError) {
        async let reading: Void? = try? reader?.model.load()
        try await model.load()
        _ = await reading
    }

    /// The model's context length, in tokens.
    public func contextLength() async throws(ModelError) -> Int { try await model.contextLength() }

    /// Counts tokens with the model.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        try await model.countTokens(messages)
    }

    /// How likely texts are to begin the model's reply.
    public func probabilities(of texts: [String], after request: ModelRequest) async throws(ModelError) -> [Double] {
        try await model.probabilities(of: texts, after: request)
    }
}
