import AgentCore

extension Reconciler {
    /// A name was learned: what was known of "the user's sister" is from now on known of "the user's sister Anna".
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
}
