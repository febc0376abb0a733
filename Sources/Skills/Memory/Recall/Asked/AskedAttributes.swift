/// What of somebody a question asks for, told by its words.
///
/// Rows of words rather than whole questions: people word a question in countless ways, but whoever asks for an employer
/// says "employer", "company", "work for" or "hired".
enum AskedAttributes {
    /// The attributes that the words of one part of a question name; empty where none is named.
    static func read(_ part: [String]) -> Set<String> {
        let words = AskedWords(withoutWishes(part))
        if words.has(drinks) { return ["favorite_drink", "habit"] }
        if words.has(favoriteWords), let favorites = favorites(words) { return favorites }
        // The colour of a thing is not the one that is liked best.
        if words.has(colors) { return words.says(colors.map { "\($0) of" }) ? ["color"] : ["favorite_color"] }
        var found: Set<String> = []
        for (row, attributes) in rows where words.has(row) { found.formUnion(attributes) }
        for (phrases, attributes) in phrases where words.says(phrases) { found.formUnion(attributes) }
        place(words, &found)
        // "What am I not fond of" names what is liked only to deny it.
        if words.says(dislikes) { found.subtract(["like", "hobby"]) }
        found.formUnion(work(words))
        if words.has(["can", "cannot", "must", "mustn", "may"]), words.has(["t", "not", "cannot", "never"]),
            words.has(["have", "eat", "touch", "swallow"])
        {
            found.formUnion(["allergy", "diet", "health"])
        }
        // "The name of my company" asks for the company.
        if !found.isDisjoint(with: workAttributes) { found.subtract(["name", "nickname"]) }
        let pleasure: Set<String> = ["happy", "like", "love", "enjoy", "smile", "fun"]
        if words.has(dishes), words.has(pleasure) { found.formUnion(favoriteDishes) }
        // "What do I do" asks for work, "what do I do for fun" does not.
        if words.has(pleasure), found.contains("hobby") { found.subtract(workAttributes) }
        return found.isEmpty && asksPlace(words) ? ["home_city"] : found
    }

    /// The words without "I'd like to know", which likes nothing.
    private static func withoutWishes(_ words: [String]) -> [String] {
        var words = words
        func isWish(_ at: Int) -> Bool {
            at + 1 < words.count && ["d", "would"].contains(words[at]) && ["like", "love"].contains(words[at + 1])
        }
        while let at = words.indices.first(where: isWish) { words.removeSubrange(at...(at + 1)) }
        return words
    }

    /// Tells where somebody comes from and when they were born from where they live.
    private static func place(_ words: AskedWords, _ found: inout Set<String>) {
        let places: Set<String> = ["where", "country", "city", "town", "region", "place", "village"]
        if words.has(["born"]) { found.insert(words.has(places) ? "origin" : "birthday") }
        if words.has(["from"]), words.has(places.union(["originally", "come", "comes"])) {
            found.insert("origin")
            found.remove("home_city")
        }
        if words.says(["place of birth"]) { found = ["origin"] }
        if words.says(["a living"]) { found.remove("home_city") }
    }

    /// "Where is she?", "which town is she in?", "my father's city".
    private static func asksPlace(_ words: AskedWords) -> Bool {
        if words.has(["where"]) {
            return words.has(["is", "s", "are", "am", "found", "find", "go", "visit", "see", "meet", "look"])
        }
        return words.has(["city", "town", "village", "country"])
    }

    /// Attributes of which one often answers a question for the other.
    static let workAttributes: Set<String> = ["job_title", "employer", "work_city", "not_job"]

    private static let favoriteWords: Set<String> = [
        "favorite", "favourite", "favorites", "favourites", "best", "most", "prefer", "preferred",
    ]

    private static let namesFavorite: Set<String> = ["favorite", "favourite", "preferred"]

    /// `favorite_color` for "favourite colour"; `nil` where nothing is named that one has a favourite of.
    private static func favorites(_ words: AskedWords) -> Set<String>? {
        for (names, attributes) in favoriteThings where words.has(names) { return attributes }
        guard let word = words.list.firstIndex(where: namesFavorite.contains), word + 1 < words.list.count,
            !SearchTerms.stopWords.contains(words.list[word + 1])
        else { return nil }
        return ["favorite_\(words.list[word + 1])"]
    }

    private static let favoriteDishes: Set<String> = ["favorite_food", "favorite_dish", "favorite_meal"]
    private static let dishes: Set<String> = [
        "food", "foods", "dish", "dishes", "meal", "meals", "eat", "eating", "cuisine",
    ]
    private static let drinks: Set<String> = ["drink", "drinks", "beverage", "beverages", "cup", "mug", "pour"]
    private static let colors: Set<String> = ["color", "colour", "colors", "colours", "shade", "hue"]

    private static let favoriteThings: [(Set<String>, Set<String>)] = [
        (colors, ["favorite_color"]),
        (dishes, favoriteDishes),
        (["sport", "sports", "game"], ["favorite_sport", "favorite_game", "hobby"]),
        (["film", "films", "movie", "movies"], ["favorite_film", "favorite_movie"]),
        (["hobby", "hobbies"], ["hobby", "like"]),
    ]

    private static func work(_ words: AskedWords) -> Set<String> {
        let atWork: Set<String> = [
            "employer", "company", "firm", "employs", "employed", "hired", "hires", "pays", "workplace", "employ",
            "office",
        ]
        let doing: Set<String> = [
            "job", "jobs", "profession", "professions", "occupation", "career", "trade", "trades", "earn", "earns",
            "salary", "position",
            "bills",
        ]
        let last = words.list.last ?? ""
        if words.has(atWork) { return words.has(["as"]) ? ["job_title"] : ["employer", "work_city"] }
        if words.has(["work", "works", "working", "worked"]) {
            let asksWhere = words.has(["where"]) || words.has(["who"]) && last == "for"
            return asksWhere ? ["employer", "work_city"] : ["job_title", "employer"]
        }
        if words.has(doing) { return words.has(["where"]) ? workAttributes : ["job_title", "employer"] }
        let asksDeed = ["do", "does"].contains(last) || words.says(["for a living"])
        return asksDeed && words.has(["what"]) ? ["job_title", "employer"] : []
    }
}
