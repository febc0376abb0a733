import Foundation

/// Reads messages with a small model that was trained for it (`Training/adapters/reader`): first what has to be known
/// before the reply, then what the message teaches.
///
/// The format is that of the rows it was trained on, see `Training/adapters/tasks.py`.
public actor MessageReader {
    /// The model that reads, with its adapter.
    public nonisolated let model: any LanguageModel
    private let adapters: [ModelAdapter]?
    /// The last message and what was said of it: care and memory ask about the same one, with more or less known of it.
    private var last: (prompt: String, signals: MessageSignals)?

    /// How likely the words for danger have to be together. Chosen on rows of people that the training did not see.
    private static let bound = 0.2
    private static let longest = (message: 1_200, turn: 300, known: 12)
    /// Tokens for a whole reading; the longest of the training rows has 160.
    private static let room = 320

    /// Makes a reader.
    ///
    /// - Parameter adapters: the adapter that makes the model a reader; `nil` if the model was opened with it.
    public init(_ model: any LanguageModel, adapters: [ModelAdapter]? = nil) {
        self.model = model
        self.adapters = adapters
    }

    /// What has to be known of a message before the reply.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded or fails.
    public func signals(of message: ReadableMessage) async throws(ModelError) -> MessageSignals {
        // Unmistakable words cannot be argued away, and nothing else is then asked of the message.
        if CrisisPhrases.language(in: message.text) != nil { return MessageSignals(danger: .crisis) }
        var asked = message
        asked.known = []
        let key = Self.prompt(asked)
        if let last, last.prompt == key { return last.signals }
        let prompt = Self.prompt(message)
        let line = try await answer(prompt, .pattern(Self.firstLine + "\\n"), maxTokens: 24)
        guard let read = MessageSignals(line: line.trimmingCharacters(in: .newlines)) else {
            throw ModelError(.failed, "the reader answered what is no first line: \(line)")
        }
        // Whether somebody is in danger hangs on the message alone: what is known draws the reader towards memory.
        let signals = MessageSignals(danger: try await danger(key), request: read.request)
        last = (key, signals)
        return signals
    }

    /// What a message teaches, in its order; empty if it teaches nothing.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded or fails.
    public func operations(in message: ReadableMessage) async throws(ModelError) -> [ReadOperation] {
        let text = try await answer(Self.prompt(message), .pattern(Self.reading), maxTokens: Self.room)
        return text.split(separator: "\n").dropFirst().compactMap { ReadOperation(line: $0) }
    }

    /// The danger: the likeliest word for one if together they are likely enough, whatever word is likeliest of all.
    private func danger(_ prompt: String) async throws(ModelError) -> MessageSignals.Danger {
        let words = MessageSignals.Danger.allCases
        let found = try await model.probabilities(of: words.map(\.rawValue), after: request(prompt, nil, maxTokens: 1))
        let dangers = zip(words, found).filter { $0.0 != .none }
        guard dangers.map(\.1).reduce(0, +) >= Self.bound else { return .none }
        return dangers.max { $0.1 < $1.1 }?.0 ?? .none
    }

    private func answer(_ prompt: String, _ shape: ResponseShape, maxTokens: Int) async throws(ModelError) -> String {
        try await model.complete(request(prompt, shape, maxTokens: maxTokens))
    }

    private func request(_ prompt: String, _ shape: ResponseShape?, maxTokens: Int) -> ModelRequest {
        ModelRequest(
            messages: [ChatMessage(.user, prompt)], options: .likeliest(maxTokens: maxTokens), shape: shape,
            adapters: adapters)
    }

    /// The message as the reader was trained to see it.
    static func prompt(_ message: ReadableMessage) -> String {
        let day = message.calendar.dateComponents([.year, .month, .day, .weekday], from: message.date)
        let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        var lines = [
            String(
                format: "%04d-%02d-%02d %@", day.year ?? 0, day.month ?? 0, day.day ?? 0,
                weekdays[((day.weekday ?? 1) - 1) % 7])
        ]
        lines += message.known.prefix(longest.known).map { "known: \(oneLine($0))" }
        lines += message.earlier.suffix(2).map {
            "\($0.role == .assistant ? "companion" : "earlier"): \(oneLine($0.content).prefix(longest.turn))"
        }
        lines.append("message: \(message.text.prefix(longest.message))")
        return lines.joined(separator: "\n")
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private static let firstLine =
        "(\(MessageSignals.Danger.allCases.map(\.rawValue).joined(separator: "|"))) (no|forget|(memory|all): [^\\n|]{1,40})"
    private static let operation =
        "(add|update|delete) \\| user(\\.[a-z_]{1,20}){0,3} \\| [a-z_]{2,30} \\| [^\\n|]{1,160} \\| [^\\n|]{0,60} ?\\| [^\\n|]{1,240}"
    private static let reading = "\(firstLine)\\n(none|\(operation)(\\n\(operation)){0,7})"
}
