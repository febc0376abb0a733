/// What can be said of a subject, and how its values relate to each other.
public struct Attribute: Sendable, Hashable {
    /// The name as it is stored: `home_city`.
    public let name: String

    /// Names an attribute.
    public init(_ name: String) { self.name = name }

    /// Whether a new value takes the place of the old one rather than standing beside it.
    public var isSingleValued: Bool { Self.singleValued.contains(name) || isFavorite }

    /// A coarse kind, to sort lists by.
    public var category: String { isFavorite ? "preference" : Self.categories[name] ?? "other" }

    /// Whether it names a favourite: `favorite_color`.
    public var isFavorite: Bool { name.hasPrefix("favorite_") }

    /// The name in the vocabulary that `extract` speaks, where a favourite is a thing liked.
    public var generalName: String { isFavorite ? "like" : name }

    private static let singleValued: Set<String> = [
        "name", "age", "birthday", "home_city", "origin", "employer", "job_title", "work_city", "nickname", "partner",
        "relationship_status", "children",
    ]

    /// All that is known of, in alphabetical order; notes, which only the user writes, are not among them.
    static var names: [String] { categories.keys.filter { $0 != "note" }.sorted() }

    /// The attributes that are part of every prompt.
    static let alwaysKnown: Set<String> = [
        "name", "nickname", "allergy", "diet", "language", "reply_style", "health",
    ]

    private static let categories: [String: String] = [
        "name": "identity", "nickname": "identity", "age": "identity", "birthday": "identity", "origin": "identity",
        "language": "identity", "trait": "identity",
        "home_city": "place", "past_home_city": "place", "temporary_location": "place", "work_city": "place",
        "living_situation": "place",
        "employer": "work", "job_title": "work", "not_job": "work", "education": "work", "experience": "work",
        "skill": "work", "tool": "work",
        "allergy": "health", "diet": "health", "health": "health",
        "like": "preference", "dislike": "preference", "reply_style": "preference", "units": "preference",
        "currency": "preference",
        "partner": "people", "children": "people", "relationship_status": "people", "pet": "people",
        "goal": "plans", "plan": "plans", "event": "plans",
        "hobby": "life", "habit": "life", "schedule": "life", "vehicle": "possessions", "device": "possessions",
        "phone": "possessions", "note": "note",
    ]
}
