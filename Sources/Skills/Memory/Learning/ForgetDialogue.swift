import AgentCore
import Foundation

/// "Forget that I live in Marbella": asks first, and forgets after a yes. Neither the request nor the yes is stored.
struct ForgetDialogue {
    let store: any MemoryStore
    let reader: StatementReader

    /// How long a question waits for its yes, in seconds.
    private static let patience: TimeInterval = 15 * 60

    /// The answer to a request to forget or to a yes; `nil` where the text is neither.
    func answer(_ text: String, _ context: SkillContext) throws -> SkillOutput? {
        if let pending = try pending(context) {
            if let assent = Assent(text) { return try close(pending, assent, context) }
            // Whatever else is said keeps it: a yes to another question must not forget anything.
            try store.dropPendingErasure()
        }
        guard Self.maySpeakOfForgetting(text), try asksToForget(text, context) else { return nil }
        let known = try store.facts(in: [.current, .proposed])
        guard !known.isEmpty else { return nil }
        let statements = reader.read(text, at: context.now, known: known)
        guard !statements.isEmpty, statements.allSatisfy({ $0.kind == .forget }) else { return nil }
        var reconciler = Reconciler(
            current: known.map(Self.holding), provenance: Provenance(at: context.now, now: context.now))
        reconciler.apply(statements)
        let found = reconciler.outcomes.map(\.fact)
        guard !found.isEmpty else { return nil }
        guard !context.isPrivate else {
            return Self.say(
                "This conversation is private: nothing is changed. Ask again after /private.", found, "private")
        }
        try store.keep(
            PendingErasure(session: context.session, facts: found.map(\.id), at: Timestamp.text(context.now)))
        let lines = found.map { "- \($0.text)" }.joined(separator: "\n")
        return Self.say(
            """
            This would be forgotten for good:
            \(lines)
            Say yes to forget it, or "yes, and from my messages" to remove the sentences too. Anything else keeps it.
            """, found, "asked")
    }

    /// Whether the text can be a request to forget, told from few facts: most that say "remember" are none.
    private func asksToForget(_ text: String, _ context: SkillContext) throws -> Bool {
        let sentences = SentenceSplitter.sentences(MessageCleaner.ownWords(text)).map(RepairReader.repaired)
        if sentences.count == 1, let only = sentences.first, LanguageGuess.grammar(of: only) == nil,
            ForgetReader(sentence: only).target() == nil
        {
            return false
        }
        let statements = reader.read(text, at: context.now, known: try store.facts(about: FactTopic([text])))
        return !statements.isEmpty && statements.allSatisfy { $0.kind == .forget }
    }

    /// Whether the text has a word of forgetting at all: nothing is read from the store for any other.
    private static func maySpeakOfForgetting(_ text: String) -> Bool {
        text.count < 500 && !Set(Folding.words(text)).isDisjoint(with: words)
    }

    private static let words: Set<String> = [
        "forget", "remember", "remembering", "delete", "erase", "remove", "wipe", "clear", "storing", "store", "know",
        "scratch", "strike", "purge", "drop", "discard", "keep", "keeping", "save", "saved", "saving", "stored",
        "unlearn", "deleted",
        "removed", "erased", "forgotten", "deleting", "removing", "erasing", "take", "rid", "record", "scrub",
        "remembered", "kept",
        "oublie", "oubliez", "oublier", "efface", "supprime", "vergiss", "vergessen", "losche", "olvida", "olvidate",
        "olvidar", "borra", "elimina", "dimentica", "dimenticati", "dimenticare", "cancella", "esquece", "esqueca",
        "esquecer", "apaga", "apague",
    ]

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
