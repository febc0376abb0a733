import AgentCore
import Foundation

/// Decides how statements change the known facts: they add, supersede, strengthen, end or propose facts.
struct Reconciler {
    /// The decision about one statement.
    struct Outcome: Sendable, Hashable {
        /// What happened to the fact, for the trace; `nil` if it was only strengthened.
        let operation: Observation.Learned.Operation?
        /// The fact.
        let fact: Fact
    }

    private(set) var facts: [Fact]
    private(set) var changes: [FactChange] = []
    private(set) var outcomes: [Outcome] = []
    /// Proposed facts, known and new.
    private(set) var proposed: [Fact]
    /// Contradictions within one day: the current fact and the proposed one.
    private(set) var contradictions: [(old: Fact, new: Fact)] = []
    /// Facts that may have ended: the user is asked, and they stay until then.
    private(set) var doubted: [Fact] = []
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
            }
        }
    }

    // MARK: What holds

    private mutating func assert(_ statement: Statement) {
        if let same = facts.first(where: { $0.repeats(statement) }) { return strengthen(same, statement) }
        let opposite = ["like": "dislike", "dislike": "like"][statement.attribute]
        let opposites = facts.filter { fact in
            fact.subject == statement.subject && fact.attribute == opposite && fact.hasSameValue(as: statement)
        }
        if statement.isUncertain { return propose(statement, against: nil) }
        let replaced = replacedFact(statement)
        if let replaced, contradicts(replaced, statement) { return propose(statement, against: replaced) }
        for fact in opposites { close(fact, by: nil, asEnded: true) }
        let fact = makeFact(statement)
        if replaced == nil, let index = endedJustNow(statement) {
            // "I left one firm and joined another" is one change, not an end and a beginning.
            setSuccessor(of: outcomes[index].fact, fact.id)
            outcomes[index] = Outcome(operation: .update, fact: fact)
        } else {
            if let replaced { close(replaced, by: fact.id) }
            outcomes.append(Outcome(operation: replaced == nil ? .add : .update, fact: fact))
        }
        facts.append(fact)
        changes.append(.insert(fact))
        if fact.attribute == "name", fact.subject != "user" { rename(fact) }
    }

    /// The fact whose place the new value takes: the one that the reader named, the one of a single-valued attribute,
    /// or one that says less of the same thing, as "dog" before "dog called Rex".
    private func replacedFact(_ statement: Statement) -> Fact? {
        if let id = statement.fact { return facts.first { $0.id == id } }
        let matching = facts.filter {
            $0.subject == statement.subject && $0.attribute == statement.attribute && $0.concerns(statement)
        }
        // A second name of a relation is that of a second person: the user may have two brothers.
        if statement.attribute == "name", statement.subject != "user" { return nil }
        if Attribute(statement.attribute).isSingleValued { return matching.last }
        return matching.last { $0.isPart(of: statement) }
    }

    /// Whether a statement gives a single-valued attribute another value than a message of the same day did, and the
    /// reader does not take it for a change.
    private func contradicts(_ fact: Fact, _ statement: Statement) -> Bool {
        provenance.message != nil && fact.source.message != nil && fact.source.message != provenance.message
            && statement.fact == nil && statement.validFrom == nil && Attribute(statement.attribute).isSingleValued
            && fact.source.at.prefix(10) == Timestamp.text(provenance.at).prefix(10)
    }

    /// Adds a fact as proposed, to be confirmed by the user.
    private mutating func propose(_ statement: Statement, against old: Fact?) {
        guard !proposed.contains(where: { $0.repeats(statement) }) else { return }
        var fact = makeFact(statement)
        fact.state = .proposed
        fact.confidence = min(fact.confidence, 0.4)
        proposed.append(fact)
        changes.append(.insert(fact))
        if let old { contradictions.append((old, fact)) }
    }

    /// The fact of the same attribute that an earlier statement of the message ended.
    private func endedJustNow(_ statement: Statement) -> Int? {
        guard Attribute(statement.attribute).isSingleValued else { return nil }
        return outcomes.lastIndex {
            $0.operation == .delete && $0.fact.subject == statement.subject && $0.fact.attribute == statement.attribute
        }
    }

    private mutating func setSuccessor(of fact: Fact, _ successor: String) {
        changes = changes.map { change in
            guard case .update(var old) = change, old.id == fact.id else { return change }
            old.supersededBy = successor
            return .update(old)
        }
    }

    private mutating func strengthen(_ fact: Fact, _ statement: Statement) {
        var stronger = fact
        stronger.confidence = min(0.99, fact.confidence + (1 - fact.confidence) * 0.3)
        stronger.updatedAt = Timestamp.text(provenance.now)
        // The repetition may say since when the fact holds.
        if fact.validFrom == fact.source.at, let from = statement.validFrom { stronger.validFrom = from }
        // A second reader of the same message makes it surer; the user did not say it again.
        let isSaidAgain = fact.source.message == nil || fact.source.message != provenance.message
        if isSaidAgain { stronger.strengthened += 1 }
        replace(stronger)
        if isSaidAgain { outcomes.append(Outcome(operation: nil, fact: stronger)) }
    }

    private func makeFact(_ statement: Statement) -> Fact {
        let source = provenance.source(quote: statement.quote)
        return Fact(
            text: statement.text, subject: statement.subject,
            person: statement.attribute == "name" ? nil : statement.person,
            attribute: statement.attribute, value: statement.value, confidence: statement.confidence,
            validFrom: statement.validFrom ?? source.at, validTo: statement.validTo, source: source,
            createdAt: Timestamp.text(provenance.now))
    }

    /// Adds a newly learned name to facts about the person: "the user's sister" becomes "the user's sister Anna".
    private mutating func rename(_ name: Fact) {
        let others = facts.filter { $0.subject == name.subject && $0.attribute == "name" && $0.id != name.id }
        guard others.isEmpty else { return }
        let plain = FactSentence.subject(name.subject, name: nil)
        let named = FactSentence.subject(name.subject, name: name.value)
        for fact in facts where fact.subject == name.subject && fact.attribute != "name" && fact.person == nil {
            var renamed = fact
            renamed.person = name.value
            if fact.text.hasPrefix(plain + " ") { renamed.text = named + fact.text.dropFirst(plain.count) }
            renamed.updatedAt = Timestamp.text(provenance.now)
            replace(renamed)
        }
    }

    // MARK: What ended

    private mutating func end(_ statement: Statement) {
        guard let fact = facts.first(where: { $0.id == statement.fact }) else { return }
        if statement.isUncertain { return doubted.append(fact) }
        close(fact, by: nil, at: statement.validTo, asEnded: true)
    }

    private mutating func close(_ fact: Fact, by successor: String?, at time: String? = nil, asEnded: Bool = false) {
        var old = fact
        old.state = .superseded
        old.supersededBy = successor
        old.validTo = time ?? Timestamp.text(provenance.at)
        old.updatedAt = Timestamp.text(provenance.now)
        facts.removeAll { $0.id == fact.id }
        changes.append(.update(old))
        if asEnded { outcomes.append(Outcome(operation: .delete, fact: fact)) }
    }

    private mutating func replace(_ fact: Fact) {
        if let index = facts.firstIndex(where: { $0.id == fact.id }) { facts[index] = fact }
        changes.append(.update(fact))
    }
}
