/// A finding about a file that people write.
public struct Diagnostic: Sendable, Hashable {
    /// How bad it is.
    public enum Severity: String, Sendable, Hashable {
        /// The file cannot be used.
        case error
        /// It can, but something is wrong.
        case warning
        /// Good to know.
        case note
    }

    /// How bad it is.
    public let severity: Severity
    /// A stable name for the finding, such as `name-mismatch`.
    public let code: String
    /// One line for people.
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

    /// The finding as a document.
    public var json: JSONValue {
        [
            "severity": .string(severity.rawValue), "code": .string(code), "message": .string(message),
            "line": line.map(JSONValue.integer) ?? .null,
        ]
    }
}
