import AgentCore

/// Maps facts to rows of the table `facts`.
enum FactRow {
    /// The columns, in the order in which `fact(_:)` reads them.
    static let columns = """
        f.id, f.text, f.subject, f.person, f.attribute, f.value, f.confidence, f.state, f.valid_from, f.valid_to,
        f.source_session, f.source_message, f.source_at, f.source_quote, f.created_at, f.updated_at, f.strengthened,
        f.superseded_by, f.sequence, f.edited_at
        """

    /// Reads one row.
    static func fact(_ row: SQLRow) -> Fact {
        var fact = Fact(
            id: row.text(0) ?? "", text: row.text(1) ?? "", subject: row.text(2) ?? "user", person: row.text(3),
            attribute: row.text(4) ?? "note", value: row.text(5) ?? "", confidence: row.real(6),
            state: row.text(7).flatMap(Fact.State.init(rawValue:)) ?? .proposed, validFrom: row.text(8),
            validTo: row.text(9),
            source: FactSource(
                session: row.text(10), message: row.text(11), at: row.text(12) ?? "", quote: row.text(13) ?? ""),
            createdAt: row.text(14) ?? "", updatedAt: row.text(15),
            strengthened: row.integer(16),
            supersededBy: row.text(17))
        fact.sequence = row.integer(18)
        fact.source.editedAt = row.text(19)
        return fact
    }

    /// The statement that inserts a fact.
    static let insert = """
        INSERT INTO facts (text, subject, person, attribute, value, value_key, category, confidence, state, valid_from,
            valid_to, source_session, source_message, source_at, source_quote, updated_at, strengthened, superseded_by,
            edited_at, created_at, id)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// The statement that updates the row of a fact's id.
    static let update = """
        UPDATE facts SET text = ?, subject = ?, person = ?, attribute = ?, value = ?, value_key = ?, category = ?,
            confidence = ?, state = ?, valid_from = ?, valid_to = ?, source_session = ?, source_message = ?,
            source_at = ?, source_quote = ?, updated_at = ?, strengthened = ?, superseded_by = ?,
            edited_at = ?, created_at = ?
        WHERE id = ?
        """

    /// The values to bind to either statement.
    static func values(_ fact: Fact) -> [SQLValue] {
        [
            .text(fact.text), .text(fact.subject), .optional(fact.person), .text(fact.attribute), .text(fact.value),
            .text(fact.valueKey), .text(fact.category), .real(fact.confidence), .text(fact.state.rawValue),
            .optional(fact.validFrom), .optional(fact.validTo), .optional(fact.source.session),
            .optional(fact.source.message), .text(fact.source.at), .text(fact.source.quote),
            .text(fact.updatedAt), .integer(Int64(fact.strengthened)), .optional(fact.supersededBy),
            .optional(fact.source.editedAt),
            .text(fact.createdAt), .text(fact.id),
        ]
    }
}
