import AgentCore

/// Reads a server's messages and passes each on to its recipient.
struct ServerInbox {
    /// The state shared with callers.
    let state: Locked<ConnectionState>

    /// Handles a line of the server's output.
    func take(_ line: MessageLines.Line) {
        switch line {
        case .tooLong:
            let waiting = state.withLock { state in
                state.log.note(garbage: "a line of over \(ServerPump.lineLimit >> 20) MiB")
                let all = state.waiting
                state.unawaited.formUnion(all.keys)
                state.waiting = [:]
                return Array(all.values)
            }
            // Without reading the line, nobody knows whose answer it was: all waiting requests fail.
            let error = MCPError(
                .invalid, "it sent a line of over \(ServerPump.lineLimit >> 20) MiB, which is not read")
            for one in waiting { one.answer.resume(returning: .failure(error)) }
        case .whole(let bytes):
            guard let value = try? JSONReader(maximumValues: 1_000_000).read(bytes) else { return note(bytes) }
            take(value, bytes)
        }
    }

    private func take(_ value: JSONValue, _ bytes: [UInt8]) {
        guard case .array(let batch) = value else {
            guard let message = JSONRPCMessage(value) else { return note(bytes) }
            if let answer = take(message) { send(answer) }
            return
        }
        // Batches exist only in 2025-03-26, where every client must accept them.
        let messages = batch.compactMap(JSONRPCMessage.init)
        if messages.isEmpty || messages.count < batch.count { note(bytes) }
        let answers = messages.compactMap(take)
        if !answers.isEmpty { send(.array(answers)) }
    }

    /// Handles a message; returns the answer to a request.
    private func take(_ message: JSONRPCMessage) -> JSONValue? {
        switch message {
        case .response(let id, let outcome):
            take(outcome, for: id)
            return nil
        case .notification(let method, _):
            if method == Method.toolsChanged { state.withLock { $0.toolsChanged = true } }
            return nil
        case .request(let id, let method, _):
            let outcome: Result<JSONValue, JSONRPCError> =
                method == Method.ping
                ? .success([:])
                : .failure(JSONRPCError(JSONRPCError.methodNotFound, "\(method.oneLine(60)) is not offered"))
            return JSONRPCMessage.response(id, outcome).json
        }
    }

    private func take(_ outcome: Result<JSONValue, JSONRPCError>, for id: RequestID?) {
        let waiting = state.withLock { state -> ConnectionState.Waiting? in
            switch id {
            case .number(let number):
                if let one = state.waiting.removeValue(forKey: number) {
                    state.unawaited.insert(number)
                    return one
                }
                if state.unawaited.contains(number) { return nil }
            // The server could not read the id; if only one request waits, the answer is to that one.
            case .none: if state.waiting.count == 1 { return state.waiting.popFirst()?.value }
            case .text: break
            }
            state.log.note(garbage: "an answer to a request that was not made (\((id?.json ?? .null).text()))")
            return nil
        }
        guard let waiting else { return }
        waiting.answer.resume(returning: outcome.mapError { MCPError($0, to: waiting.method) })
    }

    private func send(_ message: JSONValue) {
        // If the server does not read, its requests go unanswered rather than filling the memory.
        state.withLock { state in
            if state.outgoing.count < 1 << 20 { _ = state.enqueue(message) }
        }
    }

    private func note(_ bytes: [UInt8]) {
        let text = String(decoding: bytes.prefix(512), as: UTF8.self)
        state.withLock { $0.log.note(garbage: text) }
    }
}
