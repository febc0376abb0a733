public import AgentCore

/// `agent serve`: the page, its interface, and the API of other programs, on one port.
public final class AgentServer: Sendable {
    /// Where a server listens.
    public struct Address: Sendable, Hashable {
        /// The host as the user named it.
        public let host: String
        /// The port.
        public let port: Int
        /// Whether other machines may reach it.
        public let isRemote: Bool

        /// The address for a browser: `http://127.0.0.1:8787`.
        public var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }
    }

    /// Where it listens.
    public let address: Address
    private let access: RequestGuard
    private let server: HTTPServer

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - agent: the program.
    ///   - token: the secret that lets clients in.
    ///   - host: an address of this machine.
    ///   - port: the port; 0 for one that the system chooses.
    ///   - allowsRemote: whether other machines may reach it.
    ///   - mounts: other interfaces on the same port.
    ///   - queue: in which turns wait, shared with the mounts.
    ///   - log: is given one document a request, without content.
    /// - Throws: `AgentError`: `.usage` for a wrong host, `.refused` for one that other machines reach without
    ///   `allowsRemote`, `.failed` where the port is taken.
    public init(
        _ agent: any WebAgent, token: AccessToken, host: String, port: Int, allowsRemote: Bool,
        mounts: [Mount] = [], queue: TurnQueue = TurnQueue(), log: @escaping @Sendable (JSONValue) -> Void
    ) throws {
        let socket = try ListeningSocket(host: host, port: port)
        guard socket.isLoopback || allowsRemote else {
            socket.close()
            throw AgentError(
                .refused, "\(host) can be reached from other machines",
                remedy:
                    "Leave --host out, or add --allow-remote: whoever has the token then reads and changes everything, and what is sent is not encrypted."
            )
        }
        address = Address(host: host, port: socket.port, isRemote: !socket.isLoopback)
        access = RequestGuard(token, host: host, isLoopback: socket.isLoopback)
        let turns = TurnService(agent, queue)
        let routes =
            try PageRoutes.routes() + SignIn.routes(access) + TurnRoutes(turns).routes
            + StatusRoutes(turns, ChangeFeed(agent, turns.queue)).routes + SessionRoutes(agent).routes
            + FactRoutes(agent).routes + PromptRoutes(turns).routes + SkillRoutes(agent).routes
            + OpenAIRoutes(turns).routes + mounts.flatMap(\.routes)
        server = HTTPServer(WebHandler(routes, access: access, clock: agent.clock, log: log))
        try server.start(on: socket)
    }

    /// The link that signs a browser in, once; `nil` after it was used.
    public var openLink: String? { access.linkKey.map { "\(address.url)\(SignIn.path)?key=\($0)" } }

    /// Stops: replies in the making end as if the user had stopped them, and what they have so far is stored.
    public func stop() async { await server.stop() }
}
