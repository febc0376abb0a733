public import Foundation

/// A `SKILL.md`: what a skill is and when it is for.
///
/// Format: the Agent Skills specification (https://agentskills.io/specification).
public struct SkillManifest: Sendable, Hashable {
    /// Lower-case letters, digits and hyphens; the folder's name.
    public let name: String
    /// What it does and when to use it.
    public let description: String
    /// The licence, where given.
    public let license: String?
    /// Requirements on the environment, where given.
    public let compatibility: String?
    /// Free key-value pairs; the values are texts, as the specification has it, or what else stands there.
    public let metadata: [String: JSONValue]
    /// Tools the skill asks to be allowed.
    public let allowedTools: [String]
    /// The path of the manifest's file.
    let path: String
    private let content: Content

    /// Where the instructions are.
    private enum Content: Hashable {
        case text(String)
        /// In the file, as long as it is the one that was read.
        case file(FileStamp)
    }

    /// The manifest's file.
    public var location: URL { URL(filePath: path, directoryHint: .notDirectory) }

    /// The instructions below the front matter.
    ///
    /// - Throws: `AgentError` where they are still on disk and cannot be read, or the file is another one by now.
    public var body: String {
        get throws(AgentError) {
            switch content {
            case .text(let text): text
            case .file(let stamp): try read(stamp)
            }
        }
    }

    /// Makes a manifest.
    public init(
        name: String, description: String, license: String?, compatibility: String?, metadata: [String: JSONValue],
        allowedTools: [String], body: String, location: URL
    ) {
        self.name = name
        self.description = description
        self.license = license
        self.compatibility = compatibility
        self.metadata = metadata
        self.allowedTools = allowedTools
        path = location.absoluteURL.path(percentEncoded: false)
        content = .text(body)
    }

    /// Makes a manifest whose instructions are read when they are used.
    ///
    /// - Parameter stamp: how the file stood when the rest was read.
    init(
        name: String, description: String, license: String?, compatibility: String?, metadata: [String: JSONValue],
        allowedTools: [String], path: String, stamp: FileStamp
    ) {
        self.name = name
        self.description = description
        self.license = license
        self.compatibility = compatibility
        self.metadata = metadata
        self.allowedTools = allowedTools
        self.path = path
        content = .file(stamp)
    }

    /// The path of the folder that a manifest lies in.
    static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path }

    private func read(_ stamp: FileStamp) throws(AgentError) -> String {
        let text = try TextFile.read(location, limit: SkillManifestFile.maximumBytes)
        // A project is trusted as it was when it was looked at, and other front matter may stand there now.
        guard FileStamp(path) == stamp, let parts = try? FrontMatter(splitting: text) else {
            throw AgentError(
                .failed, "\(path) was changed while @\(name) was being used", remedy: "Try again: it is read anew.")
        }
        return parts.body.trimmed
    }
}
