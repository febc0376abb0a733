/// A problem or a note found in a file that a person wrote, such as `SKILL.md`.
public struct Diagnostic: Sendable, Hashable {
    /// How serious it is.
    public enum Severity: String, Sendable, Hashable {
        /// The file cannot be used.
        case error
        /// The file can be used, but something is wrong.
        case warning
        /// For information.
        case note
    }

    /// How serious it is.
    public let severity: Severity
    /// A stable identifier of the kind of finding, such as `name-mismatch`.
    public let code: String
    /// One line for the user.
    public let message: String
    /// The line in the file, from 1, where it is known.
    public let line: Int?

    /// Makes a finding.
    public init(_ severity: Severity, _ code: String, _ message: String, line: Int? = nil) {
        self.severity = severity
        self.code = code
        self.message = message
        self.line = line
    }

    /// The finding as JSON.
    public var json: JSONValue {
        [
            "severity": .string(severity.rawValue), "code": .string(code), "message": .string(message),
            "line": line.map(JSONValue.integer) ?? .null,
        ]
    }
}
