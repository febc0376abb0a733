/// Whether a fact says what a statement says, in the same or in other words.
extension Fact {
    /// Whether a statement says nothing new.
    func repeats(_ statement: Statement) -> Bool {
        guard subject == statement.subject, concerns(statement) else { return false }
        if attribute == statement.attribute { return hasSameValue(as: statement) || says(moreThan: statement) }
        // What one likes to do and what one does are told apart by nobody.
        return Self.pastimes.isSuperset(of: [attribute, statement.attribute]) && hasSameValue(as: statement)
    }

    /// Whether the value is the same, inflections aside.
    func hasSameValue(as statement: Statement) -> Bool {
        if valueKey == Folding.key(statement.value) { return true }
        let (known, said) = (Set(Folding.stems(value)), Set(Folding.stems(statement.value)))
        return !known.isEmpty && known == said
    }

    /// Whether the fact is about the same person: two people may have one relation, but not one name.
    func concerns(_ statement: Statement) -> Bool {
        guard let left = person, let right = statement.person, statement.attribute != "name" else { return true }
        return Folding.key(left) == Folding.key(right)
    }

    /// Whether the statement only has some of the fact's words, as "dog" after "dog called Rex".
    private func says(moreThan statement: Statement) -> Bool {
        let (known, said) = (Set(Folding.stems(value)), Set(Folding.stems(statement.value)))
        return !Self.exact.contains(attribute) && !said.isEmpty && said.isSubset(of: known)
    }

    /// Whether the fact only has some of the statement's words.
    func isPart(of statement: Statement) -> Bool {
        let (known, said) = (Set(Folding.stems(value)), Set(Folding.stems(statement.value)))
        return !Self.exact.contains(attribute) && !known.isEmpty && known.isStrictSubset(of: said)
    }

    private static let pastimes: Set<String> = ["like", "hobby", "habit"]

    /// Attributes where fewer words mean something else: tea is not green tea.
    private static let exact: Set<String> = ["like", "dislike", "allergy", "diet", "health", "note", "name"]
}
