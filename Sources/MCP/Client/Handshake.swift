import AgentCore

/// What a client and a server agreed on.
struct Agreement: Sendable, Hashable {
    /// The protocol revision.
    let revision: String
    /// Whether each request states its revision itself, as from 2026-07-28 on.
    let isStateless: Bool
    /// Whether the server has tools.
    let hasTools: Bool
    /// Whether it announces changes of its tools.
    let tellsChanges: Bool

    init(revision: String, capabilities: JSONValue?) {
        self.revision = revision
        isStateless = ProtocolRevision.stateless.contains(revision)
        hasTools = if case .object? = capabilities?["tools"] { true } else { false }
        tellsChanges = capabilities?["tools"]?["listChanged"] == .bool(true)
    }
}

/// Finds out which revision a server speaks, as the specification describes for clients that know both kinds
/// (2026-07-28, stdio, backward compatibility): `server/discover` first, and `initialize` if that is not understood.
struct Handshake {
    /// The server.
    let connection: ServerConnection
    /// How this program introduces itself.
    let client: PeerInfo
    /// When it must be done.
    let deadline: ContinuousClock.Instant
    /// The whole time limit, for messages.
    let limit: Duration

    /// Maximum wait for the first answer. After that the server is assumed to answer only `initialize`, as older ones
    /// do (such as the Python SDK 1.2.1). A server that is only slow to start then finds both requests.
    static let probeLimit: Duration = .seconds(2)

    private enum Probe {
        case agreed(Agreement)
        case older
        case silent
    }

    /// Agrees on a revision with the server.
    ///
    /// - Parameter probes: whether to ask for `server/discover` first; false for a server that ends when it is asked.
    /// - Throws: `MCPError`; `ended` also if the server ended at the first request.
    func run(probes: Bool) async throws(MCPError) -> Agreement {
        guard probes else { return try await initialize() }
        let probe = try await probe(within: min(Self.probeLimit, left / 2))
        if case .agreed(let agreement) = probe { return agreement }
        do throws(MCPError) {
            return try await initialize()
        } catch {
            // A server that was only slow to start has read both requests by now, and may speak only newer revisions.
            let isNewer = error.answer?.code == JSONRPCError.unsupportedProtocolVersion
            guard case .silent = probe, error.code == .refused || isNewer else { throw error }
            guard case .agreed(let agreement) = try await self.probe(within: left) else { throw error }
            return agreement
        }
    }

    private var left: Duration { max(.milliseconds(1), ContinuousClock.now.duration(to: deadline)) }

    private func probe(within limit: Duration) async throws(MCPError) -> Probe {
        for revision in ProtocolRevision.stateless {
            do throws(MCPError) {
                let result = try await connection.request(
                    Method.discover, ["_meta": Self.meta(revision, client)], within: limit, of: self.limit,
                    isCancellable: false)
                let offered = result["supportedVersions"]?.arrayValue?.compactMap(\.stringValue) ?? []
                if let common = ProtocolRevision.stateless.first(where: offered.contains) {
                    return .agreed(Agreement(revision: common, capabilities: result["capabilities"]))
                }
                if offered.isEmpty || ProtocolRevision.withHandshake.contains(where: offered.contains) { return .older }
                throw Self.nothingCommon(offered)
            } catch {
                if error.code == .timedOut { return .silent }
                guard error.code == .refused else { throw error }
                guard let offered = error.answer?.supportedRevisions else { return .older }
                if ProtocolRevision.stateless.contains(where: { $0 != revision && offered.contains($0) }) { continue }
                if ProtocolRevision.withHandshake.contains(where: offered.contains) { return .older }
                throw Self.nothingCommon(offered)
            }
        }
        return .older
    }

    private func initialize() async throws(MCPError) -> Agreement {
        let result = try await connection.request(
            Method.initialize,
            [
                "protocolVersion": .string(ProtocolRevision.withHandshake[0]), "capabilities": [:],
                "clientInfo": client.json,
            ], within: left, of: limit, isCancellable: false)
        guard let revision = result["protocolVersion"]?.stringValue else {
            throw MCPError(.invalid, "it answered initialize without a protocolVersion")
        }
        guard ProtocolRevision.withHandshake.contains(revision) else { throw Self.nothingCommon([revision]) }
        connection.notify(Method.initialized)
        return Agreement(revision: revision, capabilities: result["capabilities"])
    }

    /// The `_meta` of each request from 2026-07-28 on. It states no capabilities: requests of servers are not served.
    static func meta(_ revision: String, _ client: PeerInfo) -> JSONValue {
        .object([
            .init(MetaKey.protocolVersion, .string(revision)), .init(MetaKey.clientInfo, client.json),
            .init(MetaKey.clientCapabilities, [:]),
        ])
    }

    private static func nothingCommon(_ offered: [String]) -> MCPError {
        let known = (ProtocolRevision.stateless + ProtocolRevision.withHandshake).joined(separator: ", ")
        let theirs = offered.prefix(8).joined(separator: ", ").oneLine(120)
        return MCPError(.invalid, "it speaks the protocol revision \(theirs), and agent speaks \(known)")
    }
}
