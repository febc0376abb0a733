import AgentCore
import Foundation

/// Finds the session that a user means.
struct SessionFinder: Sendable {
    /// Where to look.
    let store: any SessionStore
    /// The present moment.
    let now: Date

    /// The session with this id, or with the only id that begins so.
    ///
    /// - Throws: `AgentError`: `.notFound`, or `.usage` listing the sessions where several begin so.
    func find(_ prefix: String) throws -> Session {
        let all = try store.sessions()
        if let exact = all.first(where: { $0.id == prefix }) { return exact }
        let matching = prefix.isEmpty ? [] : all.filter { $0.id.hasPrefix(prefix.lowercased()) }
        if matching.count > 1 {
            let list = matching.prefix(5).map { "\($0.id) (\($0.title))" }.joined(separator: ", ")
            throw AgentError(
                .usage, "\(matching.count) sessions begin with \"\(prefix)\"", remedy: "Give more of the id: \(list)")
        }
        guard let only = matching.first else {
            throw AgentError(
                .notFound, "there is no session \(prefix)", remedy: "`agent sessions list` shows those there are.")
        }
        return only
    }

    /// The session to continue.
    ///
    /// - Throws: `AgentError.Code.refused` where its day has passed.
    func open(_ session: Session) throws -> Session {
        guard session.isFrozen(at: now) else { return session }
        throw AgentError(
            .refused, "the session \(session.id) is frozen: its day has passed",
            remedy: "Continue it as a new one with `agent sessions fork \(session.id)`.")
    }

    /// The session with the newest message, where there is any.
    func latest() throws -> Session? { try store.sessions().first }

    /// Today's latest session, where there is one.
    func latestOfToday() throws -> Session? { try store.sessions().first { !$0.isFrozen(at: now) } }
}
