import AgentCore

/// `memory search TEXT`
struct SearchCommand {
    let store: any MemoryStore

    /// Facts and past messages that match, best first.
    func run(_ text: String, limit: Int, kind: MemoryCommand.SearchKind) throws -> SkillOutput {
        var results: [Result] = []
        if kind != .message {
            results += try store.search(text, limit: limit).map {
                Result(
                    kind: "fact", id: $0.fact.id, text: $0.fact.text, score: $0.score, session: $0.fact.source.session,
                    at: $0.fact.source.at)
            }
        }
        if kind != .fact {
            results += try store.searchMessages(text, limit: limit).map {
                Result(
                    kind: "message", id: $0.id, text: $0.text, score: $0.score, session: $0.session, at: $0.at,
                    reference: $0.reference)
            }
        }
        // The two scores are not comparable: facts are few and short, so they come first, as they were ranked.
        let best = results.prefix(limit)
        let lines = best.map { "\($0.id)  \(FactPrinter.day($0.at))  \(FactPrinter.short(FactText.oneLine($0.text)))" }
        return SkillOutput(
            text: best.isEmpty ? "Nothing matches." : lines.joined(separator: "\n"), json: .array(best.map(\.json)))
    }

    private struct Result {
        let kind: String
        let id: String
        let text: String
        let score: Double
        let session: String?
        let at: String
        var reference: String?

        var json: JSONValue {
            [
                "kind": .string(kind), "id": .string(id), "ref": .optional(reference), "text": .string(text),
                "score": .number((score * 1000).rounded() / 1000), "session": .optional(session), "at": .string(at),
            ]
        }
    }
}
