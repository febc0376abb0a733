public import Foundation

/// Names a conversation after its first exchange, with the small model and the adapter that talks: it has learned to
/// (`Training/adapters/companion`, rows of the kind `title`).
public struct SessionNamer: Sendable {
    private let reader: MessageReader
    private let adapters: [ModelAdapter]?
    private let calendar: Calendar

    /// The longest text of each that is looked at, in characters, and the longest name.
    private static let longest = (message: 600, reply: 300, name: 47)

    /// Makes a namer.
    ///
    /// - Parameters:
    ///   - reader: says whether somebody is in danger; its model names, too.
    ///   - adapters: those with which the model names; `nil` for those it was opened with.
    ///   - calendar: says which day a message is of.
    public init(_ reader: MessageReader, adapters: [ModelAdapter]?, calendar: Calendar = .current) {
        self.reader = reader
        self.adapters = adapters
        self.calendar = calendar
    }

    /// A name of a few words on one line; `nil` where somebody is in danger, since nobody wants to meet that in a list.
    ///
    /// - Throws: `ModelError` if the model cannot be loaded or fails.
    public func name(_ message: Message, reply: Message) async throws(ModelError) -> String? {
        let readable = ReadableMessage(message.content, at: message.createdAt, calendar: calendar, after: [])
        guard try await reader.signals(of: readable).danger == .none else { return nil }
        let request = ModelRequest(
            messages: [
                ChatMessage(
                    .user,
                    """
                    Name this conversation in two to five words.

                    User: \(message.content.prefix(Self.longest.message))
                    You: \(reply.content.prefix(Self.longest.reply))
                    """)
            ],
            options: .likeliest(maxTokens: 32), shape: .pattern("[^\\n]{1,\(Self.longest.name)}"), adapters: adapters)
        let name = SessionTitle.make(from: try await reader.model.complete(request))
        return name == SessionTitle.none ? nil : name
    }
}
