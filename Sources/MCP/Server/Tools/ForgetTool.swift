import AgentCore

/// Erases a fact.
struct ForgetTool: ServedTool {
    let name = "forget"
    let title = "Forget"
    let effect = ToolEffect.removes
    let parameters = [
        ToolParameter("id", .text, isRequired: true, "The fact's id, from recall or list_facts."),
        ToolParameter("messages", .flag, "Whether to take its sentence out of past messages too; false unless given."),
    ]

    func description(_ agent: any ServedAgent) -> String {
        """
        Removes a remembered fact and its history for good, and tells where its words can still be found. Asks the user.
        """
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        let id = arguments.text("id")
        // An unknown id is an error before anybody is asked.
        let fact = try await agent.memory(["show", "--", id]).json["text"]?.stringValue ?? id
        let fromMessages = arguments.flag("messages")
        try await request.requireConsent(
            fromMessages
                ? "Forget this for good, and take its sentence out of past messages?" : "Forget this for good?",
            fact)
        let output = try await agent.memory(["forget"] + (fromMessages ? ["--messages"] : []) + ["--", id])
        return ToolReply(output.text, output.json)
    }
}
