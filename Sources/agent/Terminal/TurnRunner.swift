import AgentCore

/// Runs one turn so that Ctrl-C stops the reply and keeps what was made.
struct TurnRunner: Sendable {
    /// Runs the turn itself.
    let loop: AgentLoop
    /// What was told of the model's files.
    private static let told = Locked<Set<String>>([])

    /// Runs the turn; printing begins as text comes.
    ///
    /// - Parameters:
    ///   - request: the turn.
    ///   - staysPatient: whether a second Ctrl-C does no more than the first.
    ///   - doesBackgroundWork: whether the skills' background work is done before this returns.
    ///   - printer: is given each event.
    /// - Throws: what the loop throws.
    func run(
        _ request: TurnRequest, staysPatient: Bool, doesBackgroundWork: Bool = true, printer: ReplyPrinter
    ) async throws -> TurnResult {
        let loading = LoadingLine(loop.model, on: printer.console)
        defer { loading.end() }
        let task = Task { [loop] in
            try await loop.run(request) { event in
                printer.show(event)
                // Nobody reads on: stop as if interrupted, so that what was made is kept.
                if printer.isClosed { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        var result = try await SignalWatch.shared.handling(
            staysPatient: staysPatient, { task.cancel() }, { try await task.value })
        for warning in loop.model.warnings where Self.told.withLock({ $0.insert(warning).inserted }) {
            printer.breakLine()
            printer.console.note(warning)
        }
        if doesBackgroundWork, result.message != nil, result.finishReason != .interrupted {
            printer.breakLine()
            result.factsLearned += await runBackgroundWork(printer)
        }
        return result
    }

    /// Ctrl-C ends it; what is left is gone on with after a later turn.
    private func runBackgroundWork(_ printer: ReplyPrinter) async -> [Observation.Learned] {
        let task = Task { [loop] in await loop.runBackgroundWork { printer.show($0) } }
        return await SignalWatch.shared.handling(staysPatient: false, { task.cancel() }, { await task.value })
    }
}
