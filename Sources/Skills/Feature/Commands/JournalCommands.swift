import AgentCore
import Foundation
import SwiftTools

/// `feature list` and `feature undo`.
struct JournalCommands {
    let skill: FeatureSkill
    let context: SkillContext

    /// What was written, the newest first.
    func list() throws(AgentError) -> SkillOutput {
        let records = try skill.journal.list(skill: "feature")
        let lines = records.map { record in
            let state = record.state == .done ? "" : "  (\(record.state.rawValue))"
            return "\(record.id)  \(Timestamp.text(record.at).prefix(16))  \(record.title)  "
                + "\(record.root.path(percentEncoded: false))\(state)"
        }
        return SkillOutput(
            text: records.isEmpty ? "No feature was written yet." : lines.joined(separator: "\n"),
            json: .array(records.map(\.json)))
    }

    /// Takes a feature back: the newest, or the one of an id or a name.
    ///
    /// - Throws: `AgentError`: `.notFound` where there is none, `.refused` where a file was edited since.
    func undo(_ words: [String], force: Bool) throws(AgentError) -> SkillOutput {
        guard !context.isPrivate else {
            throw AgentError(
                .refused, "nothing is changed in a private conversation", remedy: "Run it outside of that.")
        }
        let records = try skill.journal.list(skill: "feature").filter { $0.state != .undone }
        let wanted = words.first
        guard words.count <= 1,
            let record = records.first(where: { record in
                wanted.map { record.id == $0 || record.title == "feature \(Words.upperCamel($0))" } ?? true
            })
        else {
            throw AgentError(
                .notFound,
                wanted.map { "no feature \($0) was written, or it was undone" } ?? "there is no feature to undo",
                remedy: "`agent feature list` shows what was written.")
        }
        try skill.journal.undo(record, force: force)
        return SkillOutput(
            text: "Undone: \(record.title) in \(record.root.path(percentEncoded: false)).",
            json: ["undone": record.json])
    }
}
