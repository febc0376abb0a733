/// A property that a fact states about its subject, such as `home_city`.
public struct Attribute: Sendable, Hashable {
    /// The name as it is stored: `home_city`.
    public let name: String

    /// Names an attribute.
    public init(_ name: String) { self.name = name }

    /// Whether a new value replaces the old one instead of being added.
    public var isSingleValued: Bool { Self.singleValued.contains(name) || isFavorite }

    /// A coarse category, for sorting lists.
    public var category: String { isFavorite ? "preference" : Self.categories[name] ?? "other" }

    /// Whether it is a favourite: `favorite_color`.
    public var isFavorite: Bool { name.hasPrefix("favorite_") }

    /// The general name for `memory extract` and profiles, where a favourite is a `like`.
    public var generalName: String { isFavorite ? "like" : name }

    private static let singleValued: Set<String> = [
        "name", "age", "birthday", "home_city", "origin", "employer", "job_title", "work_city", "nickname", "partner",
        "relationship_status", "children",
    ]

    /// All known attributes in alphabetical order, without notes, which only the user writes.
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
