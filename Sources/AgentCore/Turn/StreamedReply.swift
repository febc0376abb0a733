/// Stage 7: what the model made.
public struct StreamedReply: Sendable, Hashable {
    /// The text, as far as it got.
    public var text = ""
    /// What the model wrote for itself before it answered.
    public var reasoning = ""
    /// Why it ended.
    public var finishReason = FinishReason.stop
    /// Tokens and times.
    public var usage = ModelUsage()
    /// The calls of tools on the way, in order.
    public var toolCalls: [ToolCallRecord] = []
    /// What broke the stream off, where something did; the text up to there is kept.
    public var failure: AgentError?
    /// Whether the model did not take the message, which then counts as not said.
    public var isRefused = false

    /// Nothing yet.
    public init() {}

    /// Whether there is nothing to read in it.
    public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
}

extension StreamedReply {
    /// Takes in what a model says next; answers what it said this time, and the calls that it wants made.
    ///
    /// - Throws: what the stream throws.
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
                // What was said before a call stands apart from what is said after it.
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

    /// Takes in a reply for which no tools are offered. Where the model calls some all the same, it is told once that
    /// there are none, so that the turn is not lost.
    ///
    /// - Throws: what the stream throws.
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
