public import AgentCore

/// Facts about the user, looked up only when a prompt needs them.
public struct RememberedUser: Sendable {
    let name: @Sendable () throws -> String?
    let facts: @Sendable () throws -> [FactReference]
    let profile: @Sendable () throws -> [FactReference]

    /// Makes the lookups. By default each returns nothing.
    ///
    /// - Parameters:
    ///   - name: the user's name for `{{name}}`.
    ///   - facts: the newest facts, oldest first, for `{{facts}}`.
    ///   - profile: the facts about who the user is, for `{{profile}}`.
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
