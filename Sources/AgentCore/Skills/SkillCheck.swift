/// The verdict on one manifest.
public struct SkillCheck: Sendable, Hashable {
    /// The path that was checked, as given.
    public let path: String
    /// The manifest, where it could be read.
    public let manifest: SkillManifest?
    /// The name as written, even where the manifest is not valid.
    public let name: String?
    /// The description as written, even where the manifest is not valid.
    public let description: String?
    /// Everything found.
    public let diagnostics: [Diagnostic]

    /// Whether nothing found is an error.
    public var isValid: Bool { manifest != nil && !diagnostics.contains { $0.severity == .error } }

    /// What the loader does with such a manifest.
    public enum Outcome: String, Sendable, Hashable {
        /// Loads it.
        case load
        /// Loads it and says what is wrong.
        case warn
        /// Leaves it out.
        case skip
    }

    /// What the loader does with it.
    public var outcome: Outcome {
        guard isValid else { return .skip }
        return diagnostics.contains { $0.severity == .warning } ? .warn : .load
    }

    /// The loader's verdict as a document, as CONTRACT.md has it.
    public var loadingJSON: JSONValue {
        [
            "path": .string(path), "outcome": .string(outcome.rawValue), "name": .optional(name),
            "description": .optional(description), "diagnostics": .array(diagnostics.map(\.json)),
        ]
    }

    /// The verdict as a document, as CONTRACT.md has it.
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
