public import Foundation

/// The content of a `SKILL.md`: what a skill does and when to use it.
///
/// Format: the Agent Skills specification (https://agentskills.io/specification).
public struct SkillManifest: Sendable, Hashable {
    /// The name: lower-case letters, digits and hyphens, the same as the folder's name.
    public let name: String
    /// What it does and when to use it.
    public let description: String
    /// The licence, where given.
    public let license: String?
    /// Requirements on the environment, where given.
    public let compatibility: String?
    /// Free key-value pairs. The specification requires texts as values; other values are kept too.
    public let metadata: [String: JSONValue]
    /// The tools that the skill asks permission for (`allowed-tools`).
    public let allowedTools: [String]
    /// The path of the manifest's file.
    let path: String
    private let content: Content

    /// Where the instructions come from.
    private enum Content: Hashable {
        case text(String)
        /// Read from the file on demand, if it still has this stamp.
        case file(FileStamp)
    }

    /// The manifest's file.
    public var location: URL { URL(filePath: path, directoryHint: .notDirectory) }

    /// The instructions below the front matter.
    ///
    /// - Throws: `AgentError` where the file cannot be read or has changed since the manifest was loaded.
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

    /// Makes a manifest whose instructions are read on demand.
    ///
    /// - Parameter stamp: the file's stamp when the other fields were read.
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

    /// The folder of a manifest's path.
    static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path }

    private func read(_ stamp: FileStamp) throws(AgentError) -> String {
        let text = try TextFile.read(location, limit: SkillManifestFile.maximumBytes)
        // The user trusted the file as it was when it was loaded. By now its front matter may differ.
        guard FileStamp(path) == stamp, let parts = try? FrontMatter(splitting: text) else {
            throw AgentError(
                .failed, "\(path) was changed while @\(name) was being used", remedy: "Try again: it is read anew.")
        }
        return parts.body.trimmed
    }
}
