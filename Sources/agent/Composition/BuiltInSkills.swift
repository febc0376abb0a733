import AgentCore

/// The skills written in Swift.
enum BuiltInSkills {
    /// All of them, over this store.
    ///
    /// - Throws: `AgentError` where one cannot open what it needs.
    static func all(_ store: OpenStore, _ directories: Directories, _ resources: Resources) throws -> [any Skill] { [] }
}
