/// Stage 6: what the model made.
public struct StreamedReply: Sendable, Hashable {
    /// The text, as far as it got.
    public var text = ""
    /// Why it ended.
    public var finishReason = FinishReason.stop
    /// Tokens and times.
    public var usage = ModelUsage()
    /// The calls of tools on the way, in order.
    public var toolCalls: [ToolCallRecord] = []
    /// What broke the stream off, where something did; the text up to there is kept.
    public var failure: AgentError?

    /// Nothing yet.
    public init() {}
}

extension StreamedReply {
    /// Takes in what a model says next; answers what it said this time, and the calls that it wants made.
    ///
    /// - Throws: what the stream throws, and `ModelError` for a call where no tools were offered.
    mutating func take(
        _ request: ModelRequest, of model: any LanguageModel, _ emit: (TurnEvent) async -> Void
    ) async throws(ModelError) -> (said: String, calls: [ToolCall]) {
        var said = ""
        var calls: [ToolCall] = []
        var events = model.stream(request).makeAsyncIterator()
        while let event = try await events.next() {
            switch event {
            case .text(let piece):
                // What was said before a call stands apart from what is said after it.
                let piece = said.isEmpty && !text.isEmpty ? "\n\n" + piece : piece
                said += piece
                text += piece
                await emit(.text(piece))
            case .toolCall(let call):
                guard !request.tools.isEmpty else {
                    throw ModelError(
                        .failed,
                        "the model \(model.identity.name) called a tool \"\(call.name)\", but was offered none")
                }
                calls.append(call)
            case .end(let reason, let usage):
                finishReason = reason
                self.usage += usage
            }
        }
        return (said, calls)
    }
}
