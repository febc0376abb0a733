/// What a turn did, kept with its reply so that it can be shown later.
public struct TurnTrace: Sendable, Hashable {
    /// The skills that took part, and why.
    public var skills: [RoutedSkill]
    /// The facts that the model was given.
    public var factsUsed: [FactReference]
    /// Ids of the past messages that the model was given.
    public var messagesUsed: [String]
    /// The prompt's name, such as `companion`.
    public var prompt: String?
    /// The hash by which `prompts show` gives that prompt as it was.
    public var promptRevision: String?
    /// SHA-256 of the messages that the prompt was made of, before they were put in order for the model.
    public var promptHash: String?
    /// The model's name.
    public var model: String?
    /// Tokens and times.
    public var usage: ModelUsage
    /// Lines the user was shown, such as what was left out.
    public var notices: [String]
    /// The calls of tools that the model wanted made.
    public var toolCalls: [ToolCallRecord]
    /// What the model wrote for itself before it answered.
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
