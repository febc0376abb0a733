import AgentCore

/// The clients that greeted the endpoint with `initialize`, by the session ids that they were given.
final class EndpointSessions: Sendable {
    private let open = Locked<[(id: String, client: ServedClient)]>([])

    /// The most sessions; the one that was not used for the longest time ends for a new one.
    static let most = 64

    /// Records a client; returns its session's id, and the client whose session ends for it.
    func add(_ client: ServedClient) -> (id: String, evicted: ServedClient?) {
        let id = (0..<4).map { _ in Identifier.make() }.joined()
        let evicted = open.withLock { open in
            open.append((id, client))
            return open.count > Self.most ? open.removeFirst().client : nil
        }
        return (id, evicted)
    }

    /// The client of a session, which counts as used now.
    func client(_ id: String) -> ServedClient? {
        open.withLock { open in
            guard let index = open.firstIndex(where: { $0.id == id }) else { return nil }
            let one = open.remove(at: index)
            open.append(one)
            return one.client
        }
    }

    /// Takes a session out.
    func remove(_ id: String) { open.withLock { $0.removeAll { $0.id == id } } }

    /// Takes all out.
    func removeAll() -> [ServedClient] {
        open.withLock { open in
            defer { open = [] }
            return open.map(\.client)
        }
    }
}
