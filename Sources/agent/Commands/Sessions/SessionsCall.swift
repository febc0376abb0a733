import AgentCore
import Foundation

/// Shared by the commands of `agent sessions`.
struct SessionsCall {
    /// The open store.
    let sessions: any SessionStore
    /// Finds sessions by id.
    let finder: SessionFinder
    /// The current time.
    let now: Date
    private let store: OpenStore

    /// Opens the store.
    ///
    /// - Throws: `AgentError` where the database cannot be opened.
    init(_ call: Call) throws {
        now = call.program.clock.now()
        store = try OpenStore(call.program.directories)
        sessions = store.sessions
        finder = SessionFinder(store: sessions, now: now)
    }
}
