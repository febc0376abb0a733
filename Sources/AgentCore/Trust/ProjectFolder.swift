public import Foundation

/// A directory that may have its own skills, prompts or settings, in the folders where agents look for them.
public struct ProjectFolder: Sendable, Hashable {
    /// The directory.
    public let directory: URL

    /// Skill folders of a project, highest precedence first.
    public static let skillFolders = [".agent/skills", ".agents/skills", ".claude/skills", ".github/skills"]
    private static let other = [".agent/prompts", ".agent/config.yaml"]
    private static let ignored: Set<String> = [".git", "node_modules"]
    /// Limits on what is hashed, far above what people write by hand.
    private static let maximumFiles = 5_000
    private static let maximumBytes = 64 << 20

    /// Names a directory, whatever is in it.
    public init(_ directory: URL) { self.directory = directory.standardizedFileURL }

    /// The skill folders that exist.
    public var skillRoots: [URL] {
        Self.skillFolders.map { directory.appending(path: $0, directoryHint: .isDirectory) }.filter(Self.exists)
    }

    /// Whether the directory has nothing that needs trust.
    public var isEmpty: Bool {
        (Self.skillFolders + Self.other).allSatisfy { !Self.exists(directory.appending(path: $0)) }
    }

    /// The directories from `start` up to the root of its repository that need trust, nearest first. Without a
    /// repository only `start` is considered. The home directory is never a project.
    public static func above(_ start: URL, home: URL) -> [ProjectFolder] {
        let chain = Array(
            sequence(first: start.standardizedFileURL) { folder in
                folder.path(percentEncoded: false) == "/" ? nil : folder.deletingLastPathComponent().standardizedFileURL
            })
        let top = chain.firstIndex { exists($0.appending(path: ".git")) } ?? 0
        return chain.prefix(top + 1).filter { FileIdentity($0) != FileIdentity(home) }
            .map(ProjectFolder.init).filter { !$0.isEmpty }
    }

    /// A hash of the paths and contents of everything that needs trust. Links are followed, because skills are loaded
    /// through them.
    ///
    /// - Throws: `AgentError` if the limits are exceeded; the file system's error if a file cannot be read.
    public func contentHash() throws -> String {
        let paths = (Self.skillFolders + Self.other).filter { Self.exists(directory.appending(path: $0)) }
        let hash = FolderHash(
            directory, ignored: Self.ignored, maximumFiles: Self.maximumFiles, maximumBytes: Self.maximumBytes)
        guard let value = try hash.compute(paths: paths) else { throw tooMuch() }
        return value
    }

    private func tooMuch() -> AgentError {
        AgentError(
            .refused, "\(directory.path(percentEncoded: false)) brings more than can be trusted as one",
            remedy:
                "At most \(Self.maximumFiles) files and \(Self.maximumBytes >> 20) MB; name a folder with --skills-dir."
        )
    }

    private static func exists(_ location: URL) -> Bool {
        FileManager.default.fileExists(atPath: location.path(percentEncoded: false))
    }
}
