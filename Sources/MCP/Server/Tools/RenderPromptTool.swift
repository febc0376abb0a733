import AgentCore

/// Shows what a model would be told.
struct RenderPromptTool: ServedTool {
    let name = "render_prompt"
    let title = "Render prompt"
    let effect = ToolEffect.reads
    let parameters = [
        ToolParameter("name", .text, "The system prompt's name; the one in use unless given."),
        ToolParameter("inputs", .named, "Values for the prompt's inputs, by name."),
    ]

    func description(_ agent: any ServedAgent) -> String {
        "Gives the text of a system prompt as a model would get it, with what is remembered, the date and its inputs."
    }

    func call(_ arguments: ToolArguments, _ agent: any ServedAgent, _ request: RequestContext) async throws -> ToolReply
    {
        let document = try await agent.rendered(arguments["name"]?.stringValue, arguments.named("inputs"))
        return ToolReply(document["text"]?.stringValue ?? "", document)
    }
}

extension ServedAgent {
    /// A prompt with its text as a model would get it, as JSON.
    ///
    /// - Throws: `AgentError.Code.usage` for a name that reads like an input's value, and the errors of `@prompts`.
    func rendered(_ name: String?, _ inputs: [(name: String, text: String)]) async throws -> JSONValue {
        if let wrong = [name].compactMap({ $0 }).first(where: { $0.contains("=") })
            ?? inputs.first(where: { $0.name.contains("=") })?.name
        {
            throw AgentError(
                .usage, "no prompt or input has the name \(wrong.oneLine(60))",
                remedy: "`agent prompts list` shows the prompts.")
        }
        let words = [name].compactMap { $0 } + inputs.map { "\($0.name)=\($0.text)" }
        return try await prompts(["render"] + words).json
    }
}
