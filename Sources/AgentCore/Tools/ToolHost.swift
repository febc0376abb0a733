/// What the agent loop needs for tool calls: providers, gate, limits and schema check.
public struct ToolHost: Sendable {
    /// Checks a document against a JSON Schema and returns what is wrong, or `nil`. Throws if it does not support the
    /// schema.
    public typealias SchemaFault = @Sendable (_ document: String, _ schema: String) throws -> String?

    /// The sources of tools.
    public let providers: [any ToolProvider]
    /// Decides whether calls are made.
    public let gate: ToolGate
    /// The limits of one turn.
    public let limits: ToolLimits
    /// Checks arguments against the tool's schema before a call.
    public let schemaFault: SchemaFault
    /// Whether models whose chat format has tool calls use it.
    public let prefersNative: Bool
    /// Why tools are not available; `nil` where they are.
    public let absence: String?

    /// Puts a host together.
    public init(
        providers: [any ToolProvider], gate: ToolGate, limits: ToolLimits = ToolLimits(), prefersNative: Bool = true,
        absence: String? = nil, schemaFault: @escaping SchemaFault
    ) {
        self.prefersNative = prefersNative
        self.absence = absence
        self.providers = providers
        self.gate = gate
        self.limits = limits
        self.schemaFault = schemaFault
    }

    /// All tools for a turn in which these skills are active. Of two with the same name, the first counts.
    public func tools(for skills: [SkillCatalog.Entry]) async -> ProvidedTools {
        var all = ProvidedTools()
        var names: Set<String> = []
        for provider in providers {
            let provided = await provider.tools(for: skills)
            for tool in provided.tools where names.insert(tool.declaration.name).inserted { all.tools.append(tool) }
            all.notices += provided.notices
        }
        return all
    }

    /// The tool with one name. Stops at the first provider that has it.
    public func tools(for skills: [SkillCatalog.Entry], named name: String) async -> ProvidedTools {
        var all = ProvidedTools()
        for provider in providers where all.tools.isEmpty {
            let provided = await provider.tools(for: skills, named: name)
            all.tools = Array(provided.tools.prefix(1))
            all.notices += provided.notices
        }
        return all
    }

    /// Whether this model gets tools through its own chat format.
    func isNative(_ model: any LanguageModel) -> Bool { prefersNative && model.callsTools }

    /// Estimates how many tokens the declarations take in a model's prompt.
    func tokens(of declarations: [ToolDeclaration], for model: any LanguageModel) async throws(ModelError) -> Int {
        guard !declarations.isEmpty else { return 0 }
        let text = declarations.map { "\($0.name) \($0.description) \($0.parameters)" }.joined(separator: "\n")
        return try await model.countTokens([ChatMessage(.system, text)])
    }

    /// Makes one call outside a conversation, with the same checks as a model's call.
    ///
    /// - Throws: `AgentError` where the user's decisions cannot be read or written.
    public func make(
        _ call: ToolCall, of tools: [any Tool], emit: (TurnEvent) async -> Void
    ) async throws -> ToolCallRecord {
        var caller = ToolCaller(tools, host: self, isPrivate: false)
        return try await caller.make(call, outputLimit: limits.output, emit: emit)
    }
}
