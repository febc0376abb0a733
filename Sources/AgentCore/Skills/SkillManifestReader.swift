public import Foundation

/// Reads and checks `SKILL.md` files by the Agent Skills specification (https://agentskills.io/specification).
public struct SkillManifestReader: Sendable {
    /// Makes a reader.
    public init() {}

    /// The manifest's file in a skill's folder, where there is one.
    public static func manifestFile(in folder: URL) -> URL? { nil }

    /// Reads the manifest of the skill in this folder.
    public func read(folder: URL) -> SkillCheck { fatalError() }
}
