public import Foundation

/// A skill whose instructions hold in a conversation, as far as its files and scripts go.
public struct ActiveSkill: Sendable, Hashable {
    /// The name that the model and the user know it by.
    public let name: String
    /// The name that means this skill and no other: `project:review`.
    public let fullName: String
    /// Its folder.
    public let folder: URL
    /// What its manifest asks to be allowed.
    public let allowedTools: [String]

    /// Describes a skill.
    public init(name: String, fullName: String, folder: URL, allowedTools: [String]) {
        self.name = name
        self.fullName = fullName
        self.folder = folder
        self.allowedTools = allowedTools
    }
}
