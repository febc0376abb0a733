import AgentCore
import Foundation

/// What the commands of `agent sessions` share.
struct SessionsCall {
    /// The open store.
    let sessions: any SessionStore
    /// Finds sessions by id.
    let finder: SessionFinder
    /// The present moment.
    let now: Date
    private let store: OpenStore

    /// Opens the store.
    ///
    /// - Throws: `AgentError` where that fails.
    init(_ call: Call) throws {
        now = call.program.clock.now()
        store = try OpenStore(call.program.directories)
        sessions = store.sessions
        finder = SessionFinder(store: sessions, now: now)
    }
}
