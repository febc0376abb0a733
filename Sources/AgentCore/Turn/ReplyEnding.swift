/// What the user is told about how a reply ended.
public struct ReplyEnding: Sendable, Hashable {
    private let text: String
    private let reasoning: String
    private let finishReason: FinishReason
    private let usage: ModelUsage

    /// The end of a model's reply.
    public init(text: String, reasoning: String, finishReason: FinishReason, usage: ModelUsage) {
        self.text = text
        self.reasoning = reasoning
        self.finishReason = finishReason
        self.usage = usage
    }

    /// An error if the reply has nothing to read; `nil` if the user stopped it.
    public var shortfall: AgentError? {
        guard finishReason != .interrupted, text.allSatisfy(\.isWhitespace) else { return nil }
        let what = limit ?? "the reply is empty"
        let message = reasoning.isEmpty ? what : "\(what): it spent its tokens thinking"
        let more = finishReason == .length ? "Give it more with --max-tokens N" : "Try again"
        return AgentError(.failed, message, remedy: "\(more), or choose another model with --model.")
    }

    /// A line saying that a limit cut the reply; `nil` if none did or the reply is empty.
    public var cut: String? { text.allSatisfy(\.isWhitespace) ? nil : limit }

    private var limit: String? {
        switch finishReason {
        case .length: "the reply was cut at \(tokens)"
        case .context: "the context is full: the reply was cut at \(tokens)"
        case .stop, .interrupted: nil
        }
    }

    private var tokens: String {
        switch usage.completionTokens {
        case 0: "its limit"
        case 1: "1 token"
        case let count: "\(count) tokens"
        }
    }
}

extension TurnResult {
    /// How the model's reply ended; `nil` where a skill answered alone.
    public var ending: ReplyEnding? {
        guard skillOutput == nil else { return nil }
        return ReplyEnding(text: reply, reasoning: reasoning, finishReason: finishReason, usage: usage)
    }
}
