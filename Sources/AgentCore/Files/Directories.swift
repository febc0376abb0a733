public import Foundation

/// Where the program keeps its files: all under `AGENT_HOME` if that is set, else as the XDG base directory
/// specification says (https://specifications.freedesktop.org/basedir-spec/latest/).
public struct Directories: Sendable, Hashable {
    /// `config.yaml`, the user's prompts and skills.
    public let config: URL
    /// The database.
    public let data: URL
    /// Files that can be recreated.
    public let cache: URL

    /// Chooses the directories from environment variables.
    public init(environment: [String: String]) {
        if let home = environment["AGENT_HOME"], !home.isEmpty {
            let root = URL(filePath: home, directoryHint: .isDirectory)
            config = root.appending(path: "config", directoryHint: .isDirectory)
            data = root.appending(path: "data", directoryHint: .isDirectory)
            cache = root.appending(path: "cache", directoryHint: .isDirectory)
            return
        }
        let home = environment["HOME"].map { URL(filePath: $0, directoryHint: .isDirectory) } ?? .homeDirectory
        func directory(_ variable: String, _ fallback: String) -> URL {
            // The specification says to ignore relative paths.
            let base = environment[variable].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
            return (base ?? home.appending(path: fallback)).appending(path: "agent", directoryHint: .isDirectory)
        }
        config = directory("XDG_CONFIG_HOME", ".config")
        data = directory("XDG_DATA_HOME", ".local/share")
        cache = directory("XDG_CACHE_HOME", ".cache")
    }

    /// The database of sessions and memory.
    public var database: URL { data.appending(path: "agent.sqlite") }

    /// Creates a directory (mode 0700) unless it exists.
    ///
    /// - Throws: `AgentError` naming the directory where that fails.
    public static func create(_ directory: URL) throws(AgentError) {
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw AgentError(
                .failed, "cannot create the directory \(directory.path(percentEncoded: false))",
                remedy: "Check its permissions and the free space, or set AGENT_HOME to a directory you can write.")
        }
    }
}
