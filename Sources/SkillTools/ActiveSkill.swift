public import Foundation

/// A skill that is active in a conversation, as the file and script tools need it.
public struct ActiveSkill: Sendable, Hashable {
    /// The name that the model and the user call it by.
    public let name: String
    /// The unambiguous name: `project:review`.
    public let fullName: String
    /// Its folder.
    public let folder: URL
    /// The entries of `allowed-tools` in its manifest.
    public let allowedTools: [String]

    /// Describes a skill.
    public init(name: String, fullName: String, folder: URL, allowedTools: [String]) {
        self.name = name
        self.fullName = fullName
        self.folder = folder
        self.allowedTools = allowedTools
    }
}
