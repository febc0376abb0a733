import AgentCore

/// Finds the facts that share the most telling words with a whole message, where its questions by themselves find nothing: "I got
/// a bonus! Remind me what I've been saving up for", "dress and shoe sizes for me".
///
/// A word tells the more the fewer facts hold it. A fact answers nothing that holds no word beyond the message's own. The weights
/// were set on some 900 questions by several hands.
struct SharedWords {
    /// The least that the shared words weigh.
    private static let least = 1.0
    /// The weight of a relation and of a name that tell whom a fact is about.
    private static let whose = 0.6
    /// What is added where a fact holds the kind of thing that is asked for.
    private static let held = 0.3
    /// What is taken off where it lacks the noun that is asked for.
    private static let head = 0.5
    /// How well a word has to be related to a fact's to count as held by it.
    private static let holding = 0.6
    /// The share of the best score at which another fact may be meant as well.
    private static let equal = 0.8
    /// The least by which a second fact answers what the first leaves open.
    private static let second = 0.7

    private let entries: [FactGroup.Entry]
    /// All words of the message, and the things that it asks for.
    private let message: AskedUnit
    private let units: [AskedUnit]
    private let kinds: Set<AnswerKind>
    private let heads: Set<String>
    /// First names, folded, of those whom facts are about.
    private let bearers: Set<String>
    private let thesaurus: Thesaurus
    /// How well each word of the message is related to each fact, and how much it tells.
    private let ratings: [[Double]]
    private let weights: [Double]

    /// Compares a message with facts.
    init(
        _ message: AskedUnit, units: [AskedUnit], entries: [FactGroup.Entry], bearers: Set<String>,
        thesaurus: Thesaurus
    ) {
        self.message = message
        self.units = units
        self.entries = entries
        self.bearers = bearers
        self.thesaurus = thesaurus
        kinds = Set(units.compactMap(\.kind))
        heads = Set(units.compactMap(\.head))
        let ratings = message.terms.map { term in entries.map { $0.rating(term.stem, thesaurus) } }
        self.ratings = ratings
        weights = message.terms.indices.map { place in
            let term = message.terms[place]
            let holders = ratings[place].count { $0 >= Self.holding }
            let weight = Relations.isKin(term.word) || bearers.contains(term.word) ? Self.whose : term.weight
            return weight / Double(max(1, holders)).squareRoot()
        }
    }

    /// The fact that is clearly meant, or the one that shares the most and the one that shares the most of the rest; empty where
    /// there is none.
    func find(two: Bool) -> [Fact] {
        let able = entries.indices.filter { isAble(entries[$0], two: two) }
        let ranked = able.map { (entry: $0, score: score($0)) }.sorted { $0.score > $1.score }
        guard let best = ranked.first, best.score >= Self.least else { return [] }
        guard two else {
            let isClear = ranked.count < 2 || ranked[1].score < best.score * Self.equal
            return isClear ? [entries[best.entry].fact] : []
        }
        let covered = Set(message.terms.indices.filter { ratings[$0][best.entry] >= Self.holding })
        let others = able.filter { $0 != best.entry }.map { (entry: $0, score: score($0, besides: covered)) }
        let other = others.filter { $0.score >= Self.second }.max { $0.score < $1.score }
        return [best.entry, other?.entry].compactMap(\.self).map { entries[$0].fact }
    }

    private func score(_ entry: Int, besides covered: Set<Int> = []) -> Double {
        let open = message.terms.indices.filter { !covered.contains($0) }
        var score = open.map { weights[$0] * ratings[$0][entry] }.reduce(0, +)
        let fact = entries[entry].fact
        if score > 0, kinds.contains(where: { $0.isHeld(by: fact, asking: Set(message.words)) }) { score += Self.held }
        let hasHead = heads.contains { entries[entry].rating($0, thesaurus) > 0 }
        return heads.isEmpty || !kinds.isEmpty || hasHead ? score : score - Self.head
    }

    /// Whether a fact may answer at all.
    private func isAble(_ entry: FactGroup.Entry, two: Bool) -> Bool {
        guard saysMore(entry), isMeant(entry) else { return false }
        // One question for a time is answered by a time.
        guard !two, kinds.count == 1, let kind = kinds.first, kind.isStrict else { return true }
        return kind.isHeld(by: entry.fact, asking: Set(message.words))
    }

    /// Whether a fact is about those whom the message names, or about the user where a question names nobody.
    private func isMeant(_ entry: FactGroup.Entry) -> Bool {
        let others = message.whom.filter { $0 != .user && $0 != .anyone }
        guard isOwn(entry) else {
            return others.contains { AskedFacts.concerns(entry.fact, $0) || entry.mentions($0) }
        }
        return units.isEmpty ? others.isEmpty : units.contains { !$0.isAboutOthers }
    }

    /// Whether a fact is about the user alone, or about somebody whom no kin and no unasked name tells.
    private func isOwn(_ entry: FactGroup.Entry) -> Bool {
        let namesKin = entry.people.contains { person in
            if case .relation(let relation, _) = person { Relations.isKin(relation) } else { false }
        }
        let namesOthers = bearers.contains { entry.words.contains($0) && !message.words.contains($0) }
        return entry.fact.subject == "user" && !namesKin && !namesOthers
    }

    /// Whether a fact holds a word that the message does not and that is not just whom it is about.
    private func saysMore(_ entry: FactGroup.Entry) -> Bool {
        let stems = Set(message.words.map(Folding.stem))
        let bearer = Folding.words(entry.fact.person ?? "")
        return entry.words.contains { word in
            !stems.contains(Folding.stem(word)) && !bearer.contains(word) && Relations.relation(word) == nil
                && !AskedUnit.hollow.contains(word) && !AskedUnit.generalWords.contains(word)
        }
    }
}
