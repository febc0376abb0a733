import AgentCore

/// Runs the slow work of skills while nobody waits for a reply.
final class BackgroundWork: Sendable {
    private let task = Locked<Task<Void, Never>?>(nil)

    /// Begins, where a skill has a use for it.
    ///
    /// - Parameter notice: is given lines for the user.
    func begin(_ loop: AgentLoop) {
        guard loop.catalog.entries.contains(where: { $0.hasBackgroundWork }) else { return }
        task.withLock { task in
            guard task == nil else { return }
            task = Task.detached { _ = await loop.runBackgroundWork { _ in } }
        }
    }

    /// Ends it; what is not done is done later.
    func pause() async {
        let running = task.withLock { task in
            defer { task = nil }
            return task
        }
        running?.cancel()
        await running?.value
    }
}
