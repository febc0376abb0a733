/// The result of a turn.
public struct TurnResult: Sendable, Hashable {
    /// The session; `nil` for a private turn.
    public var session: String?
    /// The id of the stored reply; `nil` for a private turn or an empty reply.
    public var message: String?
    /// The whole reply.
    public var reply: String
    /// The model's reasoning before the answer; not part of the reply.
    public var reasoning = ""
    /// The model that answered; `nil` if a skill answered alone.
    public var model: ModelIdentity?
    /// Why the reply ended.
    public var finishReason: FinishReason
    /// The skills that took part, and why.
    public var skills: [RoutedSkill]
    /// The facts in the prompt.
    public var factsUsed: [FactReference]
    /// What was learned from the user's message.
    public var factsLearned: [Observation.Learned]
    /// Token counts and times.
    public var usage: ModelUsage
    /// The tool calls that the model wanted.
    public var toolCalls: [ToolCallRecord] = []
    /// The answer of a skill that needed no model.
    public var skillOutput: SkillOutput?

    /// Makes the result of a turn that the model answered.
    init(session: String?, _ reply: StreamedReply, _ trace: TurnTrace, model: ModelIdentity) {
        self.session = session
        self.model = model
        self.reply = reply.text
        reasoning = reply.reasoning
        finishReason = reply.finishReason
        skills = trace.skills
        factsUsed = trace.factsUsed
        factsLearned = []
        usage = reply.usage
        toolCalls = reply.toolCalls
    }

    /// Makes the result of a turn that a skill answered alone.
    init(_ output: SkillOutput, to routed: RoutedTurn) {
        session = routed.parsed.request.session
        reply = output.text
        finishReason = .stop
        skills = routed.skills
        factsUsed = output.factsUsed
        factsLearned = []
        usage = ModelUsage()
        skillOutput = output
    }
}

extension TurnResult {
    /// The `--json` document, as CONTRACT.md defines it.
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
    /// Tokens and milliseconds, as CONTRACT.md defines them.
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

/// A record of what a turn did, stored with its reply so that it can be shown later.
public struct TurnTrace: Sendable, Hashable {
    /// The skills that took part, and why.
    public var skills: [RoutedSkill]
    /// The facts in the prompt.
    public var factsUsed: [FactReference]
    /// Ids of the past messages in the prompt.
    public var messagesUsed: [String]
    /// The prompt's name, such as `companion`.
    public var prompt: String?
    /// The hash with which `prompts show` prints that prompt as it was.
    public var promptRevision: String?
    /// SHA-256 of the prompt's messages, before they were ordered for the model.
    public var promptHash: String?
    /// The model's name.
    public var model: String?
    /// Token counts and times.
    public var usage: ModelUsage
    /// Notices shown to the user, such as what was left out.
    public var notices: [String]
    /// The tool calls that the model wanted.
    public var toolCalls: [ToolCallRecord]
    /// The model's reasoning before the answer.
    public var reasoning: String

    /// Makes a trace.
    public init(
        skills: [RoutedSkill], factsUsed: [FactReference], messagesUsed: [String] = [], prompt: String?,
        promptRevision: String? = nil, promptHash: String?, model: String?,
        usage: ModelUsage, notices: [String], toolCalls: [ToolCallRecord] = [], reasoning: String = ""
    ) {
        self.reasoning = reasoning
        self.toolCalls = toolCalls
        self.skills = skills
        self.factsUsed = factsUsed
        self.messagesUsed = messagesUsed
        self.prompt = prompt
        self.promptRevision = promptRevision
        self.promptHash = promptHash
        self.model = model
        self.usage = usage
        self.notices = notices
    }

    /// Makes the trace of a turn that the model answered.
    init(_ prepared: PreparedTurn, _ prompt: AssembledPrompt, _ reply: StreamedReply, model: ModelIdentity) {
        self.init(
            skills: prepared.routed.skills, factsUsed: prepared.additions.factsUsed,
            messagesUsed: prepared.additions.messagesUsed, prompt: prompt.promptName,
            promptRevision: prompt.promptRevision, promptHash: prompt.hash, model: model.name, usage: reply.usage,
            notices: prepared.additions.notices, toolCalls: reply.toolCalls, reasoning: reply.reasoning)
    }

    /// The trace as a document.
    public var json: JSONValue {
        [
            "skills": .array(skills.map { ["name": .string($0.name), "why": .string($0.why.rawValue)] }),
            "facts_used": .array(factsUsed.map { ["id": .string($0.id), "text": .string($0.text)] }),
            "messages_used": .array(messagesUsed.map(JSONValue.string)),
            "prompt": .optional(prompt),
            "prompt_revision": .optional(promptRevision),
            "prompt_hash": .optional(promptHash),
            "model": .optional(model),
            "usage": usage.json,
            "notices": .array(notices.map(JSONValue.string)),
            "tools": .array(toolCalls.map(\.json)),
            "reasoning": .optional(reasoning.isEmpty ? nil : reasoning),
        ]
    }
}

/// What a front end shows while a turn runs.
public enum TurnEvent: Sendable, Hashable {
    /// The user's message is stored; its session and id. Not sent for private turns.
    case saved(session: String, message: String)
    /// A skill takes part because the user named it.
    case skill(RoutedSkill)
    /// A line the user should see: what was left out, what is broken.
    case notice(String)
    /// A tool is being called; if the user was not asked, the text says why.
    case calling(ToolCall, String?)
    /// A tool call has finished or was refused.
    case called(ToolCallRecord)
    /// More of the reply.
    case text(String)
    /// More of the model's reasoning.
    case reasoning(String)
    /// The text since the last tool call was reasoning.
    case textWasReasoning
    /// The user's message was refused and is no longer stored.
    case withdrawn
}
