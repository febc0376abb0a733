import Foundation

/// Which known fact a statement repeats or replaces.
extension Reconciler {
    static func isSameValue(_ fact: Fact, _ statement: Statement) -> Bool {
        let left = fact.valueKey
        let right = Folding.key(statement.value)
        if left == right { return true }
        switch fact.attribute {
        case "home_city", "origin", "work_city", "employer":
            // "New York" and "New York City", "Porto" and "Porto, Portugal"
            if Folding.contains(left, in: right) || Folding.contains(right, in: left) { return true }
        case "birthday":
            if fact.value.hasSuffix("-" + statement.value) || statement.value.hasSuffix("-" + fact.value) {
                return true
            }
        case "children":
            let numbers = [left, right].map {
                $0.split(separator: " ").lazy.compactMap { Numbers.value(String($0)) }.first
            }
            if numbers[0] != nil, numbers[0] == numbers[1] { return true }
        case "education", "goal", "reply_style", "living_situation", "plan", "habit", "hobby", "event", "experience",
            "schedule", "skill", "like",
            "dislike":
            let (known, said) = (Set(Folding.stems(fact.value)), Set(Folding.stems(statement.value)))
            let isTaste = ["like", "dislike"].contains(fact.attribute)
            if !said.isEmpty, isTaste ? said == known : said.isSubset(of: known) { return true }
        default: break
        }
        // "my dog" says nothing new where "dog named Rex" is known.
        if fact.attribute == "pet", left.hasPrefix(right + " named ") { return true }
        return singular(left) == singular(right)
    }

    private static func singular(_ key: String) -> String {
        key.hasSuffix("s") && key.count > 3 ? String(key.dropLast()) : key
    }

    /// Whether two values of a many-valued attribute cannot both hold.
    private static func exclude(_ left: String, _ right: String, attribute: String) -> Bool {
        guard attribute == "diet" else { return false }
        let ways: Set<String> = [
            "vegetarian", "vegan", "plant-based", "pescatarian", "pescetarian", "flexitarian", "omnivore", "carnivore",
        ]
        return ways.contains(left) && ways.contains(right)
    }

    private static let opposites = [
        "short": "detailed", "detailed": "short", "formal": "informal", "informal": "formal",
    ]

    func replacedFact(_ statement: Statement, among matching: [Fact]) -> Fact? {
        if let id = statement.fact, let fact = facts.first(where: { $0.id == id }) { return fact }
        // "We have a dog now" where there was none.
        if let none = matching.first(where: { $0.valueKey == "none" }) { return none }
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
        if statement.attribute == "pet", let range = statement.value.range(of: " named ") {
            // "my dog Rex" says more of the dog that is known.
            let animal = Folding.key(String(statement.value[..<range.lowerBound]))
            if let bare = matching.first(where: { $0.valueKey == animal }) { return bare }
            // "Mimmi" where "Mimi" is known: one cat, spelled better.
            let key = Folding.key(statement.value)
            if let alike = matching.first(where: {
                $0.valueKey.hasPrefix(animal + " named ") && EditDistance.between($0.valueKey, key) == 1
            }) {
                return alike
            }
        }
        return matching.first { Self.exclude($0.value, statement.value, attribute: statement.attribute) }
    }

    /// Whether a fact is about the same person as a statement: among several brothers the name decides.
    func concerns(_ fact: Fact, _ statement: Statement) -> Bool {
        guard let left = fact.person, let right = statement.person.name, statement.attribute != "name" else {
            return true
        }
        return Folding.key(left) == Folding.key(right) || !Relations.canBeSeveral(fact.subject)
    }
}
