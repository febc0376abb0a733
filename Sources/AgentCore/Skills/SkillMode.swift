public import Foundation

/// When a skill takes part.
public enum SkillMode: String, Sendable, Hashable, Codable, CaseIterable {
    /// When it is named, and when a request fits it.
    case automatic
    /// Only when it is named.
    case named
    /// Never.
    case off
}

/// The user's decisions about skills, stored in one JSON file. A skill without an entry is automatic.
public struct SkillModes: Sendable {
    private let location: URL

    /// Stores decisions in this file.
    public init(_ location: URL) { self.location = location }

    /// The decisions by name.
    ///
    /// - Throws: `AgentError` naming the file where it cannot be read.
    public func all() throws -> [String: SkillMode] {
        guard FileManager.default.fileExists(atPath: location.path(percentEncoded: false)) else { return [:] }
        do {
            return try JSONDecoder().decode([String: SkillMode].self, from: Data(try TextFile.read(location).utf8))
        } catch let error as DecodingError {
            throw AgentError(
                .failed, "\(location.path(percentEncoded: false)) is damaged: \(error.words)",
                remedy: "Correct it, or remove it: all skills are then on.")
        }
    }

    /// Stores the decision about one skill.
    ///
    /// - Throws: `AgentError` where the file cannot be read or written.
    public func set(_ mode: SkillMode, for name: String) throws {
        var modes = try all()
        modes[name] = mode == .automatic ? nil : mode
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try TextFile.write(String(decoding: try encoder.encode(modes), as: UTF8.self) + "\n", to: location)
    }
}
