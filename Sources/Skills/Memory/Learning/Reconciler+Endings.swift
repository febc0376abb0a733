import AgentCore

/// Handles statements that end or erase facts.
extension Reconciler {
    mutating func end(_ statement: Statement) {
        var matching = targets(of: statement)
        if matching.isEmpty, ["hobby", "habit", "schedule"].contains(statement.attribute) {
            // "I don't run any more" ends "runs every morning".
            matching = facts.filter {
                $0.subject == statement.person.path && ["hobby", "habit", "schedule"].contains($0.attribute)
                    && Set(Folding.stems(statement.value).prefix(1)).isSubset(of: Set(Folding.stems($0.value)))
            }
        }
        for fact in matching {
            close(fact, by: nil)
            outcomes.append(Outcome(operation: .delete, fact: fact))
        }
        // The end of something that was not known is still news: "I left Bosch" says that the user worked there.
        if matching.isEmpty, statement.attribute == "employer", !statement.value.isEmpty, statement.heldBefore,
            !wasReplaced(statement)
        {
            var experience = Statement(
                statement.person, "experience", "worked at \(statement.value)",
                .verb("used to work at \(statement.value)"))
            experience.quote = statement.quote
            (experience.validFrom, experience.validTo) = (statement.validFrom, statement.validTo)
            return assert(experience)
        }
        guard matching.isEmpty, statement.attribute == "like" else { return }
        var dislike = Statement(
            statement.person, "dislike", statement.value, .verb("dislikes \(statement.value)"))
        dislike.quote = statement.quote
        assert(dislike)
    }

    /// Whether an earlier statement of the message has already superseded the fact: "I'm at Continental now, I left
    /// Bosch".
    func wasReplaced(_ statement: Statement) -> Bool {
        changes.contains { change in
            guard case .update(let fact) = change else { return false }
            return fact.state == .superseded && fact.attribute == statement.attribute
                && Self.isSameValue(fact, statement)
        }
    }

    mutating func forget(_ statement: Statement) {
        for fact in targets(of: statement) {
            facts.removeAll { $0.id == fact.id }
            changes.append(.erase(fact))
            outcomes.append(Outcome(operation: .delete, fact: fact))
        }
    }

    func targets(of statement: Statement) -> [Fact] {
        facts.filter { fact in
            if let id = statement.fact { return fact.id == id }
            if !statement.scope.isEmpty {
                return fact.subject == statement.person.path && statement.scope.contains(fact.attribute)
                    && (statement.value.isEmpty || Folding.shareStem(fact.value, statement.value))
            }
            if statement.attribute.isEmpty {
                return Folding.contains(statement.value, in: fact.value)
                    || Folding.contains(statement.value, in: fact.text)
            }
            guard fact.subject == statement.person.path, concerns(fact, statement) else { return false }
            if statement.attribute == "*" { return true }
            guard fact.attribute == statement.attribute else { return false }
            return statement.value.isEmpty || Self.isSameValue(fact, statement)
                || Folding.contains(statement.value, in: fact.value)
                || Folding.contains(fact.value, in: statement.value)
        }
    }
}
