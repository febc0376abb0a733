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

    /// Messages of the user with the previous and next one of each, as runs without a gap.
    public func userRuns(around messages: [String]) throws -> [[ScoredMessage]] {
        guard !messages.isEmpty, try has(table: "messages") else { return [] }
        let rows = try database.query(
            """
            WITH wanted AS (SELECT value AS id FROM json_each(?1)),
            said AS (
                SELECT id, session, content, created_at, reference,
                    row_number() OVER (PARTITION BY session ORDER BY sequence) AS place
                FROM messages WHERE role = 'user'
                    AND session IN (SELECT session FROM messages WHERE id IN (SELECT id FROM wanted))
            )
            SELECT DISTINCT s.id, s.session, s.content, s.created_at, s.reference, s.place
            FROM said s JOIN said w ON w.session = s.session AND abs(w.place - s.place) <= 1
            WHERE w.id IN (SELECT id FROM wanted) ORDER BY s.session, s.place
            """, [.text(String(decoding: try JSONEncoder().encode(messages), as: UTF8.self))]
        ) { row in
            let message = ScoredMessage(
                id: row.text(0) ?? "", session: row.text(1) ?? "", role: "user", text: row.text(2) ?? "",
                at: row.text(3) ?? "", reference: row.text(4), score: 0)
            return (message: message, place: row.integer(5))
        }
        var runs: [[ScoredMessage]] = []
        var last: (session: String, place: Int)?
        for (message, place) in rows {
            if let last, last == (message.session, place - 1) {
                runs[runs.count - 1].append(message)
            } else {
                runs.append([message])
            }
            last = (message.session, place)
        }
        return runs.sorted { $0[0].at < $1[0].at }
    }

    /// Whether there are messages of the user other than these.
    public func hasMessages(besides messages: Set<String>) throws -> Bool {
        guard try has(table: "messages") else { return false }
        return try !database.query(
            "SELECT 1 FROM messages WHERE role = 'user' AND id NOT IN (SELECT value FROM json_each(?1)) LIMIT 1",
            [.text(String(decoding: try JSONEncoder().encode(messages.sorted()), as: UTF8.self))]
        ) { $0.integer(0) }.isEmpty
    }
}
