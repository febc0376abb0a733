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
    /// What of the request had no effect.
    var notice: String?

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

    /// What the API has no words for: where a whole turn was saved, and what of the request had no effect; `nil` for
    /// nothing.
    var extra: JSONValue? {
        let place = session.map {
            [JSONValue.Member("session", .string($0)), JSONValue.Member("message", .optional(message))]
        }
        let members = (place ?? []) + (notice.map { [JSONValue.Member("notice", .string($0))] } ?? [])
        return members.isEmpty ? nil : .object(members)
    }
}
