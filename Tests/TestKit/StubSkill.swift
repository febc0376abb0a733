public import AgentCore
import Synchronization

/// A skill whose hooks are closures, and which records what it observed.
public final class StubSkill: Skill {
    /// The name.
    public let name: String
    /// Whether it stands for the memory.
    public let remembers: Bool
    private let preparing: @Sendable (RoutedTurn, SkillContext) throws -> Preparation
    private let invoking: @Sendable (Invocation, SkillContext) throws -> SkillOutput?
    private let observing: @Sendable (SavedExchange) async throws -> Observation
    private let backgroundWork: (@Sendable (SavedExchange) async throws -> Observation)?
    private let seen = Mutex<[SavedExchange]>([])

    /// A skill that does what the closures do.
    public init(
        name: String, remembers: Bool = false,
        prepare: @escaping @Sendable (RoutedTurn, SkillContext) throws -> Preparation = { _, _ in Preparation() },
        invoke: @escaping @Sendable (Invocation, SkillContext) throws -> SkillOutput? = { _, _ in nil },
        observe: @escaping @Sendable (SavedExchange) async throws -> Observation = { _ in Observation() },
        backgroundWork: (@Sendable (SavedExchange) async throws -> Observation)? = nil
    ) {
        self.name = name
        self.remembers = remembers
        preparing = prepare
        invoking = invoke
        observing = observe
        self.backgroundWork = backgroundWork
    }

    /// The exchanges it was shown.
    public var exchanges: [SavedExchange] { seen.withLock { $0 } }

    /// Runs the closure.
    public func prepare(_ turn: RoutedTurn, _ context: SkillContext) async throws -> Preparation {
        try preparing(turn, context)
    }

    /// Runs the closure.
    public func invoke(_ invocation: Invocation, _ context: SkillContext) async throws -> SkillOutput? {
        try invoking(invocation, context)
    }

    /// Records the exchange and runs the closure.
    public func observe(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        seen.withLock { $0.append(exchange) }
        return try await observing(exchange)
    }

    /// Whether there is a closure for it.
    public var hasBackgroundWork: Bool { backgroundWork != nil }

    /// Runs the closure.
    public func workInBackground(_ exchange: SavedExchange, _ context: SkillContext) async throws -> Observation {
        try await backgroundWork?(exchange) ?? Observation()
    }
}
