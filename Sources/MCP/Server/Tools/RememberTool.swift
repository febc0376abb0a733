import AgentCore

/// Adds a fact.
struct RememberTool: ServedTool {
    let name = "remember"
    let title = "Remember"
    let effect = ToolEffect.adds
    let parameters = [
        ToolParameter(
            "text", .text, isRequired: true, "One short sentence that the user said, such as \"I live in Lyon\".")
    ]

    func description(_ agent: any ServedAgent) -> String {
        "Adds a fact about the user to the memory. An earlier value that it contradicts becomes history. Asks the user."
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        let text = arguments.text("text")
        try await request.requireConsent("Remember this about you?", text)
        let output = try await agent.memory(["add", "--", text])
        return ToolReply(output.text, ["facts": output.json])
    }
}
