/// Things said to belong to somebody, after which `'s` is no "is".
enum PossessionNouns {
    /// Whether the noun is one that belongs to a person.
    static func contains(_ form: String) -> Bool { nouns.contains(form) || Lexicon.animal(form) != nil }

    private static let nouns: Set<String> = [
        "name", "birthday", "age", "job", "favorite", "hobby", "hobbies", "car", "address", "house", "home", "email",
        "company", "employer", "wedding", "family", "pet", "hometown", "nickname", "first", "last", "surname", "diet",
        "allergy", "allergies", "native", "mother", "place", "flat", "apartment", "number", "phone", "party", "school",
        "bike", "goal", "dream", "pronouns", "anniversary", "occupation", "profession", "allergic-reaction",
        "eyesight", "hearing", "knees", "knee", "back", "hip", "hips", "heart", "memory", "teacher", "husband", "wife",
    ]
}
