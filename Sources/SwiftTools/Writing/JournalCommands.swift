package import AgentCore
import Foundation

/// The commands `list` and `undo` of a skill that writes code.
package struct JournalCommands {
    private let journal: ChangeJournal
    private let skill: String
    private let isPrivate: Bool

    /// The help for both commands.
    ///
    /// - Parameter operands: the operands of `undo`.
    package static func help(undo operands: String) -> [SkillCommand] {
        [
            SkillCommand("list", "Shows what was written, the newest first."),
            SkillCommand(
                "undo", operands, "Takes back what was written last, or what is named.",
                options: [("--force", "Even where a file was edited since.")]),
        ]
    }

    /// Makes the commands of a skill.
    ///
    /// - Parameters:
    ///   - journal: the journal of changes.
    ///   - skill: the skill's name.
    ///   - isPrivate: whether the conversation is private, so that nothing may be changed.
    package init(_ journal: ChangeJournal, skill: String, isPrivate: Bool) {
        self.journal = journal
        self.skill = skill
        self.isPrivate = isPrivate
    }

    /// Lists the skill's changes, newest first.
    package func list() throws(AgentError) -> SkillOutput {
        let records = try journal.list(skill: skill)
        let lines = records.map { record in
            let state = record.state == .done ? "" : "  (\(record.state.rawValue))"
            return "\(record.id)  \(Timestamp.text(record.at).prefix(16))  \(record.title)  "
                + "\(record.root.path(percentEncoded: false))\(state)"
        }
        return SkillOutput(
            text: records.isEmpty ? "Nothing was written yet." : lines.joined(separator: "\n"),
            json: .array(records.map(\.json)))
    }

    /// Undoes the last changes, or those that an id or a title names.
    ///
    /// - Parameters:
    ///   - words: at most one word, an id or a name.
    ///   - force: whether to undo even if files were edited since.
    ///   - title: the title that a name stands for.
    /// - Throws: `AgentError`: `.notFound` if there is nothing to undo, `.refused` if a file was edited since or the
    ///   conversation is private.
    package func undo(
        _ words: [String], force: Bool, title: (String) -> String? = { _ in nil }
    ) throws(AgentError) -> SkillOutput {
        guard !isPrivate else {
            throw AgentError(
                .refused, "nothing is changed in a private conversation", remedy: "Run it outside of that.")
        }
        let records = try journal.list(skill: skill).filter { $0.state != .undone }
        let wanted = words.first
        guard words.count <= 1,
            let record = records.first(where: { record in
                wanted.map { record.id == $0 || record.title == title($0) } ?? true
            })
        else {
            throw AgentError(
                .notFound,
                wanted.map { "\(skill): nothing that was written is called \($0), or it was undone" }
                    ?? "\(skill): there is nothing to undo",
                remedy: "`agent \(skill) list` shows what was written.")
        }
        try journal.undo(record, force: force)
        return SkillOutput(
            text: "Undone: \(record.title) in \(record.root.path(percentEncoded: false)).",
            json: ["undone": record.json])
    }
}
