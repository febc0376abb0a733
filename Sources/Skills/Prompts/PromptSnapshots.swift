import AgentCore
import Foundation

/// Copies of the prompts that were in use, each text once, named by its content hash; and for every prompt, which
/// of them was good last.
///
/// `<directory>/<prompt>/<sha256>.md`, and `<directory>/<prompt>/last-good` with a hash in it. Files are private to
/// the user. The copies outlive the process, so a file that breaks while nothing runs still has its last good text.
final class PromptSnapshots: Sendable {
    private let directory: URL
    /// Good texts that stand nowhere on disk: of private turns, or because writing failed.
    private let unrecorded = Locked<[String: String]>([:])

    init(directory: URL) { self.directory = directory }

    /// Keeps a good text.
    ///
    /// - Parameter isPrivate: keeps it in this process alone, and writes nothing.
    func keep(_ text: String, of name: String, isPrivate: Bool) {
        if isPrivate {
            unrecorded.withLock { $0[name] = text }
            return
        }
        do {
            try record(text, of: name)
            unrecorded.withLock { _ = $0.removeValue(forKey: name) }
        } catch {
            // A full or read-only disk must not stop the conversation: the copy is a safety net.
            unrecorded.withLock { $0[name] = text }
        }
    }

    /// The text that was good last; `nil` where none is known.
    func lastGood(of name: String) -> String? {
        if let text = unrecorded.withLock({ $0[name] }) { return text }
        guard let hash = lastGoodHash(of: name) else { return nil }
        return try? TextFile.read(location(of: hash, name), limit: PromptFile.maximumBytes)
    }

    private func record(_ text: String, of name: String) throws {
        let hash = try ContentHash.sha256(text)
        let copy = location(of: hash, name)
        let exists = FileManager.default.fileExists(atPath: copy.path(percentEncoded: false))
        if exists, lastGoodHash(of: name) == hash { return }
        if !exists { try TextFile.write(text, to: copy) }
        try TextFile.write(hash + "\n", to: pointer(of: name))
    }

    private func lastGoodHash(of name: String) -> String? {
        let text = try? TextFile.read(pointer(of: name), limit: 1024)
        let hash = text?.trimmingCharacters(in: .whitespacesAndNewlines)
        return hash?.allSatisfy(\.isHexDigit) == true ? hash : nil
    }

    private func location(of hash: String, _ name: String) -> URL {
        directory.appending(path: name).appending(path: hash + ".md")
    }

    private func pointer(of name: String) -> URL { directory.appending(path: name).appending(path: "last-good") }
}
