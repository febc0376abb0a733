import AgentCore

extension SQLiteMemoryStore {
    /// Up to this many current facts, all are read.
    private static let fewFacts = 1_000
    /// The most facts read: for each attribute of the user (`ofEachAttribute`); about a person who gets a name
    /// (`renamed`); for each of the other searches (`found`).
    private static let ofEachAttribute = 20
    private static let found = 200
    private static let renamed = 1_000

    /// The row ids of the facts that a message may be about; `nil` for all, if there are few.
    func places(of topic: FactTopic) throws -> Set<Int>? {
        guard try count(upTo: Self.fewFacts + 1) > Self.fewFacts else { return nil }
        let words = Set(topic.texts.flatMap(Folding.words))
        var all = Set(try places(where: .newest(Self.found)))
        all.formUnion(
            try places(
                where: .ofPeople(
                    relations: words, names: words.subtracting(SearchTerms.stopWords), limit: Self.found)))
        all.formUnion(try places(where: .ofUser(attributes: try attributesOfUser(), each: Self.ofEachAttribute)))
        // The names of people, to recognise "Anna" as the user's sister.
        all.formUnion(
            try places(
                """
                (SELECT DISTINCT subject AS path FROM fact_relations) CROSS JOIN facts
                WHERE state = 'current' AND subject = path AND attribute = 'name'
                """, [], 2 * Self.found))
        all.formUnion(try places("facts WHERE state = 'proposed'", [], Self.found))
        for text in topic.texts + topic.things.map(\.value) {
            all.formUnion(try index().hits(SearchTerms.terms(text, limit: 40), limit: Self.found).map(\.row))
        }
        for thing in topic.things {
            let path: [SQLValue] = [.text(thing.subject), .text(thing.attribute)]
            all.formUnion(
                try places("facts WHERE state = 'current' AND subject = ? AND attribute = ?", path, Self.found))
            all.formUnion(
                try places(
                    "facts WHERE subject = ? AND attribute = ? AND value_key = ?",
                    path + [.text(Folding.key(thing.value))], Self.found))
            if thing.attribute == "name", thing.subject != "user" {
                all.formUnion(
                    try places(
                        "facts INDEXED BY facts_by_subject WHERE state = 'current' AND subject = ?",
                        [.text(thing.subject)], Self.renamed))
            }
        }
        return all
    }

    /// The attributes of all current facts about the user. Each recursive step uses the index to jump to the next
    /// attribute.
    private func attributesOfUser() throws -> Set<String> {
        let next = "SELECT min(attribute) FROM facts WHERE state = 'current' AND subject = 'user'"
        return Set(
            try database.query(
                """
                WITH RECURSIVE known (name) AS (
                    \(next) UNION ALL SELECT (\(next) AND attribute > known.name) FROM known WHERE known.name IS NOT NULL
                ) SELECT name FROM known WHERE name IS NOT NULL LIMIT 200
                """
            ) { $0.text(0) ?? "" })
    }
}
