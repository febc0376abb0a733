/// The people near the user, by the words that name them.
enum Relations {
    /// The relation a word or compound names, in the form that is stored: `mum` is `mother`.
    static func relation(_ form: String) -> String? {
        if let relation = canonical[form] { return relation }
        if plain.contains(form) { return form }
        // "great-nephew", "step-grandson"
        for prefix in ["great-", "step-", "foster-"] where form.hasPrefix(prefix) {
            return plain.contains(String(form.dropFirst(prefix.count))) ? form : nil
        }
        return nil
    }

    /// Whether a word names somebody of the family, rather than somebody one knows through their work.
    static func isKin(_ form: String) -> Bool {
        guard let relation = relation(form) else { return false }
        return feminine.contains(relation) || masculine.contains(relation)
            || ["child", "grandchild", "parent", "cousin"].contains(relation)
    }

    /// All relations, in the form that is stored, in alphabetical order.
    static var names: [String] { plain.sorted() }

    /// The relation that a plural names: `brothers` is `brother`.
    static func pluralRelation(_ form: String) -> String? {
        if let relation = plurals[form] { return relation }
        guard form.hasSuffix("s") else { return nil }
        return relation(String(form.dropLast()))
    }

    /// Whether one may have several people of this relation.
    static func canBeSeveral(_ relation: String) -> Bool {
        !["mother", "father", "husband", "wife", "partner", "fiance", "fiancee", "girlfriend", "boyfriend", "boss"]
            .contains(relation.split(separator: ".").last.map(String.init) ?? relation)
    }

    /// Whether a pronoun can stand for this relation.
    static func fits(_ pronoun: String, _ relation: String) -> Bool {
        switch pronoun {
        case "she", "her": !masculine.contains(relation)
        case "he", "him", "his": !feminine.contains(relation)
        default: false
        }
    }

    /// Words that may stand between `my` and the relation: `my older sister`.
    static let adjectives: Set<String> = [
        "older", "younger", "elder", "eldest", "oldest", "youngest", "little", "big", "baby", "twin", "best", "good",
        "close", "old", "dear", "late", "lovely", "new", "beloved", "middle", "closest", "only", "other", "sweet",
        "wonderful", "teenage", "adult", "grown-up", "maternal", "paternal", "favorite", "current", "first", "second",
        "third", "three", "two", "four", "direct", "upstairs", "downstairs", "next-door", "dear", "poor", "crazy",
        "stupid", "awesome",
    ]

    private static let plain: Set<String> = [
        "mother", "father", "sister", "brother", "son", "daughter", "wife", "husband", "partner", "girlfriend",
        "boyfriend", "fiance", "fiancee", "aunt", "uncle", "cousin", "niece", "nephew", "grandmother", "grandfather",
        "grandson", "granddaughter", "friend", "boss", "colleague", "roommate", "flatmate", "housemate", "neighbor",
        "neighbour",
        "child", "stepmother", "stepfather", "stepsister", "stepbrother", "stepson", "stepdaughter", "godmother",
        "godfather", "godson", "goddaughter", "mother-in-law", "father-in-law", "sister-in-law", "brother-in-law",
        "son-in-law", "daughter-in-law", "half-sister", "half-brother", "teacher", "coach", "therapist", "doctor",
        "dentist", "landlord", "landlady", "ex-wife", "ex-husband", "ex", "mentor", "twin", "assistant", "grandchild",
        "spouse", "godchild", "parent", "classmate", "teammate", "trainer", "supervisor", "nanny", "babysitter",
    ]

    private static let canonical: [String: String] = [
        "mum": "mother", "mom": "mother", "mam": "mother", "mummy": "mother", "mommy": "mother", "mama": "mother",
        "ma": "mother", "dad": "father", "daddy": "father", "papa": "father", "pa": "father", "sis": "sister",
        "bro": "brother", "hubby": "husband", "grandma": "grandmother", "gran": "grandmother", "granny": "grandmother",
        "nana": "grandmother", "nan": "grandmother", "grandpa": "grandfather", "grandad": "grandfather",
        "granddad": "grandfather", "gramps": "grandfather", "auntie": "aunt", "aunty": "aunt", "fiancé": "fiance",
        "fiancée": "fiancee", "manager": "boss", "coworker": "colleague", "co-worker": "colleague", "kid": "child",
        "buddy": "friend", "mate": "friend", "bestie": "friend", "pal": "friend",
        "room-mate": "roommate", "gf": "girlfriend", "bf": "boyfriend", "girl-friend": "girlfriend",
        "stepmum": "stepmother",
        "stepmom": "stepmother", "stepdad": "stepfather", "step-mother": "stepmother", "step-father": "stepfather",
        "step-sister": "stepsister", "step-brother": "stepbrother", "toddler": "child", "little one": "child",
        "grandkid": "grandchild",
    ]

    private static let plurals: [String: String] = [
        "wives": "wife", "children": "child", "kids": "child", "parents": "parent", "grandparents": "grandparent",
        "nieces": "niece", "twins": "twin", "sons": "son", "boys": "son", "lads": "son", "girls": "daughter",
        "grandchildren": "grandchild", "bosses": "boss", "siblings": "sibling", "folks": "parent",
        "in-laws": "parent-in-law",
    ]

    private static let feminine: Set<String> = [
        "mother", "sister", "daughter", "wife", "girlfriend", "fiancee", "aunt", "niece", "grandmother",
        "granddaughter", "stepmother", "stepsister", "stepdaughter", "godmother", "goddaughter", "mother-in-law",
        "sister-in-law", "daughter-in-law", "half-sister", "landlady", "ex-wife",
    ]

    private static let masculine: Set<String> = [
        "father", "brother", "son", "husband", "boyfriend", "fiance", "uncle", "nephew", "grandfather", "grandson",
        "stepfather", "stepbrother", "stepson", "godfather", "godson", "father-in-law", "brother-in-law", "son-in-law",
        "half-brother", "landlord", "ex-husband",
    ]
}
