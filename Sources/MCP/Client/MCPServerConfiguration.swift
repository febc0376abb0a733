/// How to start a server, and which of its tools are allowed in advance.
public struct MCPServerConfiguration: Sendable, Hashable {
    /// The name the user gave it.
    public let name: String
    /// The program: a path, or a name that is looked up in the server's `PATH`.
    public let command: String
    /// Its arguments, which no shell interprets.
    public let arguments: [String]
    /// Variables in addition to those that every server gets (`ServerEnvironment`).
    public let environment: [String: String]
    /// Its working directory; `nil` for this program's own.
    public let directory: String?
    /// Names of tools, as spelled by the server, that may be called without asking.
    public let allowed: Set<String>
    /// Seconds allowed for the start, and for each answer; `nil` means 30 for the start, and the turn's limit for
    /// calls.
    public let timeout: Double?
    /// The command line as the user wrote it, before variables were substituted: safe to show.
    public let shownCommand: String
    /// Where the configuration is, for messages.
    public let location: String

    /// Describes a server.
    public init(
        name: String, command: String, arguments: [String] = [], environment: [String: String] = [:],
        directory: String? = nil, allowed: Set<String> = [], timeout: Double? = nil, shownCommand: String? = nil,
        location: String = "config.yaml"
    ) {
        self.name = name
        self.command = command
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.allowed = allowed
        self.timeout = timeout
        self.shownCommand = shownCommand ?? ([command] + arguments).joined(separator: " ")
        self.location = location
    }

    /// Seconds allowed for the start.
    var startTimeout: Double { timeout ?? 30 }
}
