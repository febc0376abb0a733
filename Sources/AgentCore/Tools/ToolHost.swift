/// What a loop needs to let a model call tools.
public struct ToolHost: Sendable {
    /// What is wrong with a document under a JSON Schema; `nil` where nothing is. It throws where the schema is beyond it.
    public typealias SchemaFault = @Sendable (_ document: String, _ schema: String) throws -> String?

    /// Where tools come from.
    public let providers: [any ToolProvider]
    /// Who decides about calls.
    public let gate: ToolGate
    /// How far a turn may go.
    public let limits: ToolLimits
    /// Checks arguments before a call.
    public let schemaFault: SchemaFault
    /// Whether models call tools in their own way, where they have one.
    public let prefersNative: Bool
    /// Why the model cannot be let call tools; `nil` where it can.
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

    /// All tools for a turn in which these skills are in force. Of two with one name the first counts.
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

    /// The tool of one name, asking no further provider once it is found.
    public func tools(for skills: [SkillCatalog.Entry], named name: String) async -> ProvidedTools {
        var all = ProvidedTools()
        for provider in providers where all.tools.isEmpty {
            let provided = await provider.tools(for: skills, named: name)
            all.tools = Array(provided.tools.prefix(1))
            all.notices += provided.notices
        }
        return all
    }

    /// Whether this model is told of tools by its own chat format.
    func isNative(_ model: any LanguageModel) -> Bool { prefersNative && model.callsTools }

    /// About how many tokens declarations take in a model's prompt.
    func tokens(of declarations: [ToolDeclaration], for model: any LanguageModel) async throws(ModelError) -> Int {
        guard !declarations.isEmpty else { return 0 }
        let text = declarations.map { "\($0.name) \($0.description) \($0.parameters)" }.joined(separator: "\n")
        return try await model.countTokens([ChatMessage(.system, text)])
    }

    /// Makes one call outside a conversation, as a model's would be made.
    ///
    /// - Throws: `AgentError` where the user's decisions cannot be read or written.
    public func make(
        _ call: ToolCall, of tools: [any Tool], emit: (TurnEvent) async -> Void
    ) async throws -> ToolCallRecord {
        var caller = ToolCaller(tools, host: self, isPrivate: false)
        return try await caller.make(call, outputLimit: limits.output, emit: emit)
    }
}
