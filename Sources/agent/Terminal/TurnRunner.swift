import AgentCore

/// Runs one turn. Ctrl-C stops the reply and keeps its text so far.
struct TurnRunner: Sendable {
    /// Runs the turn itself.
    let loop: AgentLoop
    /// Warnings about models that were already shown.
    private static let told = Locked<Set<String>>([])

    /// Runs the turn and prints the reply as it is generated.
    ///
    /// - Parameters:
    ///   - request: the turn.
    ///   - staysPatient: whether a second Ctrl-C has no further effect; otherwise it ends the program.
    ///   - studies: whether to run the slow work of skills (`Skill.workInBackground`) before returning.
    ///   - printer: is given each event.
    /// - Throws: the errors of `AgentLoop.run`.
    func run(
        _ request: TurnRequest, staysPatient: Bool, doesBackgroundWork: Bool = true, printer: ReplyPrinter
    ) async throws -> TurnResult {
        let loading = LoadingLine(loop.model, on: printer.console)
        defer { loading.end() }
        let task = Task { [loop] in
            try await loop.run(request) { event in
                printer.show(event)
                // The output was closed: stop as on Ctrl-C, so that the text so far is kept.
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

    /// Runs the slow work of skills. Ctrl-C stops it; the rest is continued after a later turn.
    private func runBackgroundWork(_ printer: ReplyPrinter) async -> [Observation.Learned] {
        let task = Task { [loop] in await loop.runBackgroundWork { printer.show($0) } }
        return await SignalWatch.shared.handling(staysPatient: false, { task.cancel() }, { await task.value })
    }
}
