import AgentCore
import Foundation
import MemorySkill

/// A row with what recall says of it, in a memory that holds just its texts.
struct RuledRow {
    let row: AnswerRow

    /// - Parameters:
    ///   - row: the row.
    ///   - models: those that weigh answers; the rules of recall alone are asked where `nil`.
    init(_ row: AnswerRow, models: AnswerModels? = nil) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "answer-rows-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = try Database(at: directory.appending(path: "agent.sqlite"))
        let store = try SQLiteMemoryStore(database: database)
        _ = try SQLiteSessionStore(database)
        let skill = MemorySkill(store: store, encoder: models?.encoder, ranker: models?.ranker)
        let context = SkillContext(now: Date(timeIntervalSince1970: 1_773_489_600), session: "rows")
        var row = row
        var history: [Message] = []
        if ["thread", "untold"].contains(row.kind) {
            history = row.texts.map {
                Message(
                    id: Identifier.make(), session: "rows", role: .user, content: $0, createdAt: context.now)
            }
        } else {
            let file = directory.appending(path: "facts.md").path(percentEncoded: false)
            for place in row.texts.indices {
                let known = Set(try store.facts(in: [.current]).map(\.id))
                try Data("- \(row.texts[place])\n".utf8).write(to: URL(filePath: file))
                _ = try await skill.invoke(
                    Invocation(
                        name: "memory", text: "import --skip-bad \(file)", words: ["import", "--skip-bad", file]),
                    context)
                // Facts are kept in words of their own.
                let fresh = try store.facts(in: [.current]).filter { !known.contains($0.id) }
                if fresh.count == 1, let fact = fresh.first { row.texts[place] = fact.text }
            }
        }
        let turn = ParsedTurn(request: TurnRequest(text: row.message), text: row.message, invocations: [])
        let prepared = try await skill.prepare(
            RoutedTurn(parsed: turn, skills: [RoutedSkill(name: "memory", why: .always)], history: history), context)
        let reminder = prepared.sections.last { $0.kind == .reminder }.flatMap { Reminder($0.text) }
        let lines = reminder?.lines.map(\.text) ?? []
        row.rules = AnswerRow.Rules(
            chosen: row.texts.indices.filter { place in lines.contains { $0.hasPrefix(row.texts[place]) } },
            isSure: reminder?.isSure ?? true, isSilent: reminder == nil)
        self.row = row
    }
}
