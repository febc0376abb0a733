public import Foundation

/// Which directories the user trusts, each with a hash of what it brought then: what changed is asked about again.
public struct TrustStore: Sendable {
    /// How a directory stands.
    public enum State: String, Sendable, Hashable {
        /// Trusted as it is.
        case trusted
        /// Trusted once, and changed since.
        case changed
        /// Never trusted.
        case unknown
    }

    private struct Entry: Codable {
        var path: String
        var hash: String
        var at: String
    }

    private let location: URL

    /// Keeps trust in this file.
    public init(_ location: URL) { self.location = location }

    /// How a directory stands now.
    ///
    /// - Throws: `AgentError` where the file of trust or the directory cannot be read.
    public func state(of project: ProjectFolder) throws -> State {
        guard let entry = try entries().first(where: { $0.path == Self.path(project) }) else { return .unknown }
        return entry.hash == (try project.contentHash()) ? .trusted : .changed
    }

    /// Trusts a directory as it is now.
    ///
    /// - Throws: `AgentError` where it cannot be read or written down.
    public func trust(_ project: ProjectFolder, at time: Date) throws {
        let entry = Entry(path: Self.path(project), hash: try project.contentHash(), at: Timestamp.text(time))
        try write(try entries().filter { $0.path != entry.path } + [entry])
    }

    /// Trusts a directory no longer; answers whether it was trusted.
    ///
    /// - Throws: `AgentError` where that cannot be written down.
    public func untrust(_ project: ProjectFolder) throws -> Bool {
        let all = try entries()
        let kept = all.filter { $0.path != Self.path(project) }
        if kept.count < all.count { try write(kept) }
        return kept.count < all.count
    }

    /// The directories that were trusted, in the order of time.
    ///
    /// - Throws: `AgentError` where the file cannot be read.
    public func directories() throws -> [String] { try entries().map(\.path) }

    private static func path(_ project: ProjectFolder) -> String {
        project.directory.resolvingSymlinksInPath().path(percentEncoded: false)
    }

    private func entries() throws -> [Entry] {
        guard FileManager.default.fileExists(atPath: location.path(percentEncoded: false)) else { return [] }
        let text = try TextFile.read(location)
        do {
            return try JSONDecoder().decode([Entry].self, from: Data(text.utf8))
        } catch {
            // To trust nothing would be safe, but would lose what the user decided without a word.
            throw AgentError(
                .failed, "\(location.path(percentEncoded: false)) is damaged: \(error.words)",
                remedy: "Remove it; directories are then asked about again.")
        }
    }

    private func write(_ entries: [Entry]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try TextFile.write(String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n", to: location)
    }
}
