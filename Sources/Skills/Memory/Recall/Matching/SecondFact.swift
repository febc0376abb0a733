import AgentCore

/// Finds the fact for that half of a question which the facts found for it leave open: "the paint colours for the kitchen and the
/// hall" names the hall without asking again.
///
/// A fact is taken that holds a word of the question which none of those found does, or that is about somebody the
/// question names and they are not; one built like those found needs less.
struct SecondFact {
    /// The weight of words that tell little: "street".
    private static let general = 0.5
    /// What counts for whose it is, and what a like build adds.
    private static let whose = 0.9
    private static let alike = 0.6
    /// What counts for the kind of thing that is asked for and that those found do not hold.
    private static let held = 0.9
    /// The least that the open words count for, alone and for a fact of a like build.
    private static let least = (alone: 0.8, alike: 0.25)
    /// The share of common words from which two facts are built alike.
    private static let share = 0.34
    private static let joining: Set<String> = ["and", "plus", "both", "n", "or", "also", "second", "two"]

    private static let own: Set<String> = ["my", "mine", "myself"]

    let entries: [FactGroup.Entry]
    /// First names, folded, of those whom facts are about.
    let bearers: Set<String>
    let thesaurus: Thesaurus

    /// Whether a text may ask for two things at once.
    static func mayAsk(_ text: String) -> Bool {
        let words = Folding.words(text)
        return text.contains("&") || text.contains("+") || !joining.isDisjoint(with: words)
            || words.count { ["what", "who", "which", "where", "when"].contains($0) } == 2 && words.count <= 12
    }

    /// The fact that answers the rest of what is asked; `nil` where there is none.
    ///
    /// - Parameters:
    ///   - found: the facts for the other half.
    ///   - unit: what is asked for as a whole.
    ///   - parts: the things asked for one by one.
    func find(besides found: [Fact], asked unit: AskedUnit, parts: [AskedUnit]) -> Fact? {
        let taken = Set(found.map(\.id))
        let known = entries.filter { taken.contains($0.fact.id) }
        guard !known.isEmpty else { return nil }
        let open = unit.terms.filter { term in
            term.isOwn && term.weight > 0 && !known.contains { $0.rating(term.stem, thesaurus) >= 0.6 }
        }
        let people = openPeople(unit, known)
        let asked = Set(unit.words)
        let lacking = Set(parts.compactMap(\.kind)).filter { kind in
            !known.contains { kind.isHeld(by: $0.fact, asking: asked) }
        }
        let wantsOwn = !Self.own.isDisjoint(with: unit.words) && !known.contains { Self.isOwn($0) }
        // Whom those found name, of them the rest may be told: "the childminder is called Latoya", "Latoya lives in Cowper Street".
        let linked = Set(known.flatMap { FactGroup.names(in: $0.fact.text) }).intersection(bearers)
        let scored = entries.filter { !taken.contains($0.fact.id) }.compactMap { entry -> (Fact, Double)? in
            guard entry.fact.attribute != "name" || linked.isDisjoint(with: entry.words) else { return nil }
            let isLinked = FactGroup.name(of: entry.fact).map(linked.contains) ?? false
            var gain = open.filter { isLinked || $0.weight > Self.general }
                .map { (isLinked ? 1 : $0.weight) * entry.rating($0.stem, thesaurus) }.reduce(0, +)
            if people.contains(where: { $0(entry) }) || wantsOwn && Self.isOwn(entry) { gain += Self.whose }
            // "How much is the mortgage, and in which year does it end?"
            if lacking.contains(where: { $0.isHeld(by: entry.fact, asking: asked) }), isOfTopic(entry, unit, known) {
                gain += Self.held
            }
            let alike = known.map { Self.likeness($0, entry) }.max() ?? 0
            let isAlike = alike >= Self.share
            guard gain >= (isAlike ? Self.least.alike : Self.least.alone) else { return nil }
            return (entry.fact, gain + Self.alike * alike)
        }
        return scored.max { $0.1 < $1.1 }?.0
    }

    /// Whether it speaks of a thing that the question names and those found tell of.
    private func isOfTopic(_ entry: FactGroup.Entry, _ unit: AskedUnit, _ known: [FactGroup.Entry]) -> Bool {
        unit.terms.contains { term in
            term.isOwn && term.weight > Self.general && entry.rating(term.stem, thesaurus) >= 0.6
                && known.contains { $0.rating(term.stem, thesaurus) >= 0.6 }
        }
    }

    /// Those whom the question names and of whom no fact was found, as tests of facts.
    private func openPeople(_ unit: AskedUnit, _ known: [FactGroup.Entry]) -> [(FactGroup.Entry) -> Bool] {
        let names = bearers.intersection(unit.words).filter { name in !known.contains { $0.words.contains(name) } }
        let relations = unit.words.compactMap { Relations.relation($0) ?? Relations.pluralRelation($0) }
            .map { AskedPart.Whom.relation($0, of: nil) }
            .filter { whom in
                // Of several, as of grandparents, one may be left.
                let isPlural = unit.words.contains {
                    Relations.relation($0) == nil && Relations.pluralRelation($0) != nil
                }
                return isPlural || !known.contains { AskedFacts.concerns($0.fact, whom) || $0.mentions(whom) }
            }
        return names.map { name in { $0.words.contains(name) } }
            + relations.map { whom in { AskedFacts.concerns($0.fact, whom) || $0.people.contains(whom) } }
    }

    /// Whether it is about the user alone.
    private static func isOwn(_ entry: FactGroup.Entry) -> Bool {
        entry.fact.subject == "user" && entry.fact.person == nil && entry.people.isEmpty
    }

    /// The share of words that two facts have in common.
    private static func likeness(_ one: FactGroup.Entry, _ other: FactGroup.Entry) -> Double {
        let first = Set(one.stems)
        let second = Set(other.stems)
        guard let least = [first.count, second.count].min(), least > 0 else { return 0 }
        return Double(first.intersection(second).count) / Double(least)
    }
}
