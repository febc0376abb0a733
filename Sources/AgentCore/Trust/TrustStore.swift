public import Foundation

/// The directories that the user trusts, each with a hash of its content at that time. After a change the user is asked
/// again.
public struct TrustStore: Sendable {
    /// Whether a directory is trusted.
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

    /// Keeps the trusted directories in this file.
    public init(_ location: URL) { self.location = location }

    /// Whether a directory is trusted with its present content.
    ///
    /// - Throws: `AgentError` if the trust file or the directory cannot be read.
    public func state(of project: ProjectFolder) throws -> State {
        guard let entry = try entries().first(where: { $0.path == Self.path(project) }) else { return .unknown }
        return entry.hash == (try project.contentHash()) ? .trusted : .changed
    }

    /// Trusts a directory as it is now.
    ///
    /// - Throws: `AgentError` if the directory cannot be read or the trust file cannot be written.
    public func trust(_ project: ProjectFolder, at time: Date) throws {
        let entry = Entry(path: Self.path(project), hash: try project.contentHash(), at: Timestamp.text(time))
        try write(try entries().filter { $0.path != entry.path } + [entry])
    }

    /// Stops trusting a directory. Returns whether it was trusted.
    ///
    /// - Throws: `AgentError` if the trust file cannot be written.
    public func untrust(_ project: ProjectFolder) throws -> Bool {
        let all = try entries()
        let kept = all.filter { $0.path != Self.path(project) }
        if kept.count < all.count { try write(kept) }
        return kept.count < all.count
    }

    /// The trusted directories, in the order in which they were trusted.
    ///
    /// - Throws: `AgentError` if the trust file cannot be read.
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
            // Falling back to no trust would be safe, but would silently drop the user's decisions.
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
