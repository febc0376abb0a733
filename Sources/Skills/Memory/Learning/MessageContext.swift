import AgentCore
import Foundation

/// Makes the one view of a message that readers get, so that everybody who asks about it asks the same.
struct MessageContext {
    let calendar: Calendar

    /// The message of a turn, before the reply.
    func message(of turn: RoutedTurn, at now: Date) -> ReadableMessage {
        let earlier = turn.history.map(Self.chat) + turn.parsed.request.privateHistory
        return ReadableMessage(turn.text, at: now, calendar: calendar, after: earlier.suffix(Self.turns))
    }

    /// A stored message, after the reply.
    func message(_ message: Message, after history: [Message]) -> ReadableMessage {
        ReadableMessage(
            message.content, at: message.createdAt, calendar: calendar,
            after: history.suffix(Self.turns).map(Self.chat))
    }

    private static func chat(_ message: Message) -> ChatMessage {
        ChatMessage(message.role == .user ? .user : .assistant, message.content)
    }

    /// How many messages before it show what a message means.
    private static let turns = 2
}

extension ReadableMessage {
    /// The question of the assistant that the message may answer; empty if there is none.
    var question: String {
        guard let last = earlier.last, last.role == .assistant else { return "" }
        return SentenceSplitter.sentences(last.content).filter { $0.hasSuffix("?") }.joined(separator: " ")
    }

    /// What the message is about, to select facts.
    var topic: FactTopic { FactTopic([text] + earlier.map(\.content)) }

    /// The message with what is known of the people and things in it.
    func knowing(_ facts: [Fact]) -> ReadableMessage {
        var message = self
        message.known = KnownFacts(facts, for: self).shown.map(KnownFacts.line)
        return message
    }
}
