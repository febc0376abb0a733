import AgentCore
import Foundation

/// Handles requests such as "Forget that I live in Marbella": asks first, and erases after a yes. Neither the request
/// nor the answer is stored.
struct ForgetDialogue {
    let store: any MemoryStore
    let reader: StatementReader

    /// How long an open question stays valid, in seconds.
    private static let patience: TimeInterval = 15 * 60

    /// The reply to a request to forget, or to a yes or no to an open question; `nil` for other texts.
    func answer(_ text: String, _ context: SkillContext) throws -> SkillOutput? {
        if let pending = try pending(context) {
            if let assent = Assent(text) { return try close(pending, assent, context) }
            // Any other message closes the question, so that a later yes to something else erases nothing.
            try store.dropPendingErasure()
        }
        guard text.count < 500, RemovalWords.mayAsk(text) else { return nil }
        // Most texts that pass `mayAsk` are not requests. Check with a few facts first, and read all only for a
        // request.
        var known = try store.facts(about: FactTopic([text]))
        guard !known.isEmpty else { return nil }
        var statements = reader.read(text, at: context.now, known: known)
        guard statements.contains(where: { $0.kind == .forget }) else { return nil }
        if try store.count(upTo: known.count + 1) > known.count {
            known = try store.facts(in: [.current, .proposed])
            statements = reader.read(text, at: context.now, known: known)
        }
        var reconciler = Reconciler(
            current: known.map(Self.holding), provenance: Provenance(at: context.now, now: context.now))
        reconciler.apply(statements.filter { $0.kind == .forget })
        let found = reconciler.outcomes.map(\.fact)
        guard !found.isEmpty else { return nil }
        guard !context.isPrivate else {
            return Self.say(
                "This conversation is private: nothing is changed. Ask again after /private.", found, "private")
        }
        try store.keep(
            PendingErasure(session: context.session, facts: found.map(\.id), at: Timestamp.text(context.now)))
        let lines = found.map { "- \($0.text)" }.joined(separator: "\n")
        // The whole message is not stored, so tell the user that the rest of it was ignored.
        let rest =
            statements.contains { $0.kind != .forget }
            ? "\nWhat else you said was not taken up: say it again afterwards." : ""
        return Self.say(
            """
            This would be forgotten for good:
            \(lines)
            Say yes to forget it, or "yes, and from my messages" to remove the sentences too. Anything else keeps it.\(rest)
            """, found, "asked")
    }

    private func pending(_ context: SkillContext) throws -> PendingErasure? {
        guard !context.isPrivate, let pending = try store.pendingErasure(),
            pending.session == nil || pending.session == context.session,
            let asked = Timestamp.date(pending.at), abs(context.now.timeIntervalSince(asked)) < Self.patience
        else { return nil }
        return pending
    }

    private func close(_ pending: PendingErasure, _ assent: Assent, _ context: SkillContext) throws -> SkillOutput {
        let facts = try pending.facts.compactMap { try store.fact(id: $0) }
        guard assent.isYes else {
            try store.dropPendingErasure()
            return Self.say("Nothing was forgotten.", facts, "kept")
        }
        let report = try store.erase(facts, includingMessages: assent.includesMessages, at: context.now)
        let lines = facts.map { ForgetCommand.text($0, report) }
        return Self.say(lines.joined(separator: "\n"), facts, "forgotten", remaining: report.hits)
    }

    private static func holding(_ fact: Fact) -> Fact {
        var fact = fact
        fact.state = .current
        return fact
    }

    private static func say(_ text: String, _ facts: [Fact], _ state: String, remaining: Int? = nil) -> SkillOutput {
        SkillOutput(
            text: text,
            json: [
                "forget": .string(state),
                "facts": .array(facts.map { ["id": .string($0.id), "text": .string($0.text)] }),
                "remaining": remaining.map(JSONValue.integer) ?? .null,
            ])
    }
}
