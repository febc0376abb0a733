import AgentCore

/// Finds messages of past conversations.
struct SearchSessionsTool: ServedTool {
    let name = "search_sessions"
    let title = "Search sessions"
    let effect = ToolEffect.reads
    let parameters = [
        ToolParameter("query", .text, isRequired: true, "Words to look for."),
        ToolParameter("limit", .integer(1...100), "The most messages; 20 unless given."),
    ]

    func description(_ agent: any ServedAgent) -> String {
        """
        Finds messages of past conversations by their words, the best first, with the ids of message and session. The \
        resource agent://sessions/ID is a whole session.
        """
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        let found = try agent.search(arguments.text("query"), limit: arguments.integer("limit", otherwise: 20))
        return ToolReply(["messages": .array(found)])
    }
}
