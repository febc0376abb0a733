import AgentCore

/// A reply for a program.
struct OpenAIReply: Sendable {
    /// More of a reply.
    enum Piece: Sendable {
        /// Of its text.
        case text(String)
        /// Of the model's reasoning.
        case reasoning(String)
        /// A tool to be called.
        case call(ToolCall)
    }

    /// The text.
    var text = ""
    /// The model's reasoning.
    var reasoning = ""
    /// The tools to be called.
    var calls: [ToolCall] = []
    /// Why it ended.
    var finishReason = FinishReason.stop
    /// Token counts and times.
    var usage = ModelUsage()
    /// Where the whole turn was saved.
    var session: String?
    /// The id of the saved reply.
    var message: String?

    /// Why it ended, in the words of the API.
    var finish: String {
        switch finishReason {
        case .length, .context: "length"
        case .stop, .interrupted: calls.isEmpty ? "stop" : "tool_calls"
        }
    }

    /// The counts of tokens, in the words of the API.
    var usageDocument: JSONValue {
        [
            "prompt_tokens": .integer(usage.promptTokens), "completion_tokens": .integer(usage.completionTokens),
            "total_tokens": .integer(usage.promptTokens + usage.completionTokens),
            "prompt_tokens_details": ["cached_tokens": .integer(usage.cachedTokens)],
        ]
    }

    /// Where a whole turn was saved; `nil` for a bare reply.
    var place: JSONValue? {
        session.map { ["session": .string($0), "message": .optional(message)] }
    }
}
