import AgentCore

extension SQLiteMemoryStore {
    /// The selected current facts, oldest first.
    public func facts(where selection: FactSelection) throws -> [Fact] {
        guard try ready() else { return [] }
        return try facts(at: places(where: selection))
    }

    /// The current and proposed facts that a message may be about, oldest first; all of them if there are few.
    public func facts(about topic: FactTopic) throws -> [Fact] {
        guard try ready() else { return [] }
        guard let places = try places(of: topic) else { return try facts(in: [.current, .proposed]) }
        return try facts(at: places).filter { [.current, .proposed].contains($0.state) }
    }

    func places(where selection: FactSelection) throws -> [Int] {
        switch selection {
        case .ofUser(let attributes, let each):
            return try attributes.flatMap { attribute in
                try places(
                    "facts WHERE state = 'current' AND subject = 'user' AND attribute = ?", [.text(attribute)], each)
            }
        case .ofPeople(let relations, let names, let limit):
            let subjects = try relations.flatMap { relation in
                try database.query("SELECT subject FROM fact_relations WHERE relation = ?", [.text(relation)]) {
                    $0.text(0) ?? ""
                }
            }
            let about = try Set(subjects).flatMap { subject in
                try places(
                    "facts INDEXED BY facts_by_subject WHERE state = 'current' AND subject = ?", [.text(subject)],
                    limit)
            }
            let named = try names.flatMap { name in
                try places(
                    """
                    facts INDEXED BY facts_by_person
                    WHERE state = 'current' AND person = ? COLLATE NOCASE AND subject != 'user'
                    """, [.text(name)], limit)
            }
            return Array(Set(about + named).sorted().suffix(limit))
        case .newest(let count):
            return try places("facts INDEXED BY facts_current WHERE state = 'current'", [], count)
        }
    }

    /// The row ids of the newest facts that meet a condition. For most conditions an index provides this order.
    func places(_ condition: String, _ values: [SQLValue], _ limit: Int) throws -> [Int] {
        try database.query(
            "SELECT sequence FROM \(condition) ORDER BY sequence DESC LIMIT ?", values + [.integer(Int64(limit))]
        ) { $0.integer(0) }
    }

    /// The facts in these rows.
    func facts(at sequences: some Sequence<Int>) throws -> [Fact] {
        try database.query(
            """
            SELECT \(FactRow.columns) FROM json_each(?) wanted CROSS JOIN facts f ON f.sequence = wanted.value
            """, [MessageSearch.list(sequences)], row: FactRow.fact)
    }

    /// A full-text search over all facts.
    func index() throws -> FullTextSearch {
        let newest = try database.query("SELECT max(sequence) FROM facts") { $0.integer(0) }.first ?? 0
        // Facts are short and much alike, so a smaller budget is enough.
        return FullTextSearch(database, index: "facts_fts", newest: newest, budget: max(2_000, newest / 64))
    }

    /// The current facts that match the words, best first.
    public func search(_ text: String, limit: Int) throws -> [ScoredFact] {
        guard try ready() else { return [] }
        let index = try index()
        let query = FullTextQuery(text)
        let terms = SearchTerms.terms(query.plainText)
        // Superseded facts match too. If they leave too few current ones, search for more.
        var wanted = 2 * limit
        while true {
            let hits = try index.hits(for: query, words: terms, column: "text", limit: wanted)
            let scores = Dictionary(hits.map { ($0.row, $0.score) }) { first, _ in first }
            let found = try facts(at: scores.keys).filter { $0.state == .current }
            guard found.count < limit, hits.count == wanted, wanted < index.newest else {
                let scored = found.map { ScoredFact(fact: $0, score: scores[$0.sequence] ?? 0) }
                return Array(
                    scored.sorted { ($1.score, $0.fact.sequence) < ($0.score, $1.fact.sequence) }.prefix(limit))
            }
            wanted *= 8
        }
    }
}
