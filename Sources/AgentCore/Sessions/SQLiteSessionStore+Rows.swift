import Foundation

extension SQLiteSessionStore {
    static let selectSession = """
        SELECT s.id, s.title, s.created_at, s.last_message_at, count(m.sequence)
        FROM sessions s LEFT JOIN messages m ON m.session = s.id
        """

    static let selectMessage =
        "SELECT id, session, role, content, created_at, finish_reason, reference, name FROM messages"

    static func session(_ row: SQLRow) throws -> Session {
        Session(
            id: try text(row, 0), title: try text(row, 1), createdAt: try date(row, 2),
            lastMessageAt: try date(row, 3), messageCount: row.integer(4))
    }

    static func message(_ row: SQLRow) throws -> Message {
        guard let role = Message.Role(rawValue: try text(row, 2)) else { throw damaged("role") }
        let content = try text(row, 3)
        return Message(
            id: try text(row, 0), session: try text(row, 1), role: role,
            // Replies stored by earlier versions or imported from other programs may contain reasoning.
            content: role == .assistant ? ReasoningReader.text(of: content) : content,
            createdAt: try date(row, 4), finishReason: row.text(5).flatMap(FinishReason.init(rawValue:)),
            name: row.text(7), reference: row.text(6))
    }

    static func insertSession(
        _ id: String, _ title: String, _ time: Date, in transaction: borrowing Database.Transaction
    ) throws {
        let time = Timestamp.text(time)
        try transaction.execute(
            "INSERT INTO sessions (id, title, created_at, last_message_at) VALUES (?, ?, ?, ?)",
            [.text(id), .text(title), .text(time), .text(time)])
    }

    static func insert(_ message: Message, in transaction: borrowing Database.Transaction) throws {
        let time = Timestamp.text(message.createdAt)
        try transaction.execute(
            """
            INSERT INTO messages (id, session, role, name, content, created_at, finish_reason, reference)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(message.id), .text(message.session), .text(message.role.rawValue), .optional(message.name),
                .text(message.content), .text(time), .optional(message.finishReason?.rawValue),
                .optional(message.reference),
            ])
        try transaction.execute(
            "UPDATE sessions SET last_message_at = max(last_message_at, ?) WHERE id = ?",
            [.text(time), .text(message.session)])
    }

    static func missing(_ id: String) -> AgentError {
        AgentError(.notFound, "there is no session \(id)", remedy: "`agent sessions list` shows those there are.")
    }

    static func text(_ row: SQLRow, _ column: Int32) throws -> String {
        guard let text = row.text(column) else { throw damaged("column \(column)") }
        return text
    }

    private static func date(_ row: SQLRow, _ column: Int32) throws -> Date {
        guard let date = Timestamp.date(try text(row, column)) else { throw damaged("time") }
        return date
    }

    private static func damaged(_ field: String) -> AgentError {
        AgentError(
            .failed, "the session store holds a row whose \(field) cannot be read",
            remedy: "Run `agent doctor` to check the database.")
    }
}
