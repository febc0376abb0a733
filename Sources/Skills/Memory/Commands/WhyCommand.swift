import AgentCore

/// `memory why MESSAGE`: which facts, messages and tools a reply was based on, where they came from, and what was
/// learned from the user's message.
struct WhyCommand {
    let store: any MemoryStore

    /// Explains a reply.
    ///
    /// - Parameter id: the id of the reply or of the user's message.
    /// - Throws: `AgentError` of kind `notFound`.
    func run(_ id: String) throws -> SkillOutput {
        guard let exchange = try store.exchange(of: id) else {
            throw AgentError(
                .notFound, "no message has the id \(id)", remedy: "`agent sessions show SESSION --json` shows the ids.")
        }
        let all = try store.facts(in: Set(Fact.State.allCases))
        let used = exchange.trace?["facts_used"]?.arrayValue ?? []
        let facts = used.map { reference in
            (reference, all.first { $0.id == reference["id"]?.stringValue })
        }
        let messages = (exchange.trace?["messages_used"]?.arrayValue ?? []).compactMap(\.stringValue)
        let learned = all.filter { fact in exchange.message != nil && fact.source.message == exchange.message }
        var lines: [String] = []
        for (reference, fact) in facts {
            lines.append("given: \(reference["text"]?.stringValue ?? "")")
            lines += fact.map { Self.origin($0, all) } ?? ["  no longer remembered"]
        }
        if facts.isEmpty { lines.append(exchange.trace == nil ? "no reply was traced" : "given: no facts") }
        lines += messages.map { "given: message \($0)" }
        let tools = exchange.trace?["tools"]?.arrayValue ?? []
        lines += tools.map(Self.call)
        let prompt = exchange.trace?["prompt"]?.stringValue
        let revision = exchange.trace?["prompt_revision"]?.stringValue
        if let prompt {
            lines.append("prompt: \(prompt)" + (revision.map { " (agent prompts show \($0.prefix(12)))" } ?? ""))
        }
        for fact in learned {
            lines.append("learned: \(fact.text) (\(fact.state.rawValue), \(fact.id))")
            lines += Self.replaced(by: fact, all)
        }
        return SkillOutput(
            text: lines.joined(separator: "\n"),
            json: [
                "message": .optional(exchange.message), "reply": .optional(exchange.reply),
                "prompt": .optional(prompt), "prompt_revision": .optional(revision),
                "facts_used": .array(
                    facts.map { reference, fact in
                        guard let fact, case .object(let members) = fact.json else { return reference }
                        return .object(members + [JSONValue.Member("replaced", Self.predecessors(of: fact, all))])
                    }),
                "messages_used": .array(messages.map(JSONValue.string)),
                "tools": .array(tools), "facts_learned": .array(learned.map(\.json)),
            ])
    }

    /// A tool call and its outcome, on one line.
    private static func call(_ record: JSONValue) -> String {
        let words = ["name", "arguments", "outcome"].compactMap { record[$0]?.stringValue }
        return "called: \(words.joined(separator: " "))"
    }

    private static func origin(_ fact: Fact, _ all: [Fact]) -> [String] {
        let place = fact.source.message.map { ", message \($0)" } ?? ", added by you"
        let edited = fact.source.editedAt.map { ", edited by you \(FactPrinter.day($0))" } ?? ""
        return [
            "  from “\(FactPrinter.short(fact.source.quote))” (\(FactPrinter.day(fact.source.at))\(place)\(edited))"
        ]
            + replaced(by: fact, all)
    }

    private static func replaced(by fact: Fact, _ all: [Fact]) -> [String] {
        all.filter { $0.supersededBy == fact.id }.map { "  in the place of: \($0.text)" }
    }

    private static func predecessors(of fact: Fact, _ all: [Fact]) -> JSONValue {
        .array(all.filter { $0.supersededBy == fact.id }.map { ["id": .string($0.id), "text": .string($0.text)] })
    }
}
