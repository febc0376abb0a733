import AgentCore

/// Finds the facts that answer what a message asks.
struct AskedFacts {
    /// What was found.
    struct Found: Sendable, Hashable {
        /// The facts, those that answer first.
        var facts: [Fact] = []
        /// Whether something was asked for that was understood and of which nothing is known.
        var lacksSomething = false
        /// Whether they answer what was asked; otherwise they only share the most words with it.
        var isSure = true
        /// What the user said earlier in the conversation, in their words, where that answers and no fact does.
        var told: [String] = []

        /// That a question was understood and nothing answers it.
        static let nothing = Found(lacksSomething: true)
    }

    /// The most words, for each part, of a message that is taken for understood where nothing answers it.
    private static let plainWords = 12
    /// The most facts that answer one thing asked.
    private static let most = 3
    /// The most facts that are answered with.
    static let limit = 6

    private let facts: [Fact]
    let names: [String: Set<String>]
    private let known: Set<String>
    private let spelling: AskedSpelling

    /// Looks among these facts, oldest first.
    init(_ facts: [Fact]) {
        self.facts = facts.filter { $0.state == .current }
        var names: [String: Set<String>] = [:]
        var known: Set<String> = []
        for fact in self.facts {
            let words = Folding.words(fact.value)
            known.formUnion(words)
            if let name = fact.person { known.formUnion(Folding.words(name)) }
            guard fact.subject != "user" else { continue }
            let bearers = [fact.person, fact.attribute == "name" ? fact.value : nil].compactMap(\.self)
            for name in bearers {
                if let first = Folding.words(name).first, first.count > 1 {
                    names[first, default: []].insert(fact.subject)
                }
            }
        }
        self.names = names
        self.known = known
        spelling = AskedSpelling(self.facts)
    }

    /// Whether a message asks for nothing that was told.
    func asksElse(_ text: String) -> Bool { OtherRequest.isAll(of: text, names: Set(names.keys)) }

    /// What tells who somebody is to the user, where a message asks for nothing but that: "who's Mr Tanabe?"; `nil` for any other.
    func whoIs(_ text: String) -> Found? {
        var words = Folding.words(text)[...].drop { ["wait", "so", "and", "sorry", "hey", "ok"].contains($0) }
        guard let first = words.popFirst() else { return nil }
        guard first == "whos" || first == "who" && words.first.map(["is", "s", "was"].contains) == true else {
            return nil
        }
        if first == "who" { words.removeFirst() }
        let name = words.filter { !["again", "mr", "mrs", "ms", "dr", "miss", "to", "me", "please"].contains($0) }
        guard (1...2).contains(name.count),
            !name.contains(where: { SearchTerms.stopWords.contains($0) || Relations.relation($0) != nil })
        else { return nil }
        let telling = facts.filter { fact in
            let own = Folding.words(fact.text)
            // "Who is vegan?" asks for nobody by name.
            guard !Set(name).isDisjoint(with: FactGroup.names(in: fact.text)) else { return false }
            return own.starts(with: ["the", "user", "s"]) && own.contains("is") && Array(own.suffix(name.count)) == name
                || own.starts(with: name) && own.contains("user") && own.contains("is")
        }
        return telling.isEmpty ? nil : Found(facts: Array(telling.prefix(Self.limit)))
    }

    /// What answers a message; `nil` where it asks nothing that was understood.
    func answer(_ text: String, after earlier: String? = nil) -> Found? {
        let text = spelling.mended(text)
        guard !asksElse(text) else { return nil }
        let question = AskedQuestion(text, after: earlier, names: names, known: known)
        var found = Found()
        var isUnderstood = false
        for part in question.parts {
            guard let facts = answer(part) else { continue }
            isUnderstood = true
            if facts.isEmpty { found.lacksSomething = true }
            for fact in facts where !found.facts.contains(where: { $0.id == fact.id }) { found.facts.append(fact) }
        }
        let units = AskedUnit.read(text, names: names, thesaurus: .standard)
        let matching = FactMatching(facts)
        isUnderstood = addMatches(of: units, matching, to: &found) || isUnderstood
        if let whole = AskedUnit.whole(text, names: names, thesaurus: .standard),
            found.facts.count(where: { $0.attribute != "name" }) < 2
        {
            isUnderstood = complete(&found, whole, units, matching) || isUnderstood
        }
        let all = AskedUnit.all(text, names: names, thesaurus: .standard)
        let two = SecondFact.mayAsk(text)
        let fit = AnswerFit(units.isEmpty ? [all] : units, two: two)
        let isNear = !found.facts.isEmpty
        found.facts.removeAll { !fit.fits($0) }
        if found.facts.isEmpty {
            let shared = matching.shared(with: all, asking: units, two: two).filter(fit.fits)
            if !shared.isEmpty { return Found(facts: shared, isSure: false) }
            // What was near and cannot be the answer tells that the question was understood.
            if isNear || units.contains(where: \.asksWhatWasTold) { return Found(lacksSomething: true) }
        }
        guard isUnderstood else { return nil }
        // In many words much can be meant that was not understood: then nothing is said to be unknown.
        let count = Folding.words(text).count
        if found.facts.isEmpty, count > Self.plainWords * question.parts.count { return nil }
        found.facts = Array(found.facts.prefix(Self.limit))
        return found
    }

    /// Adds what answers the other half of a question for two things; answers whether there was anything.
    private func complete(
        _ found: inout Found, _ whole: AskedUnit, _ units: [AskedUnit], _ matching: FactMatching
    ) -> Bool {
        // Both halves or none: one alone that only the whole of the words finds may just be near.
        let first = found.facts.isEmpty ? Array(matching.match(whole)?.facts.prefix(1) ?? []) : found.facts
        guard let second = matching.second.find(besides: first, asked: whole, parts: units) else { return false }
        found.facts = first + [second]
        found.lacksSomething = false
        return true
    }

    /// Adds what the words of the questions find; answers whether there was anything.
    private func addMatches(of units: [AskedUnit], _ matching: FactMatching, to found: inout Found) -> Bool {
        let matches = units.compactMap { matching.match($0)?.facts }
        guard !matches.isEmpty else { return false }
        let known = Set(found.facts.map(\.id))
        let fresh = matches.filter { known.isDisjoint(with: $0.map(\.id)) }
        // Where the words agree with nothing that was found by attributes, they know better.
        if fresh.count == matches.count { found = Found() }
        for fact in matches.flatMap({ $0.prefix(Self.most) }) where !found.facts.contains(where: { $0.id == fact.id }) {
            found.facts.append(fact)
        }
        if !fresh.isEmpty { found.lacksSomething = false }
        return true
    }

    /// What answers one part, best first; `nil` where it was not understood.
    private func answer(_ part: AskedPart) -> [Fact]? {
        let stems = Set(
            part.words.filter {
                !SearchTerms.stopWords.contains($0) && Relations.relation($0) == nil && names[$0] == nil
            }.map(Folding.stem))
        if part.whom.isEmpty { return part.namesStranger ? [] : nil }
        if part.whom == [.anyone] { return anyone(part, stems) }
        let about = meant(part, among: facts.filter { fact in part.whom.contains { Self.concerns(fact, $0) } }, stems)
        // "My cousin Eleni", where only a cousin Stavros is known.
        if part.namesStranger, about.allSatisfy({ $0.person != nil || $0.attribute == "name" }) { return [] }
        if let animal = part.animal {
            return about.filter { fact in
                fact.attribute == "pet"
                    && Folding.words(fact.value).contains { AnimalKinds.kind($0) == AnimalKinds.kind(animal) }
            }
        }
        if part.isOpen { return Array(about.suffix(Self.limit)) }
        let asksLikes = part.speaksOfOthers && part.attributes.contains("like")
        var chosen = about.filter {
            part.attributes.contains($0.attribute)
                || asksLikes && $0.attribute.hasPrefix("favorite_")
        }
        // What somebody did for a living who does so no more.
        if chosen.isEmpty, part.attributes.contains("job_title") {
            chosen = about.filter { $0.attribute == "experience" }
        }
        if part.asksWhen, part.attributes.isEmpty, part.words.contains("i") { return [] }
        if chosen.isEmpty, part.namesUnknown, part.words.contains("any") { return [] }
        if chosen.isEmpty, part.attributes.isEmpty { return part.asksPossession ? [] : nil }
        // Work is asked for by what one does, unless it is asked where.
        if part.attributes.contains("job_title"), !part.words.contains("where") {
            chosen = chosen.filter { $0.attribute == "job_title" } + chosen.filter { $0.attribute != "job_title" }
        }
        if chosen.contains(where: { $0.attribute != "name" }) || !part.attributes.contains("name") {
            chosen += about.filter { $0.attribute == "name" && $0.subject != "user" && !chosen.isEmpty }
        }
        return chosen
    }

    /// The facts of those who are meant: "the friend who plays the cello" is told from other friends by a value.
    private func meant(_ part: AskedPart, among about: [Fact], _ stems: Set<String>) -> [Fact] {
        guard part.speaksOfOthers else { return about }
        let signs = about.filter { fact in
            let value = Self.said(fact)
            return fact.attribute != "name" && !value.isEmpty && value.allSatisfy(stems.contains)
        }
        guard !signs.isEmpty else { return about }
        return about.filter { fact in signs.contains { $0.subject == fact.subject && Self.isSamePerson($0, fact) } }
    }

    /// Whom a value holds for, and what else is asked of them.
    private func anyone(_ part: AskedPart, _ stems: Set<String>) -> [Fact]? {
        let others = facts.filter { $0.subject != "user" }
        let meant = others.filter { fact in
            let value = Self.said(fact)
            return fact.attribute != "name" && !value.isEmpty
                && value.allSatisfy { stems.contains($0) || part.words.contains($0) }
        }
        guard !meant.isEmpty else {
            let isTold =
                !part.attributes.isEmpty || part.namesUnknown || part.words.contains { $0.allSatisfy(\.isNumber) }
            return isTold ? [] : nil
        }
        let bearers = meant.flatMap { fact in
            others.filter { $0.subject == fact.subject && Self.isSamePerson($0, fact) }
        }
        let asked = bearers.filter { part.attributes.contains($0.attribute) && !meant.contains($0) }
        return meant + asked + bearers.filter { $0.attribute == "name" && !asked.contains($0) }
    }

    private static func isSamePerson(_ one: Fact, _ other: Fact) -> Bool {
        let first = one.attribute == "name" ? one.value : one.person
        let second = other.attribute == "name" ? other.value : other.person
        guard let first, let second else { return true }
        return Folding.key(first) == Folding.key(second)
    }

    static func concerns(_ fact: Fact, _ whom: AskedPart.Whom) -> Bool {
        switch whom {
        case .user: return fact.subject == "user"
        case .anyone: return fact.subject != "user"
        case .person(let path, let name):
            guard fact.subject == path else { return false }
            let own = fact.attribute == "name" ? fact.value : fact.person
            return own.map { Folding.words($0).first == name } ?? true
        case .relation(let relation, let owner):
            let path = fact.subject.split(separator: ".").map(String.init)
            guard path.count > 1, Self.isSame(relation, path[path.count - 1]) else { return false }
            return owner == nil ? true : path.dropLast().last == owner
        }
    }

    /// Whether somebody of the second relation is meant by the first: a son by "child".
    private static func isSame(_ asked: String, _ known: String) -> Bool {
        spelled(asked) == spelled(known) || groups[asked]?.contains(known) == true
    }

    private static let groups: [String: Set<String>] = [
        "child": ["son", "daughter"], "parent": ["mother", "father"], "sibling": ["sister", "brother"],
        "grandparent": ["grandmother", "grandfather"], "grandchild": ["grandson", "granddaughter"],
        "spouse": ["husband", "wife"], "partner": ["husband", "wife", "boyfriend", "girlfriend"],
    ]

    private static func spelled(_ relation: String) -> String { relation.replacing("neighbour", with: "neighbor") }

    /// The stems of a value as it is spoken of; dates are kept in figures and said in words.
    private static func said(_ fact: Fact) -> [String] {
        let text = fact.attribute == "birthday" ? Folding.words(fact.text).suffix(2).joined(separator: " ") : fact.value
        return Folding.stems(text).filter { !SearchTerms.stopWords.contains($0) }
    }
}
