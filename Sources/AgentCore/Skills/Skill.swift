/// A skill written in Swift: hooks that the agent loop calls during a turn. All hooks are optional. A skill that
/// consists only of a `SKILL.md` has none.
///
/// Built-in skills and those of a program that embeds the framework both use this protocol. A skill is matched with its
/// `SKILL.md` by name.
public protocol Skill: Sendable {
    /// The name in the manifest: lower-case letters, digits and hyphens.
    var name: String { get }

    /// Called in every turn before the prompt is assembled. Returns what this skill adds to it.
    func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation

    /// Called when the user names this skill. `nil` means that the skill does nothing itself; its manifest's body then
    /// goes to the model as instructions.
    func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput?

    /// Called for a message that does not name this skill, but may be meant for it: "forget that I live here". `nil`,
    /// the usual result, lets the turn go on to the model. A turn that a skill answers here is not stored.
    func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput?

    /// Called after the exchange was saved. Returns what this skill learned from it. Never called for private turns.
    func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation

    /// Whether this skill implements `study`.
    var studies: Bool { get }

    /// Called after `observe` when the program is idle, for slow work such as asking the model. The task is cancelled
    /// when the user continues; `study` is then called again later. Never called for private turns.
    func study(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation
}

extension Skill {
    /// Adds nothing.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation { Preparation() }

    /// Answers nothing.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? { nil }

    /// Leaves the turn to the model.
    public func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput? { nil }

    /// Learns nothing.
    public func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        Observation()
    }

    /// By default, it does not.
    public var studies: Bool { false }

    /// Learns nothing more.
    public func study(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        Observation()
    }
}
