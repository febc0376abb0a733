/// Stage 7: the model's reply.
public struct StreamedReply: Sendable, Hashable {
    /// The text so far.
    public var text = ""
    /// The model's reasoning before the answer.
    public var reasoning = ""
    /// Why it ended.
    public var finishReason = FinishReason.stop
    /// Token counts and times.
    public var usage = ModelUsage()
    /// The tool calls made or refused while answering, in order.
    public var toolCalls: [ToolCallRecord] = []
    /// The error that broke off the stream, if any; the text up to there is kept.
    public var failure: AgentError?
    /// Whether the model refused the message, which is then not stored.
    public var isRefused = false

    /// Makes an empty reply.
    public init() {}

    /// Whether the text is empty or only white space.
    public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
}

extension StreamedReply {
    /// Streams one model reply into this one. Returns the text of this part, and the tool calls the model wants.
    ///
    /// - Throws: the stream's error.
    mutating func take(
        _ request: ModelRequest, of model: any LanguageModel, _ emit: (TurnEvent) async -> Void
    ) async throws(ModelError) -> (said: String, calls: [ToolCall]) {
        var said = ""
        var calls: [ToolCall] = []
        var thought = false
        let before = text
        var events = model.stream(request).makeAsyncIterator()
        while let event = try await events.next() {
            switch event {
            case .text(let piece):
                // A blank line separates the text before a tool call from the text after it.
                let piece = said.isEmpty && !text.isEmpty ? "\n\n" + piece : piece
                said += piece
                text += piece
                await emit(.text(piece))
            case .reasoning(let piece):
                let piece = !thought && !reasoning.isEmpty ? "\n\n" + piece : piece
                thought = true
                reasoning += piece
                await emit(.reasoning(piece))
            case .textWasReasoning:
                reasoning += reasoning.isEmpty ? said : "\n\n" + said
                (said, text, thought) = ("", before, true)
                await emit(.textWasReasoning)
            case .toolCall(let call): calls.append(call)
            case .end(let reason, let usage):
                finishReason = reason
                self.usage += usage
            }
        }
        return (said, calls)
    }

    /// Streams a reply without tools. If the model calls some anyway, it is told once that there are none, so that the
    /// turn is not lost.
    ///
    /// - Throws: the stream's error.
    mutating func answer(
        _ request: ModelRequest, of model: any LanguageModel, _ emit: (TurnEvent) async -> Void
    ) async throws(ModelError) {
        var ask = request
        let (said, calls) = try await take(ask, of: model, emit)
        guard !calls.isEmpty else { return }
        await refuse(calls, emit)
        guard said.isEmpty, finishReason == .stop, !Task.isCancelled else { return }
        ask.messages.append(.calls(calls))
        ask.messages += calls.map { .result(of: $0, Self.noTools + ": answer in words") }
        await refuse(try await take(ask, of: model, emit).calls, emit)
    }

    private static let noTools = "not done: no tools are offered"

    private mutating func refuse(_ calls: [ToolCall], _ emit: (TurnEvent) async -> Void) async {
        for call in calls {
            let record = ToolCallRecord(
                name: call.name, arguments: call.arguments, outcome: .refused, result: Self.noTools, milliseconds: 0)
            toolCalls.append(record)
            await emit(.called(record))
        }
    }
}
