import AgentCore
import Foundation

/// `memory recent` and `memory undo`: lists the latest changes, and reverts them.
struct RecentCommand {
    let store: any MemoryStore
    let session: String?
    let now: Date

    /// Lists the latest changes, newest first.
    func list(limit: Int) throws -> SkillOutput {
        let entries = try store.journal(session: session, limit: limit)
        let rows = try entries.map { entry in (entry, try store.fact(id: entry.fact)) }
        let lines = rows.map { entry, fact in
            "\(Self.verb(entry.operation)): \(fact?.text ?? "(gone)")  \(FactPrinter.day(entry.at))  \(entry.fact)"
        }
        return SkillOutput(
            text: lines.isEmpty
                ? "Nothing was learned yet."
                : (lines + ["`memory undo` takes the first of them back."]).joined(separator: "\n"),
            json: .array(
                rows.map { entry, fact in
                    [
                        "op": .string(entry.operation.rawValue), "id": .string(entry.fact),
                        "text": .optional(fact?.text), "at": .string(entry.at), "session": .optional(entry.session),
                        "message": .optional(entry.message),
                    ]
                }))
    }

    /// Reverts the latest change, or the latest change of one fact.
    ///
    /// - Throws: `AgentError` of kind `notFound` where there is none.
    func undo(id: String?) throws -> SkillOutput {
        let entries = try store.journal(session: session, limit: 1_000).filter { $0.operation != .strengthen }
        guard let entry = entries.first(where: { id == nil || $0.fact == id }) else {
            throw AgentError(
                .notFound, id.map { "nothing was learned as \($0)" } ?? "there is nothing to take back",
                remedy: "`agent memory recent` shows what was learned.")
        }
        let text = try store.fact(id: entry.fact)?.text ?? entry.fact
        let again = try store.undo(entry, at: now)
        let lines =
            (entry.operation == .delete ? [] : ["Taken back: \(text)"])
            + (again.map { ["Holds again: \($0.text)"] } ?? [])
        return SkillOutput(
            text: lines.joined(separator: "\n"),
            json: [
                "undone": .string(entry.operation.rawValue), "id": .string(entry.fact), "text": .string(text),
                "restored": again.map(\.json) ?? .null,
            ])
    }

    private static func verb(_ operation: JournalEntry.Operation) -> String {
        switch operation {
        case .add: "learned"
        case .update: "changed"
        case .delete: "ended"
        case .strengthen: "said again"
        case .propose: "waits for a yes"
        }
    }
}
