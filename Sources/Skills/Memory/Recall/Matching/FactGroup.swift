import AgentCore

/// What is known of one person, or one fact of the user's, as words that questions are compared with.
struct FactGroup: Sendable {
    /// A fact and its words.
    struct Entry: Sendable {
        let fact: Fact
        /// The words of its sentence that tell something, folded.
        let words: [String]
        let stems: [String]
        /// Those whom its sentence names by their relation to the user.
        let people: Set<AskedPart.Whom>

        init(_ fact: Fact, _ thesaurus: Thesaurus) {
            let all = Folding.words(fact.text)
            self.fact = fact
            words = all.filter { $0 != "user" && $0 != "s" && !SearchTerms.stopWords.contains($0) }
            // Words side by side are looked for among all: "moving out" has one that tells nothing alone.
            stems = words.map(Folding.stem) + thesaurus.compounds(in: all).map(\.key)
            people = AskedQuestion.whom(all, [:]).filter { if case .relation = $0 { true } else { false } }
        }

        /// How well its best word answers a question's, given as a stem, from 0 to 1.
        func rating(_ stem: String, _ thesaurus: Thesaurus) -> Double {
            stems.map { thesaurus.relation(of: stem, to: $0) }.max() ?? 0
        }

        /// Whether it speaks of somebody.
        func mentions(_ whom: AskedPart.Whom) -> Bool {
            switch whom {
            case .user, .anyone: return true
            case .person(_, let name): return words.contains(name)
            case .relation(let relation, let owner):
                return people.contains {
                    guard case .relation(let known, let other) = $0 else { return false }
                    return known == relation || known == owner || other == relation
                }
            }
        }
    }

    let entries: [Entry]
    /// The first name, folded, or the path of whom it is about; `nil` for a fact of the user's own.
    let bearer: String?

    /// The facts by whom they are about, in their order. Whom a fact names, of them more may be known: "The user plays chess
    /// with Bertrand", "Bertrand drinks peppermint tea".
    static func groups(_ facts: [Fact], _ thesaurus: Thesaurus) -> [FactGroup] {
        var own: [String: [Entry]] = [:]
        var order: [(key: String, bearer: String?)] = []
        for fact in facts {
            let bearer = name(of: fact) ?? (fact.subject == "user" ? nil : fact.subject)
            let key = bearer ?? fact.id
            if own[key] == nil { order.append((key, bearer)) }
            own[key, default: []].append(Entry(fact, thesaurus))
        }
        return order.map { key, bearer in
            let entries = own[key] ?? []
            let others = Set(entries.flatMap { names(in: $0.fact.text) }).subtracting([key])
            return FactGroup(entries: entries + others.sorted().flatMap { own[$0] ?? [] }, bearer: bearer)
        }
    }

    /// The first name, folded, of whom a fact is about.
    static func name(of fact: Fact) -> String? {
        if let name = fact.attribute == "name" && fact.subject != "user" ? fact.value : fact.person {
            return Folding.words(name).first
        }
        let first = fact.text.prefix { !$0.isWhitespace }
        guard fact.subject == "user", first != "The", first.first?.isUppercase == true else { return nil }
        return Folding.words(String(first)).first
    }

    /// The names, folded, that stand in a sentence: of people, animals, places.
    static func names(in text: String) -> [String] {
        text.split(separator: " ").filter { $0.first?.isUppercase == true && $0 != "The" }
            .compactMap { Folding.words(String($0)).first }
            .filter { $0.count > 2 && !AskedQuestion.calendar.contains($0) && Relations.relation($0) == nil }
    }

    /// Whether it may answer a question that is about these.
    func isMeant(by unit: AskedUnit) -> Bool {
        !unit.isAboutOthers
            || unit.whom.contains { whom in
                entries.contains { AskedFacts.concerns($0.fact, whom) || $0.mentions(whom) }
            }
    }

    /// Whether words of a question lead to somebody else although the user asks of themselves: "who do I pay rent to" leads to
    /// the landlord, "what do I drive" not to the sister.
    func isLedTo(by found: Set<String>, from unit: AskedUnit, _ thesaurus: Thesaurus) -> Bool {
        guard bearer != nil else { return true }
        let isNear = entries.contains { entry in
            let text = " " + Folding.words(entry.fact.text).joined(separator: " ") + " "
            return text.contains(" the user ") && !text.hasPrefix(" the user ")
        }
        let paths = entries.flatMap { $0.fact.subject.split(separator: ".").dropFirst().map(String.init) }
        let relations =
            paths
            + entries.flatMap(\.people).compactMap { whom in
                if case .relation(let relation, _) = whom { relation } else { nil }
            }
        let isLed = relations.flatMap { thesaurus.stems(Folding.words($0)) }.contains { relation in
            found.contains { thesaurus.relation(of: $0, to: relation) > 0 }
        }
        // "What is my dog called?" does not ask for a neighbour's.
        let isOpen = unit.kind == .person && !unit.words.contains("my")
        return isLed || isNear || isOpen && !paths.contains(where: Relations.isKin)
    }
}
