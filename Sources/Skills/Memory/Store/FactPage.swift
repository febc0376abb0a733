/// Asks for some of the facts in one state, by person: the user's own first, then everybody else's in the order in which
/// they were first spoken of, each oldest first.
public struct FactPageQuery: Sendable, Hashable {
    /// The state of the facts.
    public var state = Fact.State.current
    /// Only facts about this subject, such as `user.sister`; `nil` for all.
    public var subject: String?
    /// Only facts whose text or value contains this, whatever its case and accents; `nil` for all.
    public var text: String?
    /// How many facts are left out before the first.
    public var offset = 0
    /// The most facts to return.
    public var limit = 100
}

/// Some of the facts that a query asks for.
public struct FactPage: Sendable, Hashable {
    /// The facts, in the query's order.
    public let facts: [Fact]
    /// How many facts there are without an offset and a limit.
    public let total: Int
}
