import AgentCore
import Foundation

/// Keeps copies of the prompts that were used, one per text and named by its hash, and a history for every prompt.
///
/// The files are `<directory>/<prompt>/<sha256>.md`, or `.json` if the prompt includes others, and
/// `<directory>/<prompt>/history.jsonl`. Only the user can read them. The copies outlive the process, so that a file
/// that breaks while nothing runs still has its last good text.
final class PromptSnapshots: Sendable {
    /// The most entries of a history; the oldest are dropped.
    private static let maximumEntries = 500
    private static let maximumBytes = 1 << 20

    private let directory: URL
    /// Good texts that are not on disk: from private turns, or because writing failed.
    private let unrecorded = Locked<[String: PromptRevision]>([:])

    init(directory: URL) { self.directory = directory }

    /// Whether a text has the form of a hash, and so is safe as a file name.
    static func isHash(_ text: String) -> Bool { text.count == 64 && isHashPrefix(text) }

    static func isHashPrefix(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || ("a"..."f").contains($0) }
    }

    /// Records that a good text is in use.
    ///
    /// - Parameters:
    ///   - revision: the text.
    ///   - name: the prompt's name.
    ///   - time: the time of use.
    ///   - isPrivate: whether to keep it only in this process and write nothing.
    func keep(_ revision: PromptRevision, of name: String, at time: Date, isPrivate: Bool) {
        if isPrivate {
            unrecorded.withLock { $0[name] = revision }
            return
        }
        do {
            let isKnown = try entries(of: name).last(where: \.isGood)?.hash == revision.hash
            if try !isKnown || load(revision.hash, name) == nil {
                try record(revision, of: name, .used, at: time)
            }
            unrecorded.withLock { _ = $0.removeValue(forKey: name) }
        } catch {
            // A full or read-only disk must not stop the conversation: the copy is only a safety net.
            unrecorded.withLock { $0[name] = revision }
        }
    }

    /// Keeps a copy without an entry in the history, for a text taken from a lower layer.
    func keepCopy(_ revision: PromptRevision, of name: String) { try? write(revision, name) }

    /// Adds an entry to the history and keeps a copy of the text.
    ///
    /// - Throws: `AgentError` if they cannot be written.
    func record(_ revision: PromptRevision, of name: String, _ event: PromptHistoryEntry.Event, at time: Date) throws {
        try write(revision, name)
        let entry = PromptHistoryEntry(time: time, event: event, hash: revision.hash)
        let earlier = try entries(of: name).suffix(Self.maximumEntries - 1)
        let lines = (earlier + [entry]).map { $0.json.text() + "\n" }
        try TextFile.write(lines.joined(), to: folder(name).appending(path: "history.jsonl"))
    }

    /// The last good text; `nil` if none is known.
    func lastGood(of name: String) -> PromptRevision? {
        if let revision = unrecorded.withLock({ $0[name] }) { return revision }
        guard let entry = try? entries(of: name).last(where: \.isGood) else { return nil }
        return (try? load(entry.hash, name)) ?? nil
    }

    /// The history of a prompt, oldest first; empty if there is none.
    ///
    /// - Throws: `AgentError` if the file cannot be read.
    func entries(of name: String) throws -> [PromptHistoryEntry] {
        let file = folder(name).appending(path: "history.jsonl")
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return [] }
        let text = try TextFile.read(file, limit: Self.maximumBytes)
        return text.lines.compactMap(PromptHistoryEntry.init(line:))
    }

    /// A text by its hash; `nil` if there is no copy.
    ///
    /// - Throws: `AgentError` if the copy cannot be read or does not have this hash.
    func load(_ hash: String, _ name: String) throws -> PromptRevision? {
        guard Self.isHash(hash) else { return nil }
        let revision: PromptRevision?
        if let text = try text(folder(name).appending(path: hash + ".md")) {
            revision = try PromptRevision(text: text, includes: [])
        } else if let text = try text(folder(name).appending(path: hash + ".json")) {
            revision = try PromptRevision(JSONValue(parsing: Data(text.utf8)))
        } else {
            return nil
        }
        guard let revision, revision.hash == hash else {
            throw AgentError(
                .failed, "the copy \(hash) of the prompt \(name) was changed on disk",
                remedy: "Remove it from \(folder(name).path(percentEncoded: false)).")
        }
        return revision
    }

    /// The prompt names and hashes of all copies whose hash begins with a prefix.
    func copies(beginning prefix: String) -> [(name: String, hash: String)] {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: directory.path(percentEncoded: false))) ?? []
        return names.filter(PromptName.isValid).sorted().flatMap { name in
            let files = (try? manager.contentsOfDirectory(atPath: folder(name).path(percentEncoded: false))) ?? []
            return files.sorted().compactMap { file -> (String, String)? in
                let hash = String(file.prefix { $0 != "." })
                return Self.isHash(hash) && hash.hasPrefix(prefix) ? (name, hash) : nil
            }
        }
    }

    private func write(_ revision: PromptRevision, _ name: String) throws {
        let document = revision.document
        let copy = folder(name).appending(path: revision.hash + (document == nil ? ".md" : ".json"))
        guard !FileManager.default.fileExists(atPath: copy.path(percentEncoded: false)) else { return }
        try TextFile.write(document?.text() ?? revision.text, to: copy)
    }

    private func text(_ location: URL) throws -> String? {
        guard FileManager.default.fileExists(atPath: location.path(percentEncoded: false)) else { return nil }
        return try TextFile.read(location, limit: PromptFile.maximumBytes * 8)
    }

    private func folder(_ name: String) -> URL { directory.appending(path: name, directoryHint: .isDirectory) }
}
