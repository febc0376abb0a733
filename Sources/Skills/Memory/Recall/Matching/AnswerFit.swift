import AgentCore

/// Tells facts that cannot be what was asked for, however near they are: "The user is flying on Saturday" holds no hour, and a
/// son's tetanus jab is not the user's own.
struct AnswerFit {
    private let units: [(unit: AskedUnit, value: WantedValue?)]
    private let thesaurus: Thesaurus

    /// Fits the things that a message asks for; each fact has to fit one of them.
    ///
    /// - Parameters:
    ///   - units: the things.
    ///   - two: whether the message may ask for two things at once.
    init(_ units: [AskedUnit], two: Bool, thesaurus: Thesaurus = .standard) {
        // "Have I told you?" beside a question asks for nothing else, nor does what is no question.
        let telling = units.filter { !$0.isVague || Self.talk.isDisjoint(with: $0.words) }
        let asking = two ? telling : telling.filter(\.isQuestion)
        self.units =
            [asking, telling, units].first { !$0.isEmpty }?.map { ($0, $0.wantedValue) } ?? []
        self.thesaurus = thesaurus
    }

    private static let talk: Set<String> = ["told", "tell", "mention", "mentioned", "remember", "know", "have"]

    /// Whether a fact can be an answer.
    func fits(_ fact: Fact) -> Bool {
        units.isEmpty
            || units.contains { unit, value in
                isOwn(fact, unit) && (value.map { $0.isHeld(by: fact.text, asking: unit.words) } ?? true)
                    && mayName(fact, unit)
            }
    }

    /// Whether a fact holds a name, where somebody's is asked for, that the question does not say: that a friend is called Haruki
    /// does not tell what they called the baby, nor what the boss drives how the boss is called.
    private func mayName(_ fact: Fact, _ unit: AskedUnit) -> Bool {
        guard unit.attributes == ["name", "nickname"], unit.kind == .person, unit.isAboutOthers else { return true }
        let said = Set(unit.words + unit.words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
        if fact.attribute == "name" { return !Folding.words(fact.value).allSatisfy(said.contains) }
        let isOfRelation = unit.whom.contains { whom in
            if case .relation(_, nil) = whom { AskedFacts.concerns(fact, whom) } else { false }
        }
        return !isOfRelation || fact.person != nil || fact.text.contains(/\b(named|called)\b/)
    }

    /// Whether a fact is not about one of the family of whom a question for the user's own says nothing.
    private func isOwn(_ fact: Fact, _ unit: AskedUnit) -> Bool {
        guard unit.whom == [.user], unit.kind != .person || unit.words.contains("my") else { return true }
        let words = Folding.words(fact.text)
        guard words.starts(with: ["the", "user", "s"]),
            let place = words.indices.dropFirst(3).prefix(3).first(where: { Relations.isKin(words[$0]) }),
            place + 1 < words.count, words[place + 1] != "tongue"
        else { return true }
        let kin = words[place]
        let names = Folding.words(fact.person ?? "")
        return (names + [kin]).contains(where: unit.words.contains)
            || unit.terms.contains { thesaurus.relation(of: $0.stem, to: Folding.stem(kin)) >= 0.5 }
    }
}
