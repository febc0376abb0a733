/// How a server is started, and what of it may be used.
public struct MCPServerConfiguration: Sendable, Hashable {
    /// The name the user gave it.
    public let name: String
    /// The program: a path, or a name that is looked up in the server's `PATH`.
    public let command: String
    /// Its arguments, which no shell reads.
    public let arguments: [String]
    /// Variables besides those every server gets (`ServerEnvironment`).
    public let environment: [String: String]
    /// The directory it runs in; the program's own where it is `nil`.
    public let directory: String?
    /// Names of tools, as the server has them, that may be called without asking.
    public let allowed: Set<String>
    /// Seconds that starting may take, and each answer; `nil` gives 30 for starting, and calls what the turn lends.
    public let timeout: Double?
    /// The command line as the user wrote it, before variables were put in: what may be shown.
    public let shownCommand: String
    /// Where the configuration stands, for messages.
    public let place: String

    /// Describes a server.
    public init(
        name: String, command: String, arguments: [String] = [], environment: [String: String] = [:],
        directory: String? = nil, allowed: Set<String> = [], timeout: Double? = nil, shownCommand: String? = nil,
        place: String = "config.yaml"
    ) {
        self.name = name
        self.command = command
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.allowed = allowed
        self.timeout = timeout
        self.shownCommand = shownCommand ?? ([command] + arguments).joined(separator: " ")
        self.place = place
    }

    /// Seconds for the start.
    var startTimeout: Double { timeout ?? 30 }
}
