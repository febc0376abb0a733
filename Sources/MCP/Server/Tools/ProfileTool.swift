import AgentCore

/// Tells who the user is.
struct ProfileTool: ServedTool {
    let name = "profile"
    let title = "Profile"
    let effect = ToolEffect.reads
    let parameters: [ToolParameter] = []

    func description(_ agent: any ServedAgent) -> String {
        "Tells who the user is, in sections; each line names the ids of the facts behind it."
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        let output = try await agent.memory(["profile"])
        return ToolReply(output.text, output.json)
    }
}
