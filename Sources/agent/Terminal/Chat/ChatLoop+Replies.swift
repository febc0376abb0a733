import AgentCore

extension ChatLoop {
    /// `/retry`
    func retry() async throws {
        let text = try lastUserText()
        replacesLast = true
        defer { replacesLast = false }
        try await deliver(text, typed: nil)
    }

    /// `/undo`
    func undo() throws {
        let text = try lastUserText()
        try removeLast()
        lastResult = nil
        replacesLast = false
        console.dim("Removed: \(text.flattened)")
    }

    /// `/edit`: puts the last message back into the line. The old exchange is kept until the edited message is sent.
    func edit() throws {
        guard isInteractive else {
            throw AgentError(.usage, "/edit needs a terminal", remedy: "Use /undo and write anew.")
        }
        draft = try lastUserText()
        replacesLast = true
    }

    /// `/continue`
    func continueReply() async throws {
        let (reason, _) = try lastReply()
        guard !(try isUnanswered()) else {
            throw AgentError(.usage, "your last message has no reply yet", remedy: "/retry asks it again.")
        }
        guard reason == .interrupted || reason == .length else {
            throw AgentError(.usage, "the last reply is complete", remedy: "Just write what you want to say next.")
        }
        try await send("Please continue.")
    }

    /// Removes the last exchange from the session or from the private history.
    ///
    /// - Throws: `AgentError.Code.refused` where the session is frozen.
    func removeLast() throws {
        if conversation.isPrivate, !conversation.privateHistory.isEmpty {
            conversation.privateHistory = privateHistoryWithoutLast
            return
        }
        try refuseWhenPrivate()
        _ = try sessions.removeLastExchange(of: try current(), at: now)
    }

    /// Makes a turn replace the last exchange, which is kept until a model has accepted the new message.
    ///
    /// - Throws: `AgentError.Code.refused` where nothing may be written.
    func replaceLast(in request: inout TurnRequest) throws {
        if conversation.isPrivate, !conversation.privateHistory.isEmpty {
            request.privateHistory = privateHistoryWithoutLast
            return
        }
        try refuseWhenPrivate()
        _ = try current()
        request.replacesLast = true
    }

    private var privateHistoryWithoutLast: [ChatMessage] {
        let last = conversation.privateHistory.lastIndex { $0.role == .user }
        return Array(conversation.privateHistory[..<(last ?? 0)])
    }

    /// Whether the last message is the user's.
    private func isUnanswered() throws -> Bool {
        if conversation.isPrivate { return conversation.privateHistory.last?.role == .user }
        return try sessions.messages(of: try current()).last?.role == .user
    }

    private func lastUserText() throws -> String {
        let said: [String]
        if conversation.isPrivate, !conversation.privateHistory.isEmpty {
            said = conversation.privateHistory.filter { $0.role == .user }.map(\.content)
        } else {
            said = try sessions.messages(of: try current()).filter { $0.role == .user }.map(\.content)
        }
        guard let last = said.last else {
            throw AgentError(.notFound, "nothing has been said yet", remedy: "Write your first message.")
        }
        return last
    }

    private func lastReply() throws -> (finishReason: FinishReason?, id: String?) {
        if conversation.isPrivate { return (lastResult?.finishReason, nil) }
        let reply = try sessions.messages(of: try current()).last { $0.role == .assistant }
        return (reply?.finishReason, reply?.id)
    }

    /// The stored trace of the last reply.
    func lastTrace() throws -> JSONValue? { try lastReply().id.flatMap { try sessions.trace(of: $0) } }
}
