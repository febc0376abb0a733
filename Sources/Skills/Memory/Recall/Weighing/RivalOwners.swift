import AgentCore

/// Whose thing or deed a fact tells of where the user's own is asked about: "what is my gamertag?" is not answered by "Mateo's gamertag is
/// Taco", nor "in what year was I ordained?" by "Simeon was ordained in 2021".
enum RivalOwners {
    /// Whether a fact tells only of somebody else's.
    ///
    /// - Parameters:
    ///   - told: the words of the fact, folded, which begins with whom it is about.
    ///   - owner: the name that it begins with, folded.
    ///   - asked: the words of the sentence that asks, folded.
    ///   - roles: what the owner is of the user's: relations, folded.
    static func areTold(_ told: [String], of owner: String, asked: [String], roles: Set<String>) -> Bool {
        guard told.first == owner, told.count > 2, !told.contains("user"), pronouns.isDisjoint(with: asked),
            roles.isDisjoint(with: asked),
            told[1] == "s" || Set(asked).isDisjoint(with: ["who", "whom", "whose"])
        else { return false }
        let predicate = told.dropFirst()
        // "Hale is a dentist" may tell of my dentist.
        let isDefined =
            ["is", "was"].contains(predicate.first ?? "")
            && ["a", "an", "the", "my"].contains(predicate.dropFirst().first ?? "")
        let telling = predicate.filter { !SearchTerms.stopWords.contains($0) && ($0.count > 2 || same($0) != $0) }
        let stems = Set(telling.map { Folding.stem(same($0)) })
        let isOwn = (ownThings(asked) + ownDeeds(asked)).contains { stems.contains($0) } || isOfTheSort(told, asked)
        return !isDefined && isOwn && !isTheirs(asked, owner, stems)
    }

    /// Whether what somebody has by the fact is what is asked for within what is the user's: "the caretaker of my building", "Kogler's
    /// caretaker"; "which agency do I book with", "Vasantha's gas agency".
    private static func isOfTheSort(_ told: [String], _ asked: [String]) -> Bool {
        let asked = asked.filter { !fillers.contains($0) }
        guard told[1] == "s", asked.allSatisfy({ !isOfPeople($0) }),
            !Set(asked).isDisjoint(with: ["my", "our"]) || isOwnUse(asked)
        else { return false }
        let thing = told.dropFirst(2).prefix { !["is", "was", "are", "were", "called", "named"].contains($0) }
        guard let sort = thing.last, thing.count <= 3, thing.count + 2 < told.count, !isOfPeople(sort) else {
            return false
        }
        return asked.contains { Folding.stem(same($0)) == Folding.stem(same(sort)) }
    }

    /// Whether it is asked what the user uses, sees or belongs to.
    private static func isOwnUse(_ asked: [String]) -> Bool {
        zip(asked, asked.dropFirst(2)).contains { ["do", "did"].contains($0) && uses.contains($1) }
            && zip(asked, asked.dropFirst()).contains { ["do", "did"].contains($0) && $1 == "i" }
    }

    /// Whether somebody else's may be meant by the user's own: a son's teacher is asked for as "my son's", "the dog's" or "ours".
    private static func isOfHousehold(_ word: String) -> Bool {
        RivalPeople.kin(word) != nil || AnimalKinds.kind(word) != nil || Relations.pluralRelation(word) != nil
    }

    private static func isOfPeople(_ word: String) -> Bool {
        Relations.relation(word) != nil || Relations.pluralRelation(word) != nil || AnimalKinds.kind(word) != nil
    }

    /// The word that stands for others of the same meaning.
    private static func same(_ word: String) -> String {
        meanings[word] ?? word
    }

    /// Stems of what stands behind "my".
    private static func ownThings(_ asked: [String]) -> [String] {
        asked.indices.filter { asked[$0] == "my" }.flatMap { place -> [String] in
            let rest = asked[(place + 1)...].drop { adjectives.contains($0) }
            guard let first = rest.first, !isOfHousehold(first), rest.dropFirst().first != "s" else { return [] }
            // "My wedding dress"
            return rest.prefix(2).prefix { !SearchTerms.stopWords.contains($0) && ($0.count > 2 || same($0) != $0) }
                .map { Folding.stem(same($0)) }
        }
    }

    /// Stems of what the user does or did: "was I ordained", "did I ever win".
    private static func ownDeeds(_ asked: [String]) -> [String] {
        asked.indices.dropFirst().flatMap { place -> [String] in
            guard asked[place] == "i", ["am", "was", "did", "do", "have", "ve", "had"].contains(asked[place - 1]) else {
                return []
            }
            let rest = asked[(place + 1)...].prefix(3).filter { !SearchTerms.stopWords.contains($0) && $0.count > 2 }
            return rest.prefix(1).map { Folding.stem(PlainVerb.form($0)) } + rest.prefix(1).map(Folding.stem)
        }
    }

    /// Whether the owner's own is asked about too, or the owner spoken of otherwise than as who wants to know.
    private static func isTheirs(_ asked: [String], _ owner: String, _ stems: Set<String>) -> Bool {
        asked.indices.contains { place in
            guard asked[place] == owner else { return false }
            let next = asked.dropFirst(place + 1).prefix(2)
            if next.first == "s" { return next.last.map { stems.contains(Folding.stem($0)) } ?? false }
            return !["needs", "wants", "asks", "asked", "must"].contains(next.first ?? "")
        }
    }

    /// For whom the owner may stand.
    private static let pronouns: Set<String> = ["he", "she", "him", "her", "his", "hers", "they", "them", "their"]
    private static let meanings = [
        "gp": "doctor", "physician": "doctor", "doc": "doctor", "pediatrician": "paediatrician", "telephone": "phone",
        "mobile": "phone",
    ]
    /// Words by which the companion is spoken to.
    private static let fillers: Set<String> = ["bro", "mate", "dear", "love"]
    private static let uses: Set<String> = ["book", "bank", "use", "have", "see", "go", "attend", "belong"]
    private static let adjectives: Set<String> = ["own", "new", "old", "little", "first", "last", "current", "other"]
}
