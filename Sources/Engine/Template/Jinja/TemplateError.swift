/// An error of a chat template: a syntax error, an error that it raises itself, or one while it runs.
public struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line of the template, from 1; `nil` if none is to blame.
    public var line: Int?
    /// What happened; for `raise_exception`, the template's own words.
    public let message: String

    /// Makes an error.
    public init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }

    /// The message, with the line in front of it.
    public var description: String { line.map { "template, line \($0): \(message)" } ?? "template: \(message)" }
}

/// Limits of one rendering.
public struct TemplateLimits: Sendable, Hashable {
    /// Maximum number of statements and expressions evaluated; work on large values counts as more steps.
    public var steps = 2_000_000
    /// Maximum scalars written, and maximum scalars or elements of any value.
    public var size = 1 << 22
    /// Maximum nesting of calls, blocks and parentheses.
    public var depth = 100

    /// Two million steps, four million scalars, a depth of 100.
    public init() {}
}
