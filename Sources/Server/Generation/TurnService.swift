import AgentCore

/// Runs turns for the page and for programs: in the queue of their model, through the one loop.
final class TurnService: Sendable {
    /// What is told of a turn while it runs.
    enum Event: Sendable {
        /// It waits; its place, from 1.
        case queued(Int)
        /// What the loop tells.
        case turn(TurnEvent)
        /// The person is asked about a tool call.
        case asking(id: String, ToolQuestion)
    }

    private struct Gate {
        let approval: PageApproval
        let gate: ToolGate
    }

    /// The program.
    let agent: any WebAgent
    /// In which turns wait.
    let queue: TurnQueue
    /// Questions that wait for an answer.
    let consents = Consents()
    private let gates = Locked<[String: Gate]>([:])
    private let running = Locked<[String: @Sendable () -> Void]>([:])

    /// The most conversations whose "allow for this session" is remembered.
    private static let mostGates = 200

    /// A service of a program.
    ///
    /// - Parameter queue: shared with what else runs turns.
    init(_ agent: any WebAgent, _ queue: TurnQueue = TurnQueue()) {
        self.agent = agent
        self.queue = queue
    }

    /// Runs a turn.
    ///
    /// - Parameters:
    ///   - ask: what the client wants.
    ///   - asksPerson: whether a person is there to be asked about tool calls.
    ///   - cancel: cancels the task that runs this.
    ///   - emit: is told what happens; must not wait.
    /// - Throws: the errors of `AgentLoop.run`.
    func run(
        _ ask: TurnAsk, asksPerson: Bool, cancel: @escaping @Sendable () -> Void,
        emit: @escaping @Sendable (Event) -> Void
    ) async throws -> TurnResult {
        let told: @Sendable (Int) -> Void = { emit(.queued($0)) }
        return try await queue.run(on: agent.modelName(for: ask), told: told) {
            try await runNow(ask, asksPerson: asksPerson, cancel: cancel, emit: emit)
        }
    }

    private func runNow(
        _ ask: TurnAsk, asksPerson: Bool, cancel: @escaping @Sendable () -> Void,
        emit: @escaping @Sendable (Event) -> Void
    ) async throws -> TurnResult {
        let gate = gate(of: ask.session)
        let conversation = try agent.conversation(ask, gate: gate.gate)
        let show: PageApproval.Show = { id, question in emit(.asking(id: id, question)) }
        gate.approval.ask(by: asksPerson ? show : nil)
        var session = ask.session
        if let session { begin(session, cancel) }
        defer {
            gate.approval.ask(by: nil)
            if let session { end(session) }
        }
        let result = try await conversation.loop.run(conversation.request) { event in
            if case .saved(let id, _) = event {
                session = id
                begin(id, cancel)
                keep(gate, for: id)
            }
            emit(.turn(event))
        }
        queue.beginBackgroundWork(conversation.loop, after: result)
        return result
    }

    /// Stops the turn that runs in a session.
    ///
    /// - Returns: whether there was one.
    func stop(_ session: String) -> Bool {
        let cancel = running.withLock { $0[session] }
        cancel?()
        return cancel != nil
    }

    private func begin(_ session: String, _ cancel: @escaping @Sendable () -> Void) {
        running.withLock { $0[session] = cancel }
    }

    private func end(_ session: String) { running.withLock { $0[session] = nil } }

    /// The gate of a conversation, which remembers what was allowed in it.
    private func gate(of session: String?) -> Gate {
        if let session, let known = gates.withLock({ $0[session] }) { return known }
        let approval = PageApproval(consents)
        return Gate(approval: approval, gate: agent.gate(approval))
    }

    private func keep(_ gate: Gate, for session: String) {
        gates.withLock { gates in
            if gates.count >= Self.mostGates { gates = [:] }
            gates[session] = gate
        }
    }
}
