import AgentCore
import Foundation
import SwiftTools

/// `test list` and `test undo`.
struct WrittenTests {
    let skill: TestGenSkill
    let context: SkillContext

    /// What was written, the newest first.
    func list() throws(AgentError) -> SkillOutput {
        let records = try skill.journal.list(skill: skill.name)
        let lines = records.map { record in
            let state = record.state == .done ? "" : "  (\(record.state.rawValue))"
            return "\(record.id)  \(Timestamp.text(record.at).prefix(16))  \(record.title)  "
                + "\(record.root.path(percentEncoded: false))\(state)"
        }
        return SkillOutput(
            text: records.isEmpty ? "No tests were written yet." : lines.joined(separator: "\n"),
            json: .array(records.map(\.json)))
    }

    /// Takes the newest tests back, or those of an id.
    ///
    /// - Throws: `AgentError`: `.notFound` where there are none, `.refused` where a file was edited since.
    func undo(_ words: [String], force: Bool) throws(AgentError) -> SkillOutput {
        guard !context.isPrivate else {
            throw AgentError(
                .refused, "nothing is changed in a private conversation", remedy: "Run it outside of that.")
        }
        let records = try skill.journal.list(skill: skill.name).filter { $0.state != .undone }
        guard words.count <= 1,
            let record = records.first(where: { record in words.first.map { record.id == $0 } ?? true })
        else {
            throw AgentError(
                .notFound,
                words.first.map { "no tests \($0) were written, or they were undone" } ?? "there are no tests to undo",
                remedy: "`agent test list` shows what was written.")
        }
        try skill.journal.undo(record, force: force)
        return SkillOutput(
            text: "Undone: \(record.title) in \(record.root.path(percentEncoded: false)).",
            json: ["undone": record.json])
    }
}
