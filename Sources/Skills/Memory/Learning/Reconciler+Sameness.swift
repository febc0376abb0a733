/// Decides whether a statement repeats a known fact, in the same or in other words.
extension Reconciler {
    /// Whether a fact has the statement's value. The attributes must be the same.
    static func isSameValue(_ fact: Fact, _ statement: Statement) -> Bool {
        let left = fact.valueKey
        let right = Folding.key(statement.value)
        if left == right { return true }
        switch fact.attribute {
        case "home_city", "origin", "work_city", "employer":
            // "New York" and "New York City", "Porto" and "Porto, Portugal"
            if Folding.contains(left, in: right) || Folding.contains(right, in: left) { return true }
            if fact.attribute == "origin", Demonyms.areSame(left, right) { return true }
        case "birthday":
            if fact.value.hasSuffix("-" + statement.value) || statement.value.hasSuffix("-" + fact.value) {
                return true
            }
        case "children", "siblings":
            return count(left) != nil && count(left) == count(right)
        case "education", "goal", "plan", "habit", "hobby", "event", "experience", "schedule", "skill", "like",
            "dislike",
            "reply_style", "vehicle", "device", "phone", "tool", "living_situation", "trait", "health", "job_title":
            let (known, said) = (Set(Folding.stems(fact.value)), Set(Folding.stems(statement.value)))
            let isWhole = ["like", "dislike", "health", "job_title"].contains(fact.attribute)
            if !said.isEmpty, isWhole ? said == known : said.isSubset(of: known) { return true }
        default: break
        }
        // "my dog" adds nothing to a known "dog named Rex".
        if fact.attribute == "pet", left.hasPrefix(right + " named ") { return true }
        return singular(left) == singular(right)
    }

    /// Whether a fact, possibly with another attribute, implies the statement: people like their hobbies, vegans eat no
    /// meat, and people do not eat what they are allergic to.
    static func implies(_ fact: Fact, _ statement: Statement) -> Bool {
        if fact.attribute == "partner" || statement.attribute == "partner",
            fact.valueKey == Folding.key(statement.value)
        {
            return partners.contains(fact.subject) || partners.contains(statement.person.path)
        }
        guard fact.subject == statement.person.path else { return false }
        let said = Set(Folding.stems(statement.value))
        let known = Set(Folding.stems(fact.value))
        switch (statement.attribute, fact.attribute) {
        case ("like", "hobby"), ("hobby", "like"), ("like", "habit"), ("hobby", "habit"), ("habit", "hobby"),
            ("like", "goal"):
            return !said.isEmpty && said.isSubset(of: known)
        case ("diet", "diet"), ("diet", "allergy"):
            guard statement.value.hasPrefix("no ") else { return false }
            let food = String(statement.value.dropFirst(3))
            return fact.attribute == "allergy"
                ? singular(fact.valueKey) == singular(Folding.key(food))
                : excluded[fact.valueKey]?.contains(Folding.key(food)) ?? false
        default: return false
        }
    }

    private static let partners = Set(
        ["partner", "girlfriend", "boyfriend", "husband", "wife", "fiance", "fiancee", "spouse"].map { "user.\($0)" })

    /// The foods that diets exclude.
    private static let excluded: [String: Set<String>] = [
        "vegetarian": ["meat", "pork", "beef", "chicken", "fish", "lamb"],
        "vegan": [
            "meat", "pork", "beef", "chicken", "fish", "lamb", "dairy", "eggs", "cheese", "milk", "honey",
            "animal products",
        ],
        "pescatarian": ["meat", "pork", "beef", "chicken", "lamb"], "halal": ["pork", "alcohol"],
        "kosher": ["pork", "shellfish"],
        "gluten free": ["gluten", "wheat"], "dairy free": ["dairy", "milk", "cheese"],
    ]

    private static func count(_ key: String) -> Int? {
        if key == "none" { return 0 }
        return key.split(separator: " ").lazy.compactMap { Numbers.value(String($0)) }.first
    }

    private static func singular(_ key: String) -> String {
        key.hasSuffix("s") && key.count > 3 ? String(key.dropLast()) : key
    }
}
