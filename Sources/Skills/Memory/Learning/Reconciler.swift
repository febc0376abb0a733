import AgentCore
import Foundation

/// Decides how statements change the known facts: they add, supersede, strengthen or end facts.
struct Reconciler {
    /// The decision about one statement.
    struct Outcome: Sendable, Hashable {
        /// What happened to the fact, for the trace; `nil` if it was only strengthened.
        let operation: Observation.Learned.Operation?
        /// The fact.
        let fact: Fact
    }

    var facts: [Fact]
    var changes: [FactChange] = []
    var outcomes: [Outcome] = []
    /// Proposed facts, known and new.
    var proposed: [Fact]
    /// Contradictions within one day: the current fact and the proposed one.
    private(set) var contradictions: [(old: Fact, new: Fact)] = []
    let provenance: Provenance

    /// Starts from the current and proposed facts.
    init(current: [Fact], provenance: Provenance) {
        facts = current.filter { $0.state == .current }
        proposed = current.filter { $0.state == .proposed }
        self.provenance = provenance
    }

    /// Applies statements in order.
    mutating func apply(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .asserted: assert(statement)
            case .ended: end(statement)
            case .forget: forget(statement)
            }
        }
    }

    // MARK: Assertions

    mutating func assert(_ statement: Statement) {
        let matching = facts.filter {
            $0.subject == statement.person.path && $0.attribute == statement.attribute && concerns($0, statement)
        }
        if let same = matching.first(where: { Self.isSameValue($0, statement) }) { return strengthen(same, statement) }
        if statement.replaces == nil, let said = facts.first(where: { Self.implies($0, statement) }) {
            return strengthen(said, statement)
        }
        if statement.attribute == "diet", statement.value.hasPrefix("no ") {
            let food = String(statement.value.dropFirst(3))
            for fact in facts
            where fact.attribute == "like" && fact.subject == statement.person.path
                && fact.valueKey == Folding.key(food)
            {
                close(fact, by: nil)
                outcomes.append(Outcome(operation: .delete, fact: fact))
            }
        }
        let opposite = ["like": "dislike", "dislike": "like"][statement.attribute]
        for fact in facts
        where fact.attribute == opposite && fact.subject == statement.person.path && Self.isSameValue(fact, statement) {
            close(fact, by: nil)
            outcomes.append(Outcome(operation: .delete, fact: fact))
            if statement.attribute == "dislike", statement.confidence < 0.5 { return }
        }
        if statement.isUncertain { return propose(statement, against: nil) }
        let replaced = replacedFact(statement, among: matching)
        if let replaced, contradicts(replaced, statement) { return propose(statement, against: replaced) }
        let fact = makeFact(statement)
        if replaced == nil, let index = endedJustNow(statement) {
            // "I left one firm and joined another" is one change, not an end and a beginning.
            setSuccessor(of: outcomes[index].fact, fact.id)
            outcomes[index] = Outcome(operation: .update, fact: fact)
            facts.append(fact)
            changes.append(.insert(fact))
            return
        }
        if let replaced {
            close(replaced, by: fact.id)
            outcomes.append(Outcome(operation: .update, fact: fact))
        } else {
            outcomes.append(Outcome(operation: .add, fact: fact))
        }
        facts.append(fact)
        changes.append(.insert(fact))
        if fact.attribute == "name", fact.subject != "user" { rename(fact) }
    }

    /// Whether a statement gives a single-valued attribute another value than a message of the same day did, without a
    /// word that indicates a change or a correction.
    func contradicts(_ fact: Fact, _ statement: Statement) -> Bool {
        guard provenance.message != nil, fact.source.message != nil, fact.source.message != provenance.message,
            statement.fact == nil, statement.replaces == nil, !statement.replacesLatest, statement.validFrom == nil,
            Attribute(statement.attribute).isSingleValued,
            fact.source.at.prefix(10) == Timestamp.text(provenance.at).prefix(10)
        else { return false }
        return Set(Folding.words(statement.quote)).isDisjoint(with: Self.changeWords)
    }

    static let changeWords: Set<String> = [
        "now", "moved", "changed", "new", "actually", "no", "not", "sorry", "correction", "anymore", "left", "became",
        "got", "turned", "switched", "relocated", "since", "instead", "rather", "promoted", "retired", "today", "just",
        "isn", "don", "joined", "started", "longer", "correct", "wrong", "meant", "mean", "oops", "spelled", "renamed",
        "maintenant", "jetzt", "ahora", "adesso", "ora", "agora",
    ]

    /// Adds an uncertain fact as proposed, to be confirmed by the user.
    mutating func propose(_ statement: Statement, against old: Fact?) {
        let isKnown = proposed.contains {
            $0.subject == statement.person.path && $0.attribute == statement.attribute
                && Self.isSameValue($0, statement)
        }
        guard !isKnown else { return }
        var fact = makeFact(statement)
        fact.state = .proposed
        fact.confidence = min(fact.confidence, 0.4)
        proposed.append(fact)
        changes.append(.insert(fact))
        if let old { contradictions.append((old, fact)) }
    }

    func endedJustNow(_ statement: Statement) -> Int? {
        guard Attribute(statement.attribute).isSingleValued || Self.succeeds.contains(statement.attribute) else {
            return nil
        }
        return outcomes.lastIndex {
            $0.operation == .delete && $0.fact.subject == statement.person.path
                && $0.fact.attribute == statement.attribute
        }
    }

    /// Attributes for which a new value replaces one that ended in the same message.
    static let succeeds: Set<String> = [
        "vehicle", "device", "phone", "tool", "diet", "schedule", "language",
    ]

    mutating func setSuccessor(of fact: Fact, _ successor: String) {
        changes = changes.map { change in
            guard case .update(var old) = change, old.id == fact.id else { return change }
            old.supersededBy = successor
            return .update(old)
        }
    }

    static let opposites = [
        "short": "detailed", "detailed": "short", "formal": "informal", "informal": "formal",
    ]

    func replacedFact(_ statement: Statement, among matching: [Fact]) -> Fact? {
        if let id = statement.fact, let fact = facts.first(where: { $0.id == id }) { return fact }
        if let old = statement.replaces, let fact = matching.first(where: { $0.valueKey == Folding.key(old) }) {
            return fact
        }
        if let old = statement.replaces, let fact = matching.first(where: { Folding.shareStem($0.value, old) }) {
            return fact
        }
        if statement.attribute == "reply_style", let other = Self.opposites[statement.value] {
            return matching.first { Folding.words($0.value).contains(other) }
        }
        if statement.attribute == "name", statement.person.path != "user", Relations.canBeSeveral(statement.person.path)
        {
            return statement.replaces == nil && !statement.replacesLatest
                ? nil : matching.count == 1 ? matching[0] : nil
        }
        if Attribute(statement.attribute).isSingleValued || statement.replacesLatest { return matching.last }
        if statement.attribute == "reply_style", Self.language(statement.value) != nil,
            let other = matching.first(where: { Self.language($0.value) != nil })
        {
            return other
        }
        // "We have three cats now" replaces "two cats".
        if statement.attribute == "pet", let noun = Self.counted(Folding.key(statement.value)),
            let other = matching.first(where: { Self.counted($0.valueKey) == noun })
        {
            return other
        }
        if statement.attribute == "pet", let range = statement.value.range(of: " named ") {
            // "my dog Rex" adds the name of a known dog.
            let animal = Folding.key(String(statement.value[..<range.lowerBound]))
            if let bare = matching.first(where: { $0.valueKey == animal }) { return bare }
            // "Mimmi" corrects the spelling of a known "Mimi".
            let key = Folding.key(statement.value)
            if let alike = matching.first(where: {
                $0.valueKey.hasPrefix(animal + " named ") && EditDistance.between($0.valueKey, key) == 1
            }) {
                return alike
            }
        }
        // The first pet replaces "no pets".
        return matching.first {
            $0.value == "none" || Self.exclude($0.value, statement.value, attribute: statement.attribute)
        }
    }

    /// The language in a reply style such as "in German"; `nil` if none is named.
    static func language(_ value: String) -> String? { Folding.words(value).first { Lexicon.languages.contains($0) } }

    /// The noun after a number: `cats` for "two cats".
    static func counted(_ key: String) -> String? {
        let words = key.split(separator: " ").map(String.init)
        return words.count == 2 && Numbers.value(words[0]) != nil ? words[1] : nil
    }

    /// Whether a fact is about the same person as a statement. For relations that can have several people, such as
    /// brothers, the names must match.
    func concerns(_ fact: Fact, _ statement: Statement) -> Bool {
        guard let left = fact.person, let right = statement.person.name, statement.attribute != "name" else {
            return true
        }
        return Folding.key(left) == Folding.key(right) || !Relations.canBeSeveral(fact.subject)
    }

    mutating func strengthen(_ fact: Fact, _ statement: Statement) {
        var stronger = fact
        stronger.strengthened += 1
        stronger.confidence = min(0.99, fact.confidence + (1 - fact.confidence) * 0.3)
        stronger.updatedAt = Timestamp.text(provenance.now)
        // The repetition may say since when the fact holds.
        if fact.validFrom == fact.source.at, let from = statement.validFrom { stronger.validFrom = from }
        replace(stronger)
        outcomes.append(Outcome(operation: nil, fact: stronger))
    }

    /// Whether two values of an attribute with several values exclude each other.
    static func exclude(_ left: String, _ right: String, attribute: String) -> Bool {
        guard attribute == "diet" else { return false }
        let ways: Set<String> = [
            "vegetarian", "vegan", "plant-based", "pescatarian", "pescetarian", "flexitarian", "omnivore", "carnivore",
        ]
        return ways.contains(left) && ways.contains(right)
    }

    func makeFact(_ statement: Statement) -> Fact {
        let source = provenance.source(quote: statement.quote)
        return Fact(
            text: statement.text,
            subject: statement.person.path, person: statement.person.name, attribute: statement.attribute,
            value: FactText.oneLine(statement.value), confidence: statement.confidence,
            validFrom: statement.validFrom ?? source.at, validTo: statement.validTo, source: source,
            createdAt: Timestamp.text(provenance.now))
    }

    /// Adds a newly learned name to facts about the person: "the user's sister" becomes "the user's sister Anna".
    mutating func rename(_ name: Fact) {
        let others = facts.filter { $0.subject == name.subject && $0.attribute == "name" && $0.id != name.id }
        guard others.isEmpty else { return }
        let plain = FactSentence.subject(name.subject, name: nil)
        let named = FactSentence.subject(name.subject, name: name.value)
        for fact in facts where fact.subject == name.subject && fact.attribute != "name" && fact.person == nil {
            var renamed = fact
            renamed.person = name.value
            if fact.text.hasPrefix(plain) { renamed.text = named + fact.text.dropFirst(plain.count) }
            renamed.updatedAt = Timestamp.text(provenance.now)
            replace(renamed)
        }
    }

    // MARK: Endings

    mutating func close(_ fact: Fact, by successor: String?) {
        var old = fact
        old.state = .superseded
        old.supersededBy = successor
        old.validTo = Timestamp.text(provenance.at)
        old.updatedAt = Timestamp.text(provenance.now)
        facts.removeAll { $0.id == fact.id }
        changes.append(.update(old))
    }

    mutating func replace(_ fact: Fact) {
        if let index = facts.firstIndex(where: { $0.id == fact.id }) { facts[index] = fact }
        changes.append(.update(fact))
    }
}
