package import AgentCore
package import Foundation

/// Writes changes to packages and can undo them.
///
/// Each set of changes is one file in `changes/` of the data directory, with the texts before and after.
package struct ChangeJournal: Sendable {
    private let folder: URL

    /// Makes a journal.
    ///
    /// - Parameter directories: the directories; the journal is in the data directory.
    package init(_ directories: Directories) {
        folder = directories.data.appending(path: "changes", directoryHint: .isDirectory)
    }

    /// Makes all changes, or none.
    ///
    /// - Parameters:
    ///   - changes: changes to distinct files.
    ///   - root: the package's root.
    ///   - skill: the skill that writes: `feature`.
    ///   - title: the changes in words.
    ///   - now: the time of the changes.
    /// - Throws: `AgentError`: `.refused` if a file's content is not the change's old text, `.failed` if one cannot be
    ///   written. Then nothing is changed.
    @discardableResult
    package func apply(
        _ changes: [FileChange], in root: URL, skill: String, title: String, at now: Date
    ) throws(AgentError) -> ChangeRecord {
        try apply(changes, in: root, skill: skill, title: title, at: now) { _ in }
    }

    @discardableResult
    func apply(
        _ changes: [FileChange], in root: URL, skill: String, title: String, at now: Date,
        before: @escaping (FileTransaction.Step) throws -> Void
    ) throws(AgentError) -> ChangeRecord {
        var transaction = try FileTransaction(changes, in: root, before: before)
        var record = ChangeRecord(
            id: Identifier.make(), skill: skill, title: title, at: now, root: root, changes: changes, folders: [],
            state: .begun)
        try keep(record)
        do {
            try transaction.run()
        } catch {
            try? FileManager.default.removeItem(at: file(record.id))
            throw error
        }
        record.folders = transaction.folders
        record.state = .done
        try keep(record)
        return record
    }

    /// The recorded changes, newest first.
    ///
    /// - Parameter skill: the skill whose changes to list; `nil` for all.
    /// - Throws: `AgentError` naming a record that cannot be read.
    package func list(skill: String? = nil) throws(AgentError) -> [ChangeRecord] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        var records: [ChangeRecord] = []
        for name in names where name.hasSuffix(".json") && !name.hasPrefix(".") {
            let record = try read(folder.appending(path: name))
            if skill == nil || record.skill == skill { records.append(record) }
        }
        return records.sorted { ($0.at, $0.id) > ($1.at, $1.id) }
    }

    /// Undoes one set of changes.
    ///
    /// - Parameters:
    ///   - record: the record of the changes.
    ///   - force: whether to undo even if files were edited since; the edits are lost.
    /// - Throws: `AgentError`: `.refused` naming files that were edited since, or if the changes are already undone;
    ///   `.failed` if a file cannot be written.
    package func undo(_ record: ChangeRecord, force: Bool = false) throws(AgentError) {
        guard record.state != .undone else {
            throw AgentError(.refused, "\(record.title) was undone before", remedy: "There is nothing left to undo.")
        }
        var backwards: [FileChange] = []
        var edited: [String] = []
        for change in record.changes {
            let path = record.root.appending(path: change.path).path(percentEncoded: false)
            let present = try FileTransaction.content(path)
            if present == change.old { continue }
            if present != change.new { edited.append(change.path) }
            backwards.append(FileChange(path: change.path, old: present, new: change.old))
        }
        guard edited.isEmpty || force else {
            throw AgentError(
                .refused, "edited since: \(edited.joined(separator: ", "))",
                remedy: "Repeat with --force to lose those edits; nothing was changed.")
        }
        var transaction = try FileTransaction(backwards, in: record.root)
        try transaction.run()
        for folder in record.folders.reversed() {
            // Fails, as it should, if the folder is not empty.
            rmdir(record.root.appending(path: folder).path(percentEncoded: false))
        }
        var undone = record
        undone.state = .undone
        try keep(undone)
    }

    private func keep(_ record: ChangeRecord) throws(AgentError) {
        try TextFile.write(record.document.text() + "\n", to: file(record.id))
    }

    private func read(_ file: URL) throws(AgentError) -> ChangeRecord {
        let text = try TextFile.read(file, limit: 64 << 20)
        guard let document = try? JSONValue(parsing: Data(text.utf8)), let record = ChangeRecord(document) else {
            throw AgentError(
                .failed, "\(file.path(percentEncoded: false)) is damaged",
                remedy: "Move it away; what it would undo has then to be undone by hand.")
        }
        return record
    }

    private func file(_ id: String) -> URL { folder.appending(path: "\(id).json") }
}
