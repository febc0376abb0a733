import AgentCore
import Foundation

extension PromptsCommand {
    /// Lists a prompt's history, newest last.
    func history(_ name: String) throws -> SkillOutput {
        let entries = try library.snapshots.entries(of: name)
        if entries.isEmpty { _ = try library.file(named: name) }
        let current = try currentHash(name)
        let lines = entries.enumerated().map { index, entry in
            let mark = entry.hash == current ? "*" : " "
            return "\(mark) \(index + 1)  \(entry.hash.prefix(12))  \(entry.time.prefix(19))Z  \(entry.event.words)"
        }
        return SkillOutput(
            text: lines.isEmpty ? "\(name) was not used yet." : lines.joined(separator: "\n"),
            json: .array(
                entries.enumerated().map { index, entry in
                    guard case .object(let members) = entry.json else { return entry.json }
                    return .object(
                        [JSONValue.Member("revision", .integer(index + 1))] + members
                            + [JSONValue.Member("current", .bool(entry.hash == current))])
                }))
    }

    /// Shows the differences between two texts of a prompt.
    func diff(_ name: String, _ revisions: [String]) throws -> SkillOutput {
        let (old, new) = try sides(name, revisions)
        let lines = LineDiff.unified(old.text, new.text, from: old.title, to: new.title)
        return SkillOutput(
            text: lines.isEmpty ? "\(old.title) and \(new.title) are the same." : lines.joined(separator: "\n"),
            json: [
                "name": .string(name), "a": .string(old.title), "b": .string(new.title),
                "diff": .string(lines.joined(separator: "\n")),
            ])
    }

    /// Restores an old text as the user's file; the replaced text is kept in the history.
    func rollback(_ name: String, to revision: String) throws -> SkillOutput {
        try refuseIfPrivate("rollback")
        let old = try self.revision(revision, of: name)
        guard old.check(name: name).isValid else {
            throw AgentError(
                .refused, "revision \(revision) of \(name) was broken",
                remedy: "Choose one that was in use: `agent prompts history \(name)`.")
        }
        let location = try library.replace(name, with: old.text, .rolledBack, at: context.now)
        let path = location.path(percentEncoded: false)
        let includes =
            old.includes.isEmpty
            ? "" : "\nWhat it includes (\(old.includes.map(\.name).joined(separator: ", "))) stays as it is now."
        return SkillOutput(
            text: "\(name) is as in revision \(revision) again: \(path)\(includes)",
            json: ["name": .string(name), "path": .string(path), "hash": .string(old.hash)])
    }

    /// The output for a text by the beginning of its hash; `nil` if no copy has it.
    func revision(hash prefix: String) throws -> SkillOutput? {
        let prefix = prefix.lowercased()
        guard prefix.count >= 6, PromptSnapshots.isHashPrefix(prefix) else { return nil }
        let copies = library.snapshots.copies(beginning: prefix)
        guard let copy = copies.first else { return nil }
        guard Set(copies.map(\.hash)).count == 1 else { throw Self.ambiguous(prefix) }
        guard let revision = try library.snapshots.load(copy.hash, copy.name) else { return nil }
        let parts = revision.includes.map { "\n\nincluded \($0.name):\n\n\($0.text?.trimmed ?? "")" }.joined()
        return SkillOutput(
            text: "\(copy.name), as it was in use: \(copy.hash)\n\n\(revision.text.trimmed)\(parts)",
            json: [
                "name": .string(copy.name), "hash": .string(copy.hash), "text": .string(revision.text),
                "includes": .array(
                    revision.includes.map { ["name": .string($0.name), "text": .optional($0.text)] }),
            ])
    }

    private func currentHash(_ name: String) throws -> String? {
        guard let file = library.files(named: name).first, let text = file.text else { return nil }
        return try PromptRevision(text: text, includes: file.check.sources).hash
    }

    /// The texts to compare. Without revisions these are the file and the text used before it, or else the file that it
    /// shadows.
    private func sides(
        _ name: String, _ revisions: [String]
    ) throws -> (old: (title: String, text: String), new: (title: String, text: String)) {
        if let first = revisions.first {
            let old = try side(first, name)
            return (old, try revisions.count > 1 ? side(revisions[1], name) : now(name))
        }
        let current = try currentHash(name)
        let entries = try library.snapshots.entries(of: name)
        if let entry = entries.last(where: { $0.hash != current }), let index = entries.lastIndex(of: entry) {
            return (try side(String(index + 1), name), try now(name))
        }
        let files = library.files(named: name)
        guard files.count > 1, let below = files[1].text else {
            throw AgentError(
                .notFound, "there is nothing to compare \(name) with: it was never otherwise",
                remedy: "Edit it first, or name two revisions of `agent prompts history \(name)`.")
        }
        return ((files[1].path, below), try now(name))
    }

    private func now(_ name: String) throws -> (String, String) {
        let file = try library.file(named: name)
        return (file.path, file.text ?? "")
    }

    private func side(_ revision: String, _ name: String) throws -> (String, String) {
        if revision == "now" { return try now(name) }
        if let file = library.files(named: name).first(where: { $0.layer.rawValue == revision }) {
            return (file.path, file.text ?? "")
        }
        return ("\(name) \(revision)", try self.revision(revision, of: name).text)
    }

    /// Finds a revision by its number in the history or the beginning of its hash.
    private func revision(_ word: String, of name: String) throws -> PromptRevision {
        let entries = try library.snapshots.entries(of: name)
        var hash: String?
        if word.count < 6, let number = Int(word), entries.indices.contains(number - 1) {
            hash = entries[number - 1].hash
        } else if word.count >= 6, PromptSnapshots.isHashPrefix(word.lowercased()) {
            let found = Set(
                library.snapshots.copies(beginning: word.lowercased()).filter { $0.name == name }.map(\.hash))
            guard found.count <= 1 else { throw Self.ambiguous(word) }
            hash = found.first
        }
        guard let hash, let revision = try library.snapshots.load(hash, name) else {
            throw AgentError(
                .notFound, "\(name) has no revision \"\(word)\"",
                remedy: "`agent prompts history \(name)` shows them; a number, six digits of a hash, or now.")
        }
        return revision
    }

    private static func ambiguous(_ prefix: String) -> AgentError {
        AgentError(.usage, "several hashes begin with \(prefix)", remedy: "Give more of its digits.")
    }
}

extension PromptHistoryEntry.Event {
    /// The event in words.
    fileprivate var words: String {
        switch self {
        case .used: "used"
        case .edited: "edited"
        case .rolledBack: "brought back"
        case .replaced: "stood there before"
        }
    }
}

extension String {
    /// The text without white space at both ends.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
