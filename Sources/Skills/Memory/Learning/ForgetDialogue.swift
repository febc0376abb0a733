import AgentCore
import Foundation

/// Handles requests such as "Forget that I live in Marbella": asks first, and erases after a yes. Neither the request
/// nor the answer is stored.
struct ForgetDialogue {
    let store: any MemoryStore

    /// How long an open question stays valid, in seconds.
    private static let patience: TimeInterval = 15 * 60

    /// The reply to a yes or no to an open question; `nil` if there is none. Any other message closes the question, so
    /// that a later yes to something else erases nothing.
    func close(_ text: String, _ context: SkillContext) throws -> SkillOutput? {
        guard let pending = try pending(context) else { return nil }
        if let assent = Assent(text) { return try close(pending, assent, context) }
        try store.dropPendingErasure()
        return nil
    }

    /// The question that names what would be forgotten; `nil` if the request means nothing that is known.
    ///
    /// - Parameters:
    ///   - message: the request.
    ///   - source: reads which facts it means.
    func ask(_ message: ReadableMessage, _ source: any OperationSource, _ context: SkillContext) async throws
        -> SkillOutput?
    {
        let known = try store.facts(about: message.topic).map(Self.holding)
        guard !known.isEmpty else { return nil }
        let shown = KnownFacts(known, for: message).shown
        let operations = try await source.read(message.knowing(known))
        let chosen = OperationGate(message).deleted(operations, known: shown)
        guard !chosen.isEmpty else { return nil }
        let facts = try widened(chosen, shown)
        guard !context.isPrivate else {
            return Self.say(
                "This conversation is private: nothing is changed. Ask again after /private.", facts, "private")
        }
        try store.keep(
            PendingErasure(session: context.session, facts: facts.map(\.id), at: Timestamp.text(context.now)))
        let lines = facts.map { "- \($0.text)" }.joined(separator: "\n")
        // The whole message is not stored, so tell the user that the rest of it was ignored.
        let rest =
            operations.contains { $0.kind != .delete }
            ? "\nWhat else you said was not taken up: say it again afterwards." : ""
        return Self.say(
            """
            This would be forgotten for good:
            \(lines)
            Say yes to forget it, or "yes, and from my messages" to remove the sentences too. Anything else keeps it.\(rest)
            """, facts, "asked")
    }

    /// Adds what is known of a person but was not shown to the reader, if everything that was shown is meant.
    private func widened(_ chosen: [Fact], _ shown: [Fact]) throws -> [Fact] {
        let whole = Set(chosen.map(\.subject)).filter { subject in
            subject != "user" && shown.allSatisfy { $0.subject != subject || chosen.contains($0) }
        }
        guard !whole.isEmpty else { return chosen }
        let more = try store.facts(in: [.current, .proposed]).filter { fact in
            whole.contains(fact.subject)
                && chosen.contains { $0.subject == fact.subject && $0.isOfSamePerson(as: fact) }
        }
        return chosen.filter { !whole.contains($0.subject) } + more
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

    /// Proposed facts may be forgotten as well as current ones.
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

extension Fact {
    /// Whether two facts of one relation are about the same person, as far as names tell.
    fileprivate func isOfSamePerson(as other: Fact) -> Bool {
        let (left, right) = (
            attribute == "name" ? value : person, other.attribute == "name" ? other.value : other.person
        )
        guard let left, let right else { return true }
        return Folding.key(left) == Folding.key(right)
    }
}
