import AgentCore

/// Finds what is remembered.
struct RecallTool: ServedTool {
    let name = "recall"
    let title = "Recall"
    let effect = ToolEffect.reads
    let parameters = [
        ToolParameter("query", .text, isRequired: true, "What to look for, in words."),
        ToolParameter("limit", .integer(1...100), "The most results; 10 unless given."),
    ]

    func description(_ agent: any ServedAgent) -> String {
        """
        Looks through what is remembered about the user: facts first, then past messages, the best first. Each has an \
        id, its text and its day.
        """
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        let limit = arguments.integer("limit", otherwise: 10)
        let output = try await agent.memory(["search", "-k", "\(limit)", "--", arguments.text("query")])
        return ToolReply(["results": output.json])
    }
}

extension ServedAgent {
    /// Calls a command of the memory.
    func memory(_ words: [String]) async throws -> SkillOutput { try await required("memory", words) }

    /// Calls a command of the prompts.
    func prompts(_ words: [String]) async throws -> SkillOutput { try await required("prompts", words) }

    private func required(_ skill: String, _ words: [String]) async throws -> SkillOutput {
        guard let output = try await invoke(skill, words) else {
            throw AgentError(
                .failed, "@\(skill) has no answer to \(words.first ?? "")", remedy: "See `agent skills show \(skill)`.")
        }
        return output
    }
}
