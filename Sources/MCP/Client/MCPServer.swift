import AgentCore

/// One configured server: started when its tools are first wanted, kept for the conversation, and restarted once if it
/// ends by itself.
actor MCPServer {
    /// How to start it.
    let configuration: MCPServerConfiguration
    private let client: PeerInfo
    private let environment: [String: String]

    private var session: ServerSession?
    private var starting: Task<Result<ServerSession, MCPError>, Never>?
    private var startedAt = ContinuousClock.now
    private var isLate = false
    private var starts = 0
    private var failure: MCPError?
    private var isClosed = false
    private var skipsProbe = false
    private var tools = ServerSession.Tools()
    private var listed = ContinuousClock.now
    private var isStale = false
    /// Connections that were given up and may take their time to end.
    private var retired: [ServerConnection] = []
    private var notices: [String] = []

    /// Maximum number of starts: the first one and one restart.
    static let startLimit = 2

    init(_ configuration: MCPServerConfiguration, client: PeerInfo, environment: [String: String]) {
        self.configuration = configuration
        self.client = client
        self.environment = environment
    }

    /// Whether it is being started, so that others wait for it.
    var isStarting: Bool { starting != nil }

    /// The current tools, and new notices. Asks for the list again if it may have changed.
    ///
    /// - Parameter patience: maximum wait for a start, from its beginning. A start that takes longer goes on, and its
    ///   tools are available to later calls. `nil` waits until the start ends; so does a time limit set by the user.
    func current(within patience: Duration? = nil) async -> (tools: [ToolDefinition], notices: [String]) {
        if let patience, configuration.timeout == nil, await !isSettled(within: patience) {
            if !isLate { tell("it has not answered for \(patience.inSeconds) and is used once it has") }
            isLate = true
            defer { notices = [] }
            return ([], notices)
        }
        do throws(MCPError) {
            let session = try await running()
            try await refresh(session)
        } catch {
            // If a cancelled turn could not refresh the list, the next one does.
            if error.code != .cancelled, failure == nil { tell("its list of tools was not had anew: \(error.message)") }
        }
        defer { notices = [] }
        return (failure == nil ? tools.definitions : [], notices)
    }

    /// Calls a tool as it was when it was offered.
    ///
    /// - Throws: `MCPError`; `refused` if the tool has changed since, because the user allowed the earlier one.
    func call(
        _ definition: ToolDefinition, _ arguments: JSONValue, within limit: Duration
    ) async throws(MCPError) -> CallResult {
        let session = try await running()
        try await refresh(session)
        guard let now = tools.definitions.first(where: { $0.name == definition.name }) else {
            throw MCPError(.refused, "it has no tool \(definition.name.oneLine(60)) any more")
        }
        guard now.identity == definition.identity else {
            throw MCPError(
                .refused,
                "its tool \(definition.name.oneLine(60)) is another since it was offered; it is offered anew next time")
        }
        let seconds = configuration.timeout.map { Duration.seconds($0) }
        return try await session.call(definition.name, arguments, within: min(limit, seconds ?? limit))
    }

    /// Shuts it down for good.
    func close() async {
        isClosed = true
        starting?.cancel()
        if let starting { _ = await starting.value }
        await session?.connection.close()
        for connection in retired { await connection.close() }
    }

    private func tell(_ notice: String) { notices.append("the MCP server \(configuration.name): \(notice)") }

    private func refresh(_ session: ServerSession) async throws(MCPError) {
        // An announced change counts until the list has been requested again.
        if session.connection.takeToolsChanged() || tools.freshness.map({ listed + $0 <= .now }) == true {
            isStale = true
        }
        guard isStale else { return }
        let limit = Duration.seconds(min(10, configuration.startTimeout))
        adopt(try await session.tools(until: .now + limit, of: limit))
    }

    private func adopt(_ new: ServerSession.Tools) {
        for notice in new.notices where !tools.notices.contains(notice) { tell(notice) }
        tools = new
        listed = .now
        isStale = false
    }

    /// Starts it if needed; returns whether the start ends within this time.
    private func isSettled(within patience: Duration) async -> Bool {
        do throws(MCPError) { if try begun() != nil { return true } } catch { return true }
        let deadline = startedAt + patience
        while starting != nil, .now < deadline {
            // Cancelled: `running`, called next, then cancels the start.
            do { try await Task.sleep(for: .milliseconds(20)) } catch { return true }
        }
        return starting == nil
    }

    /// The running server; starts it if that is allowed.
    private func running() async throws(MCPError) -> ServerSession {
        if let session = try begun() { return session }
        guard let starting else { throw MCPError(.ended, "it was ended") }
        let outcome = await withTaskCancellationHandler {
            await starting.value
        } onCancel: {
            starting.cancel()
        }
        return try outcome.get()
    }

    /// The running server; `nil` if its start is under way. Begins the start if needed.
    private func begun() throws(MCPError) -> ServerSession? {
        if let failure { throw failure }
        if isClosed { throw MCPError(.ended, "it was ended") }
        if starting == nil {
            if let session {
                guard let end = session.connection.end else { return session }
                guard starts < Self.startLimit else {
                    throw fail(MCPError(.ended, "it was started twice and is not started again: \(end.message)"))
                }
                tell("\(end.message); it is started again")
                self.session = nil
            }
            starts += 1
            startedAt = .now
            starting = Task { await start() }
        }
        return nil
    }

    private func start() async -> Result<ServerSession, MCPError> {
        defer { starting = nil }
        do throws(MCPError) {
            let (session, tools) = try await begin()
            if isClosed {
                retire(session.connection)
                throw MCPError(.ended, "it was ended")
            }
            self.session = session
            adopt(tools)
            if let garbage = session.connection.garbage {
                tell("it writes what is no message to its standard output: \"\(garbage.first)\"")
            }
            return .success(session)
        } catch {
            if error.code == .cancelled { starts -= 1 } else if !isClosed { _ = fail(error) }
            return .failure(error)
        }
    }

    private func fail(_ error: MCPError) -> MCPError {
        failure = error
        tell("it is not used: \(error.message) (\(configuration.location))")
        return error
    }

    /// Starts a process and agrees with it. A server that ends at the first request, as some older ones do, is started
    /// again without that request.
    private func begin() async throws(MCPError) -> (ServerSession, ServerSession.Tools) {
        let deadline = ContinuousClock.now + .seconds(configuration.startTimeout)
        do throws(MCPError) {
            return try await begin(until: deadline, probes: !skipsProbe)
        } catch {
            guard error.code == .ended, !skipsProbe, !isClosed else { throw error }
            let result = try await begin(until: deadline, probes: false)
            skipsProbe = true
            return result
        }
    }

    private func begin(
        until deadline: ContinuousClock.Instant, probes: Bool
    ) async throws(MCPError) -> (ServerSession, ServerSession.Tools) {
        let connection = try ServerConnection(configuration, environment: environment)
        do throws(MCPError) {
            let limit = Duration.seconds(configuration.startTimeout)
            let agreement = try await Handshake(
                connection: connection, client: client, deadline: deadline, limit: limit
            ).run(probes: probes)
            let session = ServerSession(connection, agreement, client: client)
            let tools = try await session.tools(until: deadline, of: limit)
            session.listen()
            return (session, tools)
        } catch {
            retire(connection)
            throw error
        }
    }

    private func retire(_ connection: ServerConnection) {
        connection.beginClosing(isUseless: true)
        retired.append(connection)
    }
}
