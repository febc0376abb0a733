import AgentCore
import Foundation
import MemorySkill

/// Measures what memory costs a turn, in a store that is there. `Benchmarks/memory` makes the store and runs this.
///
/// Use: memory-benchmark recall|meaning|turn DATABASE TURNS ROUNDS
///
/// TURNS holds a JSON object with "kind" and "query" a line. `recall` prints, for each line and round, what the skill
/// does between the user's message and the prompt. `turn` runs whole turns with a model that answers at once, by turns
/// with memory and without, each in a session of its own, and prints the time before the reply's first word and from
/// there to the end of the turn. `meaning` gives every message and fact a vector first, made of its words at no cost to
/// speak of, and then measures as `recall`. All print one JSON object a line; `turn` and `meaning` write to the store.
@main
enum MemoryBenchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let rounds = Int(arguments[4]), rounds > 0 else {
            throw AgentError(
                .usage, "wrong arguments", remedy: "memory-benchmark recall|meaning|turn DATABASE TURNS ROUNDS")
        }
        let turns = try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n")
            .map { try JSONDecoder().decode(Turn.self, from: Data($0.utf8)) }
        let database = try Database(at: URL(filePath: arguments[2]))
        let sessions = try SQLiteSessionStore(database)
        let store = try SQLiteMemoryStore(database: database)
        let hasMeaning = arguments[1] == "meaning"
        let skill = MemorySkill(store: store, reader: nil, embeddings: hasMeaning ? BagOfWords() : nil)
        if hasMeaning { _ = try await skill.invoke(index, SkillContext(now: Date(), session: nil)) }
        for round in 1...rounds {
            for turn in turns {
                switch arguments[1] {
                case "recall", "meaning": try await recall(turn, round, skill)
                case "turn": try await whole(turn, round, skill, sessions)
                default: throw AgentError(.usage, "unknown measurement \(arguments[1])", remedy: "recall or turn")
                }
            }
        }
    }

    private static let index = Invocation(name: "memory", text: "index", words: ["index"])

    private struct Turn: Decodable {
        let kind: String
        let query: String
    }

    private struct Result: Encodable {
        let kind: String
        let round: Int
        var facts = 0
        var messages = 0
        let times: [String: Stopwatch.Reading]
    }

    private static func recall(_ turn: Turn, _ round: Int, _ skill: MemorySkill) async throws {
        let parsed = ParsedTurn(request: TurnRequest(text: turn.query), text: turn.query, invocations: [])
        let routed = RoutedTurn(
            parsed: parsed, skills: [RoutedSkill(name: skill.name, why: .always)], history: [])
        let context = SkillContext(now: Date(), session: nil)
        let watch = Stopwatch()
        _ = try await skill.answer(routed, context)
        let preparation = try await skill.prepare(routed, context)
        try show(
            Result(
                kind: turn.kind, round: round, facts: preparation.factsUsed.count,
                messages: preparation.messagesUsed.count, times: ["recall": watch.reading]))
    }

    private static func whole(
        _ turn: Turn, _ round: Int, _ skill: MemorySkill, _ sessions: any SessionStore
    ) async throws {
        let manifest = SkillManifest(
            name: skill.name, description: "Remembers.", license: nil, compatibility: nil, metadata: [:],
            allowedTools: [], body: "", location: URL(filePath: "/"))
        let catalog = SkillCatalog(entries: [
            SkillCatalog.Entry(manifest: manifest, scope: .builtin, implementation: skill)
        ])
        let loop = AgentLoop(model: SilentModel(), sessions: sessions, catalog: catalog, clock: .system)
        var times: [String: Stopwatch.Reading] = [:]
        // Which of the two comes first changes, so that neither is served by what the other warmed.
        for usesMemory in round.isMultiple(of: 2) ? [true, false] : [false, true] {
            let name = usesMemory ? "with memory" : "without memory"
            let watch = Stopwatch()
            var first: Stopwatch.Reading?
            let result = try await loop.run(TurnRequest(text: turn.query, usesMemory: usesMemory)) { event in
                if case .text = event, first == nil { first = watch.reading }
            }
            let end = watch.reading
            guard let first, result.finishReason == .stop else {
                throw AgentError(.failed, "the turn did not end as it should", remedy: "Nothing was measured.")
            }
            times["before the reply, \(name)"] = first
            times["after the reply, \(name)"] = Stopwatch.Reading(wall: end.wall - first.wall, cpu: end.cpu - first.cpu)
        }
        try show(Result(kind: turn.kind, round: round, times: times))
    }

    private static func show(_ result: Result) throws {
        FileHandle.standardOutput.write(try JSONEncoder().encode(result) + Data("\n".utf8))
    }
}
