/// Runs one turn at a time for each model, whoever asks for it, and the slow work of skills while nobody waits for a reply.
public final class TurnQueue: Sendable {
    private let models = Locked<[String: SerialAccess]>([:])
    private let background = Locked<Task<Void, Never>?>(nil)

    /// An empty queue.
    public init() {}

    /// How many turns run or wait.
    public var count: Int { models.withLock { $0.values.reduce(0) { $0 + $1.count } } }

    /// Runs a turn, or another generation, when its model is free. Slow work stops first.
    ///
    /// - Parameters:
    ///   - model: the model's name.
    ///   - told: is given the place in the queue, as by `SerialAccess.enter`.
    /// - Throws: what `body` throws; `AgentError.Code.interrupted` where the task was cancelled in the queue.
    public func run<Result>(
        on model: String, told: @escaping @Sendable (Int) -> Void = { _ in }, _ body: () async throws -> Result
    ) async throws -> Result {
        let access = models.withLock { models in
            let access = models[model] ?? SerialAccess()
            models[model] = access
            return access
        }
        guard await access.enter(told: told) else {
            throw AgentError(
                .interrupted, "stopped before the model was free", remedy: "Nothing was stored. Send it again.")
        }
        defer { access.leave() }
        await endBackgroundWork()
        return try await body()
    }

    /// Begins the slow work of skills after a turn that was stored and not stopped, where a skill has a use for it and no
    /// other turn runs or waits.
    public func beginBackgroundWork(_ loop: AgentLoop, after result: TurnResult) {
        guard result.message != nil, result.finishReason != .interrupted, count <= 1,
            loop.catalog.entries.contains(where: { $0.hasBackgroundWork })
        else { return }
        background.withLock { task in
            guard task == nil else { return }
            task = Task.detached { _ = await loop.runBackgroundWork { _ in } }
        }
    }

    /// Ends it; what is not done is done later.
    public func endBackgroundWork() async {
        let task = background.withLock { task in
            defer { task = nil }
            return task
        }
        task?.cancel()
        await task?.value
    }
}
