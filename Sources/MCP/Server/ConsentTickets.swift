import AgentCore

/// Questions that were sent to clients and wait for the repeated request. Each counts once, and only for the request
/// that it was asked about, so that an answer cannot be used for something else.
final class ConsentTickets: Sendable {
    private struct Ticket {
        let name: String
        let subject: String
    }

    private let open = Locked<[Ticket]>([])

    /// The most questions that wait; older ones are asked again.
    static let most = 64

    /// Records a question; returns the name that its answer comes with.
    func issue(for subject: String) -> String {
        let ticket = Ticket(name: Identifier.make() + Identifier.make(), subject: subject)
        open.withLock { open in
            open.append(ticket)
            open.removeFirst(max(0, open.count - Self.most))
        }
        return ticket.name
    }

    /// Whether the question was asked about this and is not answered yet; it is from now on.
    func redeem(_ name: String, for subject: String) -> Bool {
        open.withLock { open in
            guard let index = open.firstIndex(where: { $0.name == name }) else { return false }
            return open.remove(at: index).subject == subject
        }
    }
}
