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
        "name", "age", "birthday", "home_city", "address", "origin", "employer", "job_title", "work_city", "nickname",
        "partner", "relationship_status", "children",
    ]

    /// Whether a text can be an attribute's name: lower case words joined by underscores.
    static func isName(_ text: String) -> Bool { text.wholeMatch(of: /[a-z][a-z_]{1,29}/) != nil }

    /// The attributes that are part of every prompt.
    static let alwaysKnown: Set<String> = [
        "name", "nickname", "allergy", "diet", "language", "reply_style", "health", "privacy_rule",
    ]

    private static let categories: [String: String] = {
        let kinds = [
            "identity": "name nickname age birthday origin language trait belief",
            "place": "home_city past_home_city address temporary_location work_city living_situation commute",
            "work": "employer job_title not_job education experience skill tool",
            "health": "allergy diet health medication",
            "preference": "like dislike reply_style units currency privacy_rule",
            "people": "partner children relationship_status pet",
            "plans": "goal plan event",
            "life": "hobby habit schedule",
            "possessions": "vehicle device phone possession",
            "note": "note",
        ]
        return Dictionary(
            kinds.flatMap { kind, names in names.split(separator: " ").map { (String($0), kind) } }
        ) { first, _ in first }
    }()
}
