import AgentCore

/// Finds facts whose words answer a question's, where the question names no attribute that is known: "when do I get my teeth
/// looked at" asks for "The user has an appointment with the dentist on 16 May".
///
/// Each group of facts is scored by the words of the question that stand in it, or that the thesaurus relates to words in it.
/// The weights and bounds were set on 450 questions by several hands.
struct FactMatching {
    /// Facts that answer, best first, and how well.
    struct Match: Sendable {
        var facts: [Fact]
        /// How much of the question they answer, from 0 to 1.
        var coverage: Double
        /// The weight of the question's words that were found, and what else speaks for them.
        var score: Double
    }

    /// What an attribute adds that the question names, to the score and to the coverage.
    private static let named = (score: 0.8, coverage: 0.4)
    /// What is added where a fact holds the kind of thing that is asked for, and where none does.
    private static let held = 0.35
    private static let lacking = -0.2
    /// How much more the sentences around a question tell that tells nothing itself.
    private static let promotion = 4.5
    /// The share of the best score at which others answer as well.
    private static let equal = 0.92

    /// Relations that tell who somebody is rather than what one has to do with them, as a dentist does.
    private static let near: Set<String> = [
        "boss", "friend", "neighbor", "neighbour", "colleague", "roommate", "flatmate", "housemate", "classmate",
        "teammate",
    ]

    private let groups: [FactGroup]
    /// First names, folded, of those whom facts are about.
    private let bearers: Set<String>
    /// Names, folded, that stand in facts: of people, animals, places.
    private let mentioned: Set<String>
    /// All words of the facts.
    private let known: Set<String>
    private let thesaurus: Thesaurus

    /// Looks among these facts.
    init(_ facts: [Fact], thesaurus: Thesaurus = .standard) {
        self.thesaurus = thesaurus
        groups = FactGroup.groups(facts, thesaurus)
        known = Set(groups.flatMap { $0.entries.flatMap(\.words) })
        bearers = Set(facts.compactMap(FactGroup.name(of:)))
        mentioned = Set(facts.flatMap { FactGroup.names(in: $0.text) })
    }

    /// What answers the rest of a question for two things.
    var second: SecondFact {
        var seen: Set<String> = []
        let entries = groups.flatMap(\.entries).filter { seen.insert($0.fact.id).inserted }
        return SecondFact(entries: entries, bearers: bearers, thesaurus: thesaurus)
    }

    /// Whether somebody is named of whom nothing is known.
    private func namesStranger(_ unit: AskedUnit) -> Bool { unit.namesStranger(among: known) }

    /// The facts that share the most with a whole message which asks for these things.
    func shared(with message: AskedUnit, asking units: [AskedUnit], two: Bool) -> [Fact] {
        let isOther = units.contains {
            $0.asksCompanion || !AskedUnit.advice.isDisjoint(with: $0.words) || namesStranger($0)
                || $0.names.contains(where: isUnknown)
        }
        guard !isOther else { return [] }
        let entries = second.entries.filter { entry in units.allSatisfy { isOfOwned(entry, in: $0) } }
        return SharedWords(message, units: units, entries: entries, bearers: bearers, thesaurus: thesaurus)
            .find(two: two)
    }

    /// Whether a name, folded, stands in no fact: "who lives in Osaka?".
    private func isUnknown(_ name: String) -> Bool {
        !known.contains(name) && Relations.relation(name) == nil && !AskedQuestion.calendar.contains(name)
    }

    /// The facts that answer one thing asked; `nil` where none does.
    func match(_ unit: AskedUnit) -> Match? {
        guard !unit.asksCompanion else { return nil }
        if let match = introduction(unit) { return match }
        guard !namesStranger(unit) else { return nil }
        let people = mentioned.intersection(unit.words)
        let meant = groups.filter { group in
            people.isEmpty
                ? group.isMeant(by: unit) : group.entries.contains { !people.isDisjoint(with: $0.words) }
        }
        func ranked(wanting value: WantedValue?) -> [Match] {
            meant.compactMap { score($0, unit, wanting: value) }.sorted { $0.score > $1.score }
        }
        // What is near tells at least that the question was understood.
        let fitting = ranked(wanting: unit.wantedValue)
        let matches = fitting.isEmpty && unit.wantedValue != nil ? ranked(wanting: nil) : fitting
        guard var best = matches.first, isEnough(best, unit, namesSomebody: !people.isEmpty) else { return nil }
        for other in matches.dropFirst() where other.score >= best.score * Self.equal {
            guard let fact = other.facts.first, !best.facts.contains(where: { $0.id == fact.id }) else { continue }
            best.facts.append(fact)
        }
        return best
    }

    private func isEnough(_ match: Match, _ unit: AskedUnit, namesSomebody: Bool) -> Bool {
        // Of nobody in particular much is asked that has nothing to do with what is remembered.
        if isOfNobody(unit), !namesSomebody {
            return match.coverage >= 0.6 && match.score >= 1
        }
        if unit.isAboutOthers || namesSomebody, unit.kind != nil { return match.score >= 0.5 }
        return unit.isVague
            ? match.score >= 0.7 && match.coverage >= 0.1 : match.score >= 0.6 && match.coverage >= 0.15
    }

    /// Whether nobody is named: "who plays the cello?"
    private func isOfNobody(_ unit: AskedUnit) -> Bool {
        !unit.isAboutOthers && !unit.whom.contains(.user) && !unit.words.contains("my")
    }

    /// Whether a fact is about those whom a unit asks of by somebody else's name: Imani's own age tells nothing of "how old is
    /// Imani's mother?".
    private func isOfOwned(_ entry: FactGroup.Entry, in unit: AskedUnit) -> Bool {
        unit.words.indices.dropFirst().allSatisfy { place in
            guard unit.words[place] == "s", mentioned.contains(unit.words[place - 1]) else { return true }
            let behind = unit.words[(place + 1)...].prefix(2)
            // Who is asked for by another noun is told by it too: "who is Emil's teacher?".
            let noun = unit.kind == .person ? behind.last { word in unit.terms.contains { $0.word == word } } : nil
            guard let owned = behind.first(where: { Relations.relation($0) != nil }) ?? noun else { return true }
            return entry.rating(Folding.stem(owned), thesaurus) >= 0.9
        }
    }

    /// How well those facts of a group answer that hold what is wanted; `nil` where they do not at all.
    private func score(_ group: FactGroup, _ unit: AskedUnit, wanting value: WantedValue?) -> Match? {
        let entries = group.entries.filter {
            Self.canAnswer($0.fact, unit) && isOfOwned($0, in: unit)
                && value?.isHeld(by: $0.fact.text, asking: unit.words) != false
        }
        let found = covered(entries, unit)
        let isVague = unit.isVague
        let isOfWhom = entries.contains { entry in
            unit.whom.contains { $0 != .user && $0 != .anyone && AskedFacts.concerns(entry.fact, $0) }
        }
        func weight(_ place: Int) -> Double {
            let term = unit.terms[place]
            // A name or a relation tells who is meant, not what of them.
            let tellsWhom =
                bearers.contains(term.word)
                || isOfWhom && unit.kind != .person && Self.near.contains(Relations.relation(term.word) ?? "")
            if term.isOwn, tellsWhom { return 0 }
            return term.isOwn || !isVague ? term.weight : min(1, term.weight * Self.promotion)
        }
        func gain(_ place: Int) -> Double { weight(place) * (found[place]?.rating ?? 0) }
        let counted = unit.terms.indices.filter { unit.terms[$0].isOwn || isVague }
        let total = counted.map(weight).reduce(0, +)
        let named = entries.indices.filter {
            entries[$0].fact.attribute != "name" && unit.attributes.contains(entries[$0].fact.attribute)
        }
        var score = unit.terms.indices.map(gain).reduce(0, +)
        guard total > 0, score > 0 || !named.isEmpty else { return nil }
        // "Which hotel am I staying at in Malaga" is not answered by when one goes there.
        if named.isEmpty, unit.kind == nil, let head = unit.head,
            let place = unit.terms.firstIndex(where: { $0.isOwn && $0.stem == head }), found[place] == nil
        {
            return nil
        }
        var coverage = counted.map(gain).reduce(0, +) / total
        var shares = [Double](repeating: 0, count: entries.count)
        for (place, source) in found { shares[source.entry] += gain(place) }
        if !named.isEmpty {
            score += Self.named.score
            if !isOfNobody(unit) { coverage = min(1, coverage + Self.named.coverage) }
            for index in named { shares[index] += Self.named.score }
        }
        if unit.whom == [.user] {
            let stems = Set(found.keys.map { unit.terms[$0].stem })
            guard group.isLedTo(by: stems, from: unit, thesaurus) else { return nil }
        }
        var chosen = entries.indices.filter { shares[$0] > 0.15 }
        var holders: [Int] = []
        if let kind = unit.kind {
            holders = entries.indices.filter { kind.isHeld(by: entries[$0].fact, asking: Set(unit.words)) }
            guard !holders.isEmpty || !kind.isStrict else { return nil }
            score += holders.isEmpty ? Self.lacking : Self.held
            if !chosen.contains(where: holders.contains) { chosen += holders.prefix(2) }
        }
        chosen.sort {
            let one = holders.contains($0)
            let other = holders.contains($1)
            return one == other ? shares[$0] > shares[$1] : one
        }
        return Match(facts: chosen.map { entries[$0].fact }, coverage: coverage, score: score)
    }

    /// Whether a fact may tell what is asked: where somebody works is no answer to when they were born.
    private static func canAnswer(_ fact: Fact, _ unit: AskedUnit) -> Bool {
        unit.attributes.isEmpty || unit.attributes.contains(fact.attribute)
            || !exclusive.contains(fact.attribute) && !fact.attribute.hasPrefix("favorite_")
    }

    /// Attributes that answer nothing but questions for them.
    private static let exclusive: Set<String> = [
        "job_title", "employer", "home_city", "origin", "birthday", "age", "education", "allergy", "diet", "dislike",
        "language",
    ]

    /// For the places of a question's terms, how well and in which entry they are found.
    private func covered(_ entries: [FactGroup.Entry], _ unit: AskedUnit) -> [Int: (rating: Double, entry: Int)] {
        var found: [Int: (rating: Double, entry: Int)] = [:]
        for (place, term) in unit.terms.enumerated() {
            for (index, entry) in entries.enumerated() {
                let rating = entry.rating(term.stem, thesaurus)
                if rating > found[place]?.rating ?? 0 { found[place] = (rating, index) }
            }
        }
        // Words that are one in the thesaurus answer for their parts.
        for (place, term) in unit.terms.enumerated() where term.weight == 0 && term.places.count > 1 {
            guard let whole = found[place] else { continue }
            for (part, other) in unit.terms.enumerated()
            where other.isOwn == term.isOwn && other.weight > 0 && term.places.contains(other.places.lowerBound) {
                if whole.rating > found[part]?.rating ?? 0 { found[part] = whole }
            }
        }
        return found
    }

    /// Who somebody is, asked by their name alone: "who is Oksana?", "is Ines my niece?".
    private func introduction(_ unit: AskedUnit) -> Match? {
        let people = bearers.intersection(unit.words)
        let telling = unit.terms.contains {
            $0.isOwn && $0.weight > 0 && !bearers.contains($0.word) && !$0.word.hasPrefix("relat")
        }
        guard let name = people.first, people.count == 1, !telling, unit.kind == nil || unit.kind == .person,
            unit.attributes.isSubset(of: ["name"])
        else { return nil }
        let facts = groups.filter { $0.bearer == name }.flatMap(\.entries).map(\.fact)
        return facts.isEmpty ? nil : Match(facts: Array(facts.prefix(3)), coverage: 1, score: 1)
    }
}
