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
    /// Free key-value pairs.
    public let metadata: [String: String]
    /// Tools the skill asks to be allowed.
    public let allowedTools: [String]
    /// The instructions below the front matter.
    public let body: String
    /// The manifest's file.
    public let location: URL

    /// Makes a manifest.
    public init(
        name: String, description: String, license: String?, compatibility: String?, metadata: [String: String],
        allowedTools: [String], body: String, location: URL
    ) {
        self.name = name
        self.description = description
        self.license = license
        self.compatibility = compatibility
        self.metadata = metadata
        self.allowedTools = allowedTools
        self.body = body
        self.location = location
    }
}
