/// Somebody a sentence speaks of: the user, or a person by their relation to the user.
struct Person: Sendable, Hashable {
    /// `user`, or a path such as `user.sister`.
    var path: String
    /// The name, where it is known from the sentence or from before.
    var name: String?

    /// The user.
    static let user = Self(path: "user", name: nil)

    /// Whether this is the user.
    var isUser: Bool { path == "user" }

    /// The last relation of the path; `user` for the user.
    var relation: String { path.split(separator: ".").last.map(String.init) ?? path }

    /// Somebody by their relation to this person.
    func relative(_ relation: String, name: String? = nil) -> Person {
        Person(path: "\(path).\(relation)", name: name)
    }
}
