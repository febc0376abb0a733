/// What can go wrong with a chat template: it cannot be read, it asked for an error, or it ran into one.
public struct TemplateError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line of the template, from 1; `nil` where none is to blame.
    public var line: Int?
    /// What happened. For `raise_exception` the template's own words.
    public let message: String

    /// Makes an error.
    public init(line: Int? = nil, _ message: String) {
        self.line = line
        self.message = message
    }

    /// The message, with the line in front of it.
    public var description: String { line.map { "template, line \($0): \(message)" } ?? "template: \(message)" }
}

/// The most that one rendering may use.
public struct TemplateLimits: Sendable, Hashable {
    /// Statements and expressions evaluated.
    public var steps = 2_000_000
    /// Scalars written, and scalars or elements of any value on the way.
    public var size = 1 << 22
    /// Calls, blocks and parentheses inside one another.
    public var depth = 100

    /// Two million steps, four million scalars, a depth of 100.
    public init() {}
}
