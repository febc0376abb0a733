import AgentCore
import Foundation

/// Sessions and messages as JSON.
enum SessionDocument {
    /// A session; `messages` is the number of messages.
    static func of(_ session: Session, now: Date) -> JSONValue {
        .object(members(session, messages: .integer(session.messageCount), now: now))
    }

    /// A session with its messages.
    static func of(_ session: Session, _ messages: [Message], now: Date) -> JSONValue {
        .object(members(session, messages: .array(messages.map(message)), now: now))
    }

    /// A message in the format of `sessions export` and `sessions import`.
    static func exported(_ message: Message) -> JSONValue {
        [
            "session": .string(message.session), "role": .string(message.role.rawValue),
            "name": .optional(message.name), "content": .string(message.content),
            "at": .string(Timestamp.text(message.createdAt)), "ref": .optional(message.reference),
        ]
    }

    /// A message found by a search.
    static func of(_ match: MessageMatch) -> JSONValue {
        [
            "id": .string(match.message.id), "session": .string(match.message.session),
            "role": .string(match.message.role.rawValue), "text": .string(match.message.content),
            "score": .number(LiteralSearch.shown(match.score)), "at": .string(Timestamp.text(match.message.createdAt)),
            "ref": .optional(match.reference),
        ]
    }

    private static func members(_ session: Session, messages: JSONValue, now: Date) -> [JSONValue.Member] {
        [
            JSONValue.Member("id", .string(session.id)),
            JSONValue.Member("title", .string(session.title)),
            JSONValue.Member("created_at", .string(Timestamp.text(session.createdAt))),
            JSONValue.Member("last_message_at", .string(Timestamp.text(session.lastMessageAt))),
            JSONValue.Member("frozen", .bool(session.isFrozen(at: now))),
            JSONValue.Member("day", .string(Day.text(session.createdAt))),
            JSONValue.Member("messages", messages),
        ]
    }

    private static func message(_ message: Message) -> JSONValue {
        [
            "id": .string(message.id), "role": .string(message.role.rawValue), "content": .string(message.content),
            "at": .string(Timestamp.text(message.createdAt)),
            "finish_reason": .optional(message.finishReason?.rawValue),
        ]
    }
}
