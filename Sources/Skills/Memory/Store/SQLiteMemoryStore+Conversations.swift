import AgentCore
import Foundation

extension SQLiteMemoryStore {
    /// The exchange that a message or reply belongs to, with its trace.
    public func exchange(of message: String) throws -> RememberedExchange? {
        guard try has(table: "messages") else { return nil }
        let found = try database.query(
            "SELECT sequence, session, role FROM messages WHERE id = ?", [.text(message)]
        ) { (sequence: $0.integer(0), session: $0.text(1) ?? "", role: $0.text(2) ?? "") }
        guard let place = found.first else { return nil }
        let isReply = place.role == "assistant"
        let other = try database.query(
            isReply
                ? "SELECT id, trace FROM messages WHERE session = ? AND sequence < ? AND role = 'user' ORDER BY sequence DESC LIMIT 1"
                : "SELECT id, trace FROM messages WHERE session = ? AND sequence > ? AND role = 'assistant' ORDER BY sequence LIMIT 1",
            [.text(place.session), .integer(Int64(place.sequence))]
        ) { (id: $0.text(0), trace: $0.text(1)) }.first
        let own = try database.query("SELECT trace FROM messages WHERE id = ?", [.text(message)]) { $0.text(0) }
        let trace = isReply ? own.first ?? nil : other?.trace
        return RememberedExchange(
            message: isReply ? other?.id : message, reply: isReply ? message : other?.id,
            trace: try trace.map { try JSONValue(parsing: Data($0.utf8)) })
    }

    /// The user's messages since a time (ISO 8601), oldest first.
    public func userMessages(since time: String) throws -> [ScoredMessage] {
        guard try has(table: "messages") else { return [] }
        return try database.query(
            """
            SELECT id, session, content, created_at FROM messages WHERE role = 'user' AND created_at >= ?
            ORDER BY created_at, sequence
            """, [.text(time)]
        ) {
            ScoredMessage(
                id: $0.text(0) ?? "", session: $0.text(1) ?? "", role: "user", text: $0.text(2) ?? "",
                at: $0.text(3) ?? "", score: 0)
        }
    }
}
