import AgentCore

/// Calls a skill by name.
struct RunSkillTool: ServedTool {
    let name = "run_skill"
    let title = "Run skill"
    let effect = ToolEffect.isOpen
    let parameters = [
        ToolParameter("name", .text, isRequired: true, "The skill's name."),
        ToolParameter("arguments", .texts, "The words after the name, such as [\"list\"]; none unless given."),
    ]

    func description(_ agent: any ServedAgent) throws -> String {
        """
        Calls one of the user's skills, as `agent @NAME ARGUMENTS` does. A skill that consists of instructions is \
        followed by the user's own model. Asks the user. There are: \(try Self.names(agent)).
        """
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        let name = arguments.text("name")
        guard try agent.skills().contains(where: { $0.name == name }) else {
            throw AgentError(
                .notFound, "there is no skill \(name.oneLine(60))",
                remedy: "There are: \(try Self.names(agent)).")
        }
        let words = arguments.texts("arguments")
        try await request.requireConsent("Run this skill?", (["@\(name)"] + words).joined(separator: " "))
        guard let output = try await agent.invoke(name, words) else {
            return try await agent.reply(to: ServedTurn((["@\(name)"] + words).joined(separator: " ")), request)
        }
        guard output.failure == nil else { return ToolReply(failure: output.text) }
        return ToolReply(output.text, ["output": output.json])
    }

    private static func names(_ agent: any ServedAgent) throws -> String {
        try agent.skills().map(\.name).joined(separator: ", ")
    }
}
