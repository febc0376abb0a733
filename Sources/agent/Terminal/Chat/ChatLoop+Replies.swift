import AgentCore

extension ChatLoop {
    /// `/retry`
    func retry() async throws {
        let text = try lastUserText()
        replacesLast = true
        defer { replacesLast = false }
        try await deliver(text)
    }

    /// `/undo`
    func undo() throws {
        let text = try lastUserText()
        try removeLast()
        lastResult = nil
        replacesLast = false
        console.dim("Removed: \(text.flattened)")
    }

    /// `/edit`: the exchange stays until the edited message is sent.
    func edit() throws {
        guard isInteractive else {
            throw AgentError(.usage, "/edit needs a terminal", remedy: "Use /undo and write anew.")
        }
        draft = try lastUserText()
        replacesLast = true
    }

    /// `/continue`
    func continueReply() async throws {
        let reason = try lastReply().finishReason
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
            conversation.privateHistory.removeLast(2)
            return
        }
        try refuseWhenPrivate()
        _ = try sessions.removeLastExchange(of: try current(), at: now)
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
