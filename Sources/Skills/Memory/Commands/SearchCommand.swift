import AgentCore
import Foundation

/// `memory search TEXT` and `memory search --queries FILE`
struct SearchCommand {
    let store: any MemoryStore
    /// The most results of one search.
    let limit: Int
    /// What to search.
    let kind: MemoryCommand.SearchKind
    /// Computes the query's vector; `nil` without an embedding model.
    let embedder: Embedder?
    /// The current time, to resolve expressions such as "last spring".
    let now: Date
    let calendar: Calendar

    /// The matching facts, best first, then the matching messages, best first.
    func run(_ text: String) async throws -> SkillOutput {
        let best = try await results(text)
        let lines = best.map { "\($0.id)  \(FactPrinter.day($0.at))  \(FactPrinter.short(FactText.oneLine($0.text)))" }
        return SkillOutput(
            text: best.isEmpty ? "Nothing matches." : lines.joined(separator: "\n"), json: .array(best.map(\.json)))
    }

    /// Runs a search for each line: `{"id","query"}` in, `{"id","results":[…],"ms"}` out.
    ///
    /// - Parameter file: a path, or `-` for standard input.
    func run(file: String, _ invocation: Invocation) async throws -> SkillOutput {
        var answers: [JSONValue] = []
        for (index, line) in try Self.lines(file, invocation).enumerated()
        where line.contains(where: { !$0.isWhitespace }) {
            guard let value = try? JSONValue(parsing: Data(line.utf8)), let query = value["query"]?.stringValue else {
                throw AgentError(
                    .usage, "memory search: line \(index + 1) of \(file) is no JSON object with a query",
                    remedy: #"A line is {"id","query"}."#)
            }
            try FullTextQuery.check(query, for: "memory search, line \(index + 1) of \(file)")
            let start = ContinuousClock.now
            let found = try await results(query)
            let took = start.duration(to: .now)
            answers.append([
                "id": value["id"] ?? .null, "results": .array(found.map(\.json)),
                "ms": .number((took / .microseconds(1) / 10).rounded() / 100),
            ])
        }
        return SkillOutput(
            text: answers.map { $0.text() }.joined(separator: "\n"), json: .array(answers), jsonLines: answers)
    }

    private static func lines(_ file: String, _ invocation: Invocation) throws -> [Substring] {
        try invocation.text(of: file, limit: 1 << 28).lines
    }

    private func results(_ text: String) async throws -> [Result] {
        var results: [Result] = []
        if kind != .message {
            results += try store.search(text, limit: limit).map {
                Result(
                    kind: "fact", id: $0.fact.id, text: $0.fact.text, score: $0.score, session: $0.fact.source.session,
                    at: $0.fact.source.at)
            }
        }
        if kind != .fact {
            let query = MessageQuery(
                text, vector: try await embedder?.vector(of: text),
                range: DateReader(now: now, calendar: calendar).range(in: text)?.timestamps)
            results += try store.searchMessages(query, limit: limit).map {
                Result(
                    kind: "message", id: $0.id, text: $0.text, score: $0.score, session: $0.session, at: $0.at,
                    reference: $0.reference)
            }
        }
        // Scores of facts and messages are not comparable. Facts are few and short, so they come first.
        return Array(results.prefix(limit))
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
                "score": .number(LiteralSearch.shown(score)), "session": .optional(session), "at": .string(at),
            ]
        }
    }
}
