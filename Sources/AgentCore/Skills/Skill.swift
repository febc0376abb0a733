/// What a skill does in a turn. All hooks are optional; a manifest without a Swift type uses none of them.
///
/// Built-in skills and skills of a program that embeds the framework come through this one door. A skill is
/// joined with its `SKILL.md` by name.
public protocol Skill: Sendable {
    /// The name in the manifest: lower-case letters, digits and hyphens.
    var name: String { get }

    /// Before the prompt is assembled: what this skill adds to it. Called for every turn.
    func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation

    /// The user named this skill. `nil` means the skill has nothing of its own to do and its manifest's body
    /// goes to the model as instructions.
    func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput?

    /// The user's text is for this skill although it was not named: "forget that I live here". `nil`, as nearly always,
    /// lets the turn go on to the model. Such turns are stored nowhere.
    func answer(_ turn: RoutedTurn, _ context: SkillContext) async throws -> SkillOutput?

    /// After the exchange was saved: what this skill learned from it. Never called for private turns.
    func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation

    /// Whether this skill has a use for time to spare.
    var studies: Bool { get }

    /// After `observe`, with time to spare: what takes long, such as asking the model. The task is cancelled when the
    /// user goes on; the exchange is then given again later. Never called for private turns.
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

    /// Has none.
    public var studies: Bool { false }

    /// Learns nothing more.
    public func study(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        Observation()
    }
}
