import AgentCore
import Foundation

/// Copies of the prompts that were in use, each text once, named by its content hash; and for every prompt, what
/// happened to it in order.
///
/// `<directory>/<prompt>/<sha256>.md`, `.json` where the prompt includes others, and `<directory>/<prompt>/history.jsonl`.
/// Files are private to the user. The copies outlive the process, so a file that breaks while nothing runs still has its
/// last good text.
final class PromptSnapshots: Sendable {
    /// Lines of a history, at most; the oldest leave.
    private static let maximumEntries = 500
    private static let maximumBytes = 1 << 20

    private let directory: URL
    /// Good texts that stand nowhere on disk: of private turns, or because writing failed.
    private let unrecorded = Locked<[String: PromptRevision]>([:])

    init(directory: URL) { self.directory = directory }

    /// Whether a text may be a hash, and so a file's name.
    static func isHash(_ text: String) -> Bool { text.count == 64 && isHashPrefix(text) }

    static func isHashPrefix(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { ("0"..."9").contains($0) || ("a"..."f").contains($0) }
    }

    /// Keeps a good text that is in use.
    ///
    /// - Parameter isPrivate: keeps it in this process alone, and writes nothing.
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
            // A full or read-only disk must not stop the conversation: the copy is a safety net.
            unrecorded.withLock { $0[name] = revision }
        }
    }

    /// Keeps a text without a word in the history: what a layer below lent.
    func keepCopy(_ revision: PromptRevision, of name: String) { try? write(revision, name) }

    /// Notes what happened, with a copy of the text.
    ///
    /// - Throws: `AgentError` where that cannot be written.
    func record(_ revision: PromptRevision, of name: String, _ event: PromptHistoryEntry.Event, at time: Date) throws {
        try write(revision, name)
        let entry = PromptHistoryEntry(time: time, event: event, hash: revision.hash)
        let earlier = try entries(of: name).suffix(Self.maximumEntries - 1)
        let lines = (earlier + [entry]).map { $0.json.text() + "\n" }
        try TextFile.write(lines.joined(), to: folder(name).appending(path: "history.jsonl"))
    }

    /// The text that was good last; `nil` where none is known.
    func lastGood(of name: String) -> PromptRevision? {
        if let revision = unrecorded.withLock({ $0[name] }) { return revision }
        guard let entry = try? entries(of: name).last(where: \.isGood) else { return nil }
        return (try? load(entry.hash, name)) ?? nil
    }

    /// What happened to a prompt, oldest first; nothing where there is no history.
    ///
    /// - Throws: `AgentError` where the file cannot be read.
    func entries(of name: String) throws -> [PromptHistoryEntry] {
        let file = folder(name).appending(path: "history.jsonl")
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return [] }
        let text = try TextFile.read(file, limit: Self.maximumBytes)
        return text.lines.compactMap(PromptHistoryEntry.init(line:))
    }

    /// A text by its hash; `nil` where there is no copy.
    ///
    /// - Throws: `AgentError` where the copy cannot be read or is not what its name says.
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

    /// The prompts and hashes of all copies whose hash begins so.
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
