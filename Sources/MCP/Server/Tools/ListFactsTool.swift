import AgentCore

/// Lists all facts.
struct ListFactsTool: ServedTool {
    let name = "list_facts"
    let title = "List facts"
    let effect = ToolEffect.reads
    let parameters: [ToolParameter] = []

    func description(_ agent: any ServedAgent) -> String {
        """
        Lists every remembered fact about the user that holds or waits for confirmation, the oldest first, with its \
        id, its day and the sentence it came from.
        """
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        ToolReply(["facts": try await agent.memory(["list"]).json])
    }
}
