public import AgentCore

/// What is known of the user, looked up when a prompt has a place for it.
public struct RememberedUser: Sendable {
    let name: @Sendable () throws -> String?
    let facts: @Sendable () throws -> [FactReference]
    let profile: @Sendable () throws -> [FactReference]

    /// Gives the lookups; each knows nothing unless given.
    ///
    /// - Parameters:
    ///   - name: the user's name for `{{name}}`.
    ///   - facts: the newest facts, oldest first, for `{{facts}}`.
    ///   - profile: the facts that tell who the user is, for `{{profile}}`.
    public init(
        name: @escaping @Sendable () throws -> String? = { nil },
        facts: @escaping @Sendable () throws -> [FactReference] = { [] },
        profile: @escaping @Sendable () throws -> [FactReference] = { [] }
    ) {
        self.name = name
        self.facts = facts
        self.profile = profile
    }
}
