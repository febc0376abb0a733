/// Stage 9, the observations that earlier turns left undone, and background work.
extension AgentLoop {
    /// Limit on the exchanges waiting for background work; older ones are dropped.
    private static let mostOwed = 20

    /// Stage 9. The exchange is already saved, so a skill that fails here is only reported. Observation that is
    /// cancelled stays pending, and the next turn resumes it.
    func observe(
        _ exchange: SavedExchange, skills: [String], emit: (TurnEvent) async -> Void
    ) async -> [Observation.Learned] {
        let (learned, isDone) = await ask(skills, of: exchange, emit: emit) { try await $0.observe(exchange, $1) }
        guard isDone else { return learned }
        do {
            if skills.contains(where: { catalog[$0]?.hasBackgroundWork == true }) {
                try sessions.deferBackgroundWork(of: exchange.user.id, to: skills)
            } else {
                try sessions.finishObservation(of: exchange.user.id)
            }
        } catch {
            await emit(.notice("This turn will be looked at again: \(error.words)"))
        }
        return learned
    }

    /// Stage 9. Names the conversation that an exchange began, unless somebody has. A task that is cancelled leaves it its
    /// first words.
    func name(_ exchange: SavedExchange, emit: (TurnEvent) async -> Void) async {
        guard let namer, exchange.history.isEmpty, let reply = exchange.reply else { return }
        do {
            guard let name = try await namer.name(exchange.user, reply: reply) else { return }
            try sessions.name(
                exchange.user.session, name, insteadOf: SessionTitle.make(from: exchange.user.content))
        } catch let error as ModelError where error.code == .interrupted {
        } catch {
            await emit(.notice("The conversation could not be named: \(error.words)"))
        }
    }

    /// Has skills observe the messages of earlier turns that ended before they could: the program was killed or lost
    /// power.
    public func resumeObservations(emit: (TurnEvent) async -> Void) async {
        do {
            for owed in try sessions.pendingObservations() where owed.stage == .observe {
                _ = await observe(try exchange(of: owed.message), skills: owed.skills, emit: emit)
            }
        } catch {
            await emit(.notice("An earlier turn could not be learned from: \(error.words)"))
        }
    }

    /// Lets skills work while nobody waits, on all exchanges that still need it, oldest first. If the task is cancelled
    /// it ends early, and the rest stays for later.
    ///
    /// - Returns: what was learned.
    public func runBackgroundWork(emit: (TurnEvent) async -> Void) async -> [Observation.Learned] {
        var learned: [Observation.Learned] = []
        do {
            let all = try sessions.pendingObservations().filter { $0.stage == .backgroundWork }
            for owed in all.dropLast(Self.mostOwed) { try sessions.finishObservation(of: owed.message.id) }
            for owed in all.suffix(Self.mostOwed) {
                let exchange = try exchange(of: owed.message)
                let (found, isDone) = await ask(owed.skills, of: exchange, emit: emit) {
                    try await $0.workInBackground(exchange, $1)
                }
                learned += found
                guard isDone else { return learned }
                try sessions.finishObservation(of: owed.message.id)
            }
        } catch {
            await emit(.notice("An earlier turn could not be studied: \(error.words)"))
        }
        return learned
    }

    /// Calls one hook of each skill in turn.
    ///
    /// - Returns: what they learned, and whether all were called; `false` if the task was cancelled.
    private func ask(
        _ skills: [String], of exchange: SavedExchange, emit: (TurnEvent) async -> Void,
        _ hook: (any Skill, SkillContext) async throws -> Observation
    ) async -> (learned: [Observation.Learned], isDone: Bool) {
        var learned: [Observation.Learned] = []
        let context = SkillContext(now: exchange.user.createdAt, session: exchange.user.session)
        for name in skills {
            guard let skill = catalog[name]?.implementation else { continue }
            do {
                let observation = try await hook(skill, context)
                learned += observation.learned
                for notice in observation.notices { await emit(.notice(notice)) }
            } catch is CancellationError {
                return (learned, false)
            } catch {
                await emit(.notice("@\(name) could not learn from this turn: \(error.words)"))
            }
        }
        return (learned, true)
    }

    /// A message with the reply to it and the messages before it.
    private func exchange(of message: Message) throws -> SavedExchange {
        let messages = try sessions.messages(of: message.session)
        let position = messages.firstIndex { $0.id == message.id } ?? messages.endIndex
        let reply = messages.dropFirst(position + 1).first { $0.role == .assistant }
        return SavedExchange(user: message, reply: reply, history: Array(messages[..<position]))
    }
}
