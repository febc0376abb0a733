import AgentCore
public import Foundation

extension SQLiteMemoryStore {
    /// Removes facts with their history, compacts the file and its log, and counts how often the values are left in
    /// their bytes.
    public func erase(_ facts: [Fact], includingMessages: Bool, at time: Date) throws -> ErasureReport {
        let values = Self.traces(facts)
        var redacted: [ErasureReport.Message] = []
        let messagesAreKept = try has(table: "messages")
        // Models may have cached conversations that contain the values.
        try contexts?.removeAll()
        let removed = try database.transaction { transaction in
            var removed: [String] = []
            for fact in facts {
                let key: [SQLValue] = [
                    .text(fact.subject), .text(fact.attribute), .text(fact.valueKey), .text(fact.id),
                ]
                let condition = "(subject = ? AND attribute = ? AND value_key = ?) OR id = ?"
                let ids = try transaction.query("SELECT id FROM facts WHERE \(condition)", key) { $0.text(0) ?? "" }
                try transaction.execute("DELETE FROM facts WHERE \(condition)", key)
                for id in ids {
                    try transaction.execute(
                        "UPDATE facts SET superseded_by = NULL WHERE superseded_by = ?", [.text(id)])
                }
                removed += ids
            }
            for fact in facts { try Self.unname(fact, transaction) }
            try Self.bury(facts, at: time, transaction)
            for id in removed {
                try transaction.execute("DELETE FROM memory_journal WHERE fact = ?", [.text(id)])
            }
            try transaction.execute("DELETE FROM memory_pending")
            try transaction.execute("INSERT OR REPLACE INTO memory_settings (name, value) VALUES ('compaction', 'due')")
            for value in values { try Self.redactQuotes(value, transaction) }
            // Traces contain the sentences of the facts that a reply was given.
            if messagesAreKept { for text in facts.map(\.text) + values { try Self.redactTraces(text, transaction) } }
            if includingMessages, messagesAreKept {
                for value in values { redacted += try Self.redactMessages(value, transaction) }
            }
            return removed
        }
        try finishErasing()
        return ErasureReport(
            removed: removed, hits: hits(values), messages: messagesAreKept ? try messages(saying: values) : [],
            otherFacts: try factIDs(saying: values), redacted: redacted)
    }

    /// Overwrites what the removed rows left in the file, and records that this is done.
    func finishErasing() throws {
        // Rebuilding the index removes deleted words from it.
        try database.execute("INSERT INTO facts_fts (facts_fts) VALUES ('rebuild')")
        try database.compact()
        try database.execute("DELETE FROM memory_settings WHERE name = 'compaction'")
    }

    /// If the fact is a person's name, removes the name from other facts: "the user's sister Anna" becomes "the user's
    /// sister" again.
    private static func unname(_ fact: Fact, _ transaction: borrowing Database.Transaction) throws {
        guard fact.attribute == "name", fact.subject != "user" else { return }
        let named = FactSentence.subject(fact.subject, name: fact.value)
        let plain = FactSentence.subject(fact.subject, name: nil)
        let others = try transaction.query(
            "SELECT \(FactRow.columns) FROM facts f WHERE f.subject = ? AND f.person = ? COLLATE NOCASE",
            [.text(fact.subject), .text(fact.value)], row: FactRow.fact)
        for var other in others {
            other.person = nil
            if other.text.hasPrefix(named) { other.text = plain + other.text.dropFirst(named.count) }
            try transaction.execute(FactRow.update, FactRow.values(other))
        }
    }

    /// The texts to search for and redact: each fact's value, or its source sentence if the value has at most three
    /// characters; and also the source sentence if it does not contain the value.
    private static func traces(_ facts: [Fact]) -> [String] {
        var traces: [String] = []
        for fact in facts {
            let value = fact.value.count > 3 ? fact.value : fact.source.quote
            let quote = fact.source.quote
            let isSaid = quote.range(of: value, options: .caseInsensitive) != nil
            for trace in isSaid ? [value] : [value, quote] where !trace.isEmpty && !traces.contains(trace) {
                traces.append(trace)
            }
        }
        return traces
    }

    /// Removes the value from the quotes of other facts, which may come from the same sentence.
    private static func redactQuotes(_ value: String, _ transaction: borrowing Database.Transaction) throws {
        guard !value.isEmpty else { return }
        let quotes = try transaction.query(
            "SELECT id, source_quote FROM facts WHERE source_quote LIKE ? ESCAPE '\\'",
            [.text("%\(escaped(value))%")]
        ) { ($0.text(0) ?? "", $0.text(1) ?? "") }
        for (id, quote) in quotes {
            try transaction.execute(
                "UPDATE facts SET source_quote = ? WHERE id = ?",
                [.text(quote.replacingOccurrences(of: value, with: "…", options: .caseInsensitive)), .text(id)])
        }
    }

    private static func redactTraces(_ text: String, _ transaction: borrowing Database.Transaction) throws {
        let quoted = JSONValue.string(text).text().dropFirst().dropLast()
        guard !quoted.isEmpty else { return }
        try transaction.execute(
            "UPDATE messages SET trace = replace(trace, ?1, '…') WHERE instr(trace, ?1) > 0", [.text(String(quoted))])
    }

    /// Removes the value from titles of sessions, which are made from first messages or by the user.
    private static func redactTitles(_ value: String, _ transaction: borrowing Database.Transaction) throws {
        let rows = try transaction.query(
            "SELECT id, title FROM sessions WHERE title LIKE ? ESCAPE '\\'", [.text("%\(escaped(value))%")]
        ) { ($0.text(0) ?? "", $0.text(1) ?? "") }
        for (id, title) in rows {
            let kept = title.replacingOccurrences(of: value, with: "…", options: .caseInsensitive)
            try transaction.execute("UPDATE sessions SET title = ? WHERE id = ?", [.text(kept), .text(id)])
        }
    }

    /// Removes sentences that contain the value from past messages.
    private static func redactMessages(
        _ value: String, _ transaction: borrowing Database.Transaction
    ) throws -> [ErasureReport.Message] {
        guard !value.isEmpty else { return [] }
        let rows = try transaction.query(
            "SELECT id, session, content FROM messages WHERE content LIKE ? ESCAPE '\\'", [.text("%\(escaped(value))%")]
        ) { ($0.text(0) ?? "", $0.text(1) ?? "", $0.text(2) ?? "") }
        for (id, session, content) in rows {
            var kept = content
            for sentence in SentenceSplitter.sentences(content)
            where sentence.range(of: value, options: .caseInsensitive) != nil {
                kept = kept.replacingOccurrences(of: sentence, with: "[removed]")
            }
            kept = kept.replacingOccurrences(of: value, with: "[removed]", options: .caseInsensitive)
            try transaction.execute("UPDATE messages SET content = ? WHERE id = ?", [.text(kept), .text(id)])
            // A title made from the message may contain the beginning of the sentence.
            try transaction.execute(
                "UPDATE sessions SET title = ? WHERE id = ? AND title = ?",
                [.text(SessionTitle.make(from: kept)), .text(session), .text(SessionTitle.make(from: content))])
        }
        // One that the small model made may tell it in other words.
        for session in Set(rows.map(\.1)) {
            let first = try transaction.query(
                "SELECT content FROM messages WHERE session = ? ORDER BY sequence LIMIT 1", [.text(session)]
            ) { $0.text(0) ?? "" }
            try transaction.execute(
                "UPDATE sessions SET title = ?, is_named_by_model = 0 WHERE id = ? AND is_named_by_model = 1",
                [.text(SessionTitle.make(from: first.first ?? "")), .text(session)])
        }
        try redactTitles(value, transaction)
        let hasIndex = try transaction.query("SELECT 1 FROM sqlite_master WHERE name = 'messages_fts'") {
            $0.integer(0)
        }
        if !hasIndex.isEmpty { try transaction.execute("INSERT INTO messages_fts (messages_fts) VALUES ('optimize')") }
        return rows.map { ErasureReport.Message(session: $0.1, id: $0.0) }
    }

    /// How often the values occur in the bytes of the file and its log, ignoring case.
    private func hits(_ values: [String]) -> Int {
        let path = database.location.path(percentEncoded: false)
        let files = [path, path + "-wal"].compactMap { FileManager.default.contents(atPath: $0) }
        return files.reduce(0) { total, data in total + values.reduce(0) { $0 + ByteSearch.count($1, in: data) } }
    }

    private func messages(saying values: [String]) throws -> [ErasureReport.Message] {
        try values.filter { !$0.isEmpty }.flatMap { value in
            try database.query(
                "SELECT id, session FROM messages WHERE content LIKE ? ESCAPE '\\' ORDER BY created_at",
                [.text("%\(Self.escaped(value))%")]
            ) { ErasureReport.Message(session: $0.text(1) ?? "", id: $0.text(0) ?? "") }
        }
    }

    private func factIDs(saying values: [String]) throws -> [String] {
        try values.filter { !$0.isEmpty }.flatMap { value in
            try database.query(
                "SELECT id FROM facts WHERE text LIKE ? ESCAPE '\\' ORDER BY sequence",
                [.text("%\(Self.escaped(value))%")]
            ) { $0.text(0) ?? "" }
        }
    }
}
