import AgentCore

/// Serves one client over two files, one message a line (the protocol's stdio transport).
public struct StdioServer: Sendable {
    private let client: ServedClient
    private let input: LineInput
    private let output: LineOutput

    /// Takes over the files; begins nothing. SIGPIPE must not end the process: the client may close its end at any time.
    ///
    /// - Parameters:
    ///   - service: what is served.
    ///   - input: the descriptor that messages come from.
    ///   - output: the descriptor that messages go to. Nothing else may be written to it.
    public init(_ service: AgentService, input: Int32, output: Int32) {
        client = ServedClient(service)
        self.input = LineInput(input)
        self.output = LineOutput(output)
    }

    /// Serves until the input ends and what came before is answered, nobody reads the output any more, or the task is
    /// cancelled. In the last two cases requests in progress are cancelled.
    public func run() async {
        await withTaskCancellationHandler {
            await withDiscardingTaskGroup { group in
                while let line = await input.next(), !Task.isCancelled, !output.isClosed {
                    await take(line, &group)
                }
                input.stop()
                client.endInput()
                if Task.isCancelled { client.cancel() }
            }
        } onCancel: {
            input.stop()
        }
    }

    private func take(_ line: MessageLines.Line, _ group: inout DiscardingTaskGroup) async {
        do throws(JSONRPCError) {
            guard case .whole(let bytes) = line else {
                throw JSONRPCError(
                    JSONRPCError.invalidRequest, "a message has at most \(MessageReader.longest) bytes")
            }
            let message = try MessageReader.message(bytes)
            let send: MessageSender = { [client, input, output] message in
                await output.write(message)
                guard output.isClosed else { return }
                input.stop()
                client.cancel()
            }
            // What follows `initialize` at once counts on it.
            if case .request(_, Method.initialize, _) = message {
                await client.receive(message, send: send)
            } else {
                group.addTask { [client] in await client.receive(message, send: send) }
            }
        } catch {
            await output.write(.response(nil, .failure(error)))
        }
    }
}
