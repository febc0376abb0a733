/// A skill called by name: `@memory list`, from a turn or from the shell.
public struct Invocation: Sendable, Hashable {
    /// The skill's name, without `@`.
    public let name: String
    /// The arguments as one text, exactly as written.
    public let text: String
    /// The arguments split into words: by the shell, or in a turn at spaces outside quotes.
    public let words: [String]
    /// Standard input, for commands that read it (`memory extract`); `nil` inside a conversation.
    public let input: (@Sendable () throws -> String)?

    /// Makes an invocation.
    public init(name: String, text: String, words: [String], input: (@Sendable () throws -> String)? = nil) {
        self.name = name
        self.text = text
        self.words = words
        self.input = input
    }

    /// Compares names and arguments.
    public static func == (left: Invocation, right: Invocation) -> Bool {
        left.name == right.name && left.text == right.text && left.words == right.words
    }

    /// Hashes name and arguments.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(text)
    }
}
