/// The result of checking one manifest.
public struct SkillCheck: Sendable, Hashable {
    /// The path that was checked, as given.
    public let path: String
    /// The manifest, where it could be read.
    public let manifest: SkillManifest?
    /// The name as written, even where the manifest is not valid.
    public let name: String?
    /// The description as written, even where the manifest is not valid.
    public let description: String?
    /// All findings.
    public let diagnostics: [Diagnostic]

    /// Whether the manifest could be read and no finding is an error.
    public var isValid: Bool { manifest != nil && !diagnostics.contains { $0.severity == .error } }

    /// What the loader does with such a manifest.
    public enum Outcome: String, Sendable, Hashable {
        /// Loads it.
        case load
        /// Loads it and reports warnings.
        case warn
        /// Does not load it.
        case skip
    }

    /// What the loader does with this manifest.
    public var outcome: Outcome {
        guard isValid else { return .skip }
        return diagnostics.contains { $0.severity == .warning } ? .warn : .load
    }

    /// What the loader does with it, as JSON.
    public var loadingJSON: JSONValue {
        [
            "path": .string(path), "outcome": .string(outcome.rawValue), "name": .optional(name),
            "description": .optional(description), "diagnostics": .array(diagnostics.map(\.json)),
        ]
    }

    /// The result as JSON.
    public var json: JSONValue {
        [
            "path": .string(path),
            "valid": .bool(isValid),
            "name": .optional(name),
            "description": .optional(description),
            "diagnostics": .array(diagnostics.map(\.json)),
        ]
    }
}
