import AgentCore

extension SQLiteMemoryStore {
    /// Some of the facts that hold, oldest first.
    public func facts(where selection: FactSelection) throws -> [Fact] {
        guard try ready() else { return [] }
        switch selection {
        case .ofUser(let attributes, let each):
            return try facts(at: attributes.flatMap { attribute in
                try newest(
                    "facts WHERE state = 'current' AND subject = 'user' AND attribute = ?", [.text(attribute)], each)
            })
        case .ofPeople(let relations, let names, let limit):
            let subjects = try relations.flatMap { relation in
                try database.query(
                    "SELECT subject FROM fact_relations WHERE relation = ?", [.text(relation)]) { $0.text(0) ?? "" }
            }
            let about = try Set(subjects).flatMap { subject in
                try newest(
                    "facts INDEXED BY facts_by_subject WHERE state = 'current' AND subject = ?", [.text(subject)],
                    limit)
            }
            let named = try names.flatMap { name in
                try newest(
                    """
                    facts INDEXED BY facts_by_person
                    WHERE state = 'current' AND person = ? COLLATE NOCASE AND subject != 'user'
                    """, [.text(name)], limit)
            }
            return try facts(at: Set(about + named).sorted().suffix(limit))
        case .newest(let count):
            return try facts(at: newest("facts INDEXED BY facts_current WHERE state = 'current'", [], count))
        }
    }

    /// The places of the newest facts of a condition, which an index has in their order.
    private func newest(_ condition: String, _ values: [SQLValue], _ limit: Int) throws -> [Int] {
        try database.query(
            "SELECT sequence FROM \(condition) ORDER BY sequence DESC LIMIT ?", values + [.integer(Int64(limit))]
        ) { $0.integer(0) }
    }

    private func facts(at sequences: some Sequence<Int>) throws -> [Fact] {
        try database.query(
            """
            SELECT \(FactRow.columns) FROM json_each(?) wanted CROSS JOIN facts f ON f.sequence = wanted.value
            """, [MessageSearch.list(sequences)], row: FactRow.fact)
    }

    /// The facts that hold and match the words, best first.
    public func search(_ text: String, limit: Int) throws -> [ScoredFact] {
        guard try ready() else { return [] }
        let newest = try database.query("SELECT max(sequence) FROM facts") { $0.integer(0) }.first ?? 0
        let index = FullTextSearch(database, index: "facts_fts", newest: newest)
        let terms = SearchTerms.terms(text)
        // Some of what matches is history; where that crowds out what holds, more is looked at.
        var wanted = 2 * limit
        while true {
            let hits = try index.hits(terms, limit: wanted)
            let scores = Dictionary(hits.map { ($0.row, $0.score) }) { first, _ in first }
            let found = try facts(at: scores.keys).filter { $0.state == .current }
            guard found.count < limit, hits.count == wanted, wanted < newest else {
                let scored = found.map { ScoredFact(fact: $0, score: scores[$0.sequence] ?? 0) }
                return Array(
                    scored.sorted { ($1.score, $0.fact.sequence) < ($0.score, $1.fact.sequence) }.prefix(limit))
            }
            wanted *= 8
        }
    }
}
