public import Foundation

/// Stores conversations. Every write is durable when the call returns. Every call may throw `AgentError` for what the
/// storage reports.
public protocol SessionStore: Sendable {
    /// All sessions, the one with the newest message first.
    func sessions() throws -> [Session]

    /// The session with this id.
    ///
    /// - Throws: `AgentError.Code.notFound` where there is none.
    func session(_ id: String) throws -> Session

    /// The messages of a session, oldest first.
    func messages(of session: String) throws -> [Message]

    /// The message with this id, if there is one.
    func message(_ id: String) throws -> Message?

    /// Starts a session with the user's first message; both are stored, or neither.
    ///
    /// - Parameter observers: the skills that must process the message; stored with it until `settle` is called.
    func begin(title: String, with text: String, at time: Date, observers: [String]) throws -> Message

    /// Adds a message to a session.
    ///
    /// - Parameter observers: the skills that must process the message; stored with it until `settle` is called.
    /// - Throws: `AgentError.Code.refused` where the session is frozen at `time` and the message is the user's,
    ///   `.notFound` where it is missing.
    func append(
        _ role: Message.Role, _ content: String, to session: String, at time: Date, finishReason: FinishReason?,
        observers: [String]
    ) throws -> Message

    /// The messages that skills still have to process, oldest first.
    func pendingObservations() throws -> [PendingObservation]

    /// Records that the message was observed, and that `Skill.workInBackground` of the skills remains.
    func deferBackgroundWork(of message: String, to skills: [String]) throws

    /// Records that skills are done with this message.
    func finishObservation(of message: String) throws

    /// Gives a session another title. Works on frozen sessions too.
    func rename(_ session: String, to title: String) throws

    /// Gives a session the small model's title if its title still is `words`, the start of its first message. Unlike one
    /// that the user gave, it goes when messages are taken out of the session.
    func name(_ session: String, _ title: String, insteadOf words: String) throws

    /// Deletes a session and its messages, for good: their bytes are overwritten in the file.
    func delete(_ session: String) throws

    /// Copies a session into a new one that begins at `time`.
    func fork(_ session: String, at time: Date) throws -> Session

    /// Messages that contain the words of `text`, best first.
    func search(_ text: String, limit: Int) throws -> [MessageMatch]

    /// The names of those sessions that are stored already, with the same messages, times, speakers and references.
    func sessionsAlreadyThere(among messages: [ImportedMessage]) throws -> Set<String>

    /// Imports sessions with their original times, all or none; returns their new ids.
    func add(_ messages: [ImportedMessage]) throws -> [String]

    /// Removes the newest exchange (the last user message and what follows it); returns the user's text.
    ///
    /// - Throws: `AgentError.Code.refused` where the session is frozen at `time`.
    func removeLastExchange(of session: String, at time: Date) throws -> String?

    /// Deletes messages, and the sessions that are left without any.
    func takeBack(_ messages: [String]) throws

    /// What the user chose for a session; empty if nothing.
    func choices(of session: String) throws -> SessionChoices

    /// Stores the user's choices for a session. Fields that are `nil` keep their earlier values.
    func keep(_ choices: SessionChoices, for session: String) throws

    /// Stores the trace of the turn that made this reply.
    func save(_ trace: TurnTrace, of message: String) throws

    /// The skills that the model chose in a session without the user naming them, by the id of the reply.
    func chosenSkills(in session: String) throws -> [String: String]

    /// The trace of the turn that made this reply, where one was stored.
    func trace(of message: String) throws -> JSONValue?
}

extension SessionStore {
    /// Starts a session with a message that no skill has to process.
    public func begin(title: String, with text: String, at time: Date) throws -> Message {
        try begin(title: title, with: text, at: time, observers: [])
    }

    /// Adds a message that no skill has to process.
    public func append(
        _ role: Message.Role, _ content: String, to session: String, at time: Date, finishReason: FinishReason?
    ) throws -> Message {
        try append(role, content, to: session, at: time, finishReason: finishReason, observers: [])
    }
}
