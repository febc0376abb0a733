import AgentCore
import Foundation
import TestKit

@testable import MCP

/// An agent with one fact, one session and a few skills, which records what it is asked to do.
final class StubAgent: ServedAgent {
    /// The commands that skills were called with, the skill's name first.
    let commands = Locked<[[String]]>([])
    /// The turns that were run.
    let turns = Locked<[ServedTurn]>([])
    /// The results of turns that have ended.
    let results = Locked<[TurnResult]>([])
    private let loop: AgentLoop

    /// - Parameters:
    ///   - isEndless: whether replies go on until they are cancelled.
    ///   - sessions: how many sessions there are.
    init(isEndless: Bool = false, sessions count: Int = 1) throws {
        let store = try SQLiteSessionStore(try Database.inMemory())
        for index in 0..<count {
            let time = Date(timeIntervalSince1970: 1_790_000_000 + Double(index))
            _ = try store.begin(title: "Talk \(index)", with: "Good morning", at: time)
        }
        let model = ScriptedModel { _ in [.text("Hello"), .text(" there")] + (isEndless ? [.hang] : []) }
        loop = AgentLoop(model: model, sessions: store, catalog: SkillCatalog(entries: []), clock: .system)
    }

    /// The commands that change something.
    var changes: [[String]] {
        commands.withLock { $0.filter { ["add", "forget"].contains($0[1]) || $0[0] == "echo" } }
    }

    func skills() throws -> [(name: String, description: String)] {
        [("echo", "Repeats"), ("recipe", "Instructions"), ("memory", "Remembers")]
    }

    func invoke(_ skill: String, _ words: [String]) async throws -> SkillOutput? {
        commands.withLock { $0.append([skill] + words) }
        switch (skill, words.first) {
        case ("memory", "search"), ("memory", "list"):
            return SkillOutput(text: "f1 Lyon", json: [["id": "f1", "text": "The user lives in Lyon."]])
        case ("memory", "show"):
            guard words.last == "f1" else {
                throw AgentError(.notFound, "no fact has the id \(words.last ?? "")", remedy: "List them.")
            }
            return SkillOutput(text: "f1", json: ["id": "f1", "text": "The user lives in Lyon."])
        case ("memory", "add"):
            return SkillOutput(text: "f2", json: [["id": "f2", "text": .string(words.last ?? "")]])
        case ("memory", "forget"): return SkillOutput(text: "Forgotten", json: ["forgotten": ["id": "f1"]])
        case ("memory", "profile"): return SkillOutput(text: "Home: Lyon", json: ["summary": [], "sections": []])
        case ("prompts", "list"):
            let input: JSONValue = ["name": "city", "type": "string", "default": nil, "required": true]
            return SkillOutput(
                text: "",
                json: [
                    ["name": "guide", "description": "Shows around", "valid": true, "inputs": [input]],
                    ["name": "broken", "description": "", "valid": false, "inputs": []],
                ])
        case ("prompts", "show"): return SkillOutput(text: "", json: ["text": "---\nname: guide\n---\nShow {{city}}."])
        case ("prompts", "render"):
            guard words.dropFirst().first == "guide" else {
                throw AgentError(.notFound, "there is no prompt", remedy: "")
            }
            guard let city = words.last?.split(separator: "="), city.count == 2 else {
                throw AgentError(.usage, "the input city is missing", remedy: "")
            }
            return SkillOutput(text: "", json: ["name": "guide", "text": .string("Show \(city[1]).")])
        case ("echo", _):
            return SkillOutput(text: words.joined(separator: " "), json: .array(words.map { .string($0) }))
        case ("recipe", _): return nil
        default: throw AgentError(.notFound, "there is no skill @\(skill)", remedy: "")
        }
    }

    func run(_ turn: ServedTurn, emit: (TurnEvent) async -> Void) async throws -> TurnResult {
        turns.withLock { $0.append(turn) }
        // The loop knows no skills, so that instructions are said as text.
        let text = turn.text.hasPrefix("@") ? "\\" + turn.text : turn.text
        let request = TurnRequest(text: text, session: turn.session, isPrivate: !turn.isSaved)
        let result = try await loop.run(request, emit: emit)
        results.withLock { $0.append(result) }
        return result
    }

    func sessions() throws -> [Session] { try loop.sessions.sessions() }

    func document(of session: Session, _ messages: [Message]?) -> JSONValue {
        ["id": .string(session.id), "messages": .array((messages ?? []).map { .string($0.content) })]
    }

    func messages(of session: String) throws -> [Message] { try loop.sessions.messages(of: session) }

    func search(_ text: String, limit: Int) throws -> [JSONValue] {
        try loop.sessions.search(text, limit: limit).map { ["text": .string($0.message.content)] }
    }

    func describe(_ error: any Error) -> AgentError {
        error as? AgentError ?? AgentError(.failed, error.words, remedy: "")
    }
}
