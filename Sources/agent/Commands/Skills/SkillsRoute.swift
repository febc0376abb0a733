import AgentCore
import Foundation

/// `agent skills route TEXT…`
enum SkillsRoute: Command {
    private static let queries = Option.value(
        "queries", "FILE", "Rank for each line {\"id\",\"query\"} of this file; `-` is standard input.")
    private static let limit = 10

    static let syntax = Syntax(
        "skills route", operands: "TEXT…", count: 0...Int.max,
        "Shows which skills fit a text, best first, and whether the first would be used unasked.",
        details: """
            The ranking is by the words of name, description and instructions, and by meaning. No model is asked to choose.
            """,
        options: [.json, .jsonLines, queries, .skillsDirectory])

    static func run(_ call: Call) async throws {
        let catalog = try SkillsCall.catalog(call)
        let router = Router(catalog: catalog)
        let meaning = try SkillsCall.meaning(call, isPrivate: false)
        if let file = call.arguments.value(queries) { return try await run(file, router, meaning, call) }
        let text = call.arguments.text
        guard !text.allSatisfy(\.isWhitespace) else {
            throw AgentError(.usage, "nothing to route", remedy: "Write: agent skills route TEXT")
        }
        let ranked = try await ranked(text, router, meaning)
        if call.arguments.has(.json) { return call.console.print(.array(documents(ranked))) }
        if ranked.isEmpty { return call.console.print("No skill shares a word with this.") }
        for (index, skill) in ranked.enumerated() {
            let score = String(format: "%6.2f", skill.score)
            call.console.print("\(score)  @\(skill.name)  \(why(skill, isFirst: index == 0))")
        }
    }

    private static func run(
        _ file: String, _ router: Router, _ meaning: SkillMeaning, _ call: Call
    ) async throws {
        for (number, line) in try StandardInput.file(file, limit: 64 << 20).lines.enumerated()
        where !line.allSatisfy(\.isWhitespace) {
            guard let query = try? JSONValue(parsing: Data(line.utf8)), let words = query["query"]?.stringValue else {
                throw AgentError(
                    .usage, "\(file), line \(number + 1) is no JSON object with a query",
                    remedy: #"A line is {"id","query"}."#)
            }
            try FullTextQuery.check(words, for: "skills route, line \(number + 1) of \(file)")
            call.console.print([
                "id": query["id"] ?? .null,
                "results": .array(documents(try await ranked(words, router, meaning))),
            ])
        }
    }

    private static func ranked(
        _ text: String, _ router: Router, _ meaning: SkillMeaning
    ) async throws(ModelError) -> [SkillRanker.Ranked] {
        Array(try await router.rerank(router.rank(text), for: text, by: meaning).prefix(limit))
    }

    private static func documents(_ ranked: [SkillRanker.Ranked]) -> [JSONValue] {
        ranked.enumerated().map { index, skill in
            [
                "name": .string(skill.name), "score": .number(skill.score), "chosen": .bool(index == 0 && skill.passes),
                "why": .string(why(skill, isFirst: index == 0)),
            ]
        }
    }

    private static func why(_ skill: SkillRanker.Ranked, isFirst: Bool) -> String {
        let words =
            skill.words.isEmpty ? "only words of its instructions" : "words: " + skill.words.joined(separator: ", ")
        return isFirst ? words + (skill.passes ? "; fits well enough to be used" : "; not enough to be used") : words
    }
}
