/// How a turn ended.
public struct TurnResult: Sendable, Hashable {
    /// The session; `nil` for a private turn.
    public var session: String?
    /// The id of the stored reply; `nil` for a private turn, or where nothing was made.
    public var message: String?
    /// The whole reply.
    public var reply: String
    /// What the model wrote for itself before it answered; no part of the reply.
    public var reasoning = ""
    /// The model that made it; `nil` where a skill answered alone.
    public var model: ModelIdentity?
    /// Why it ended.
    public var finishReason: FinishReason
    /// The skills that took part, and why.
    public var skills: [RoutedSkill]
    /// The facts that the model was given.
    public var factsUsed: [FactReference]
    /// What was learned from the user's message.
    public var factsLearned: [Observation.Learned]
    /// Tokens and times.
    public var usage: ModelUsage
    /// The calls of tools that the model wanted made.
    public var toolCalls: [ToolCallRecord] = []
    /// The answer of a skill that needed no model.
    public var skillOutput: SkillOutput?
}

extension TurnResult {
    /// The document of `--json`, as CONTRACT.md has it.
    public var json: JSONValue {
        [
            "session": .optional(session),
            "message": .optional(message),
            "reply": .string(reply),
            "reasoning": .optional(reasoning.isEmpty ? nil : reasoning),
            "model": .optional(model?.name),
            "finish_reason": .string(finishReason.rawValue),
            "skills": .array(skills.map { ["name": .string($0.name), "why": .string($0.why.rawValue)] }),
            "facts_used": .array(factsUsed.map { ["id": .string($0.id), "text": .string($0.text)] }),
            "facts_learned": .array(
                factsLearned.map {
                    [
                        "op": .string($0.operation.rawValue), "id": .string($0.fact.id),
                        "text": .string($0.fact.text),
                    ]
                }),
            "tools": .array(toolCalls.map(\.json)),
            "usage": usage.json,
        ]
    }
}

extension ModelUsage {
    /// Tokens and milliseconds, as CONTRACT.md has them.
    public var json: JSONValue {
        [
            "prompt_tokens": .integer(promptTokens),
            "cached_tokens": .integer(cachedTokens),
            "completion_tokens": .integer(completionTokens),
            "prompt_ms": .number(promptMilliseconds.rounded(toTenths: ())),
            "completion_ms": .number(completionMilliseconds.rounded(toTenths: ())),
        ]
    }
}

extension Double {
    fileprivate func rounded(toTenths: Void) -> Double { (self * 10).rounded() / 10 }
}
