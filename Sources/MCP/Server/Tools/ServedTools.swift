import AgentCore

/// The tools that the server offers.
struct ServedTools: Sendable {
    /// All, in the order of `tools/list`.
    static let all: [any ServedTool] = [
        RecallTool(), ListFactsTool(), ProfileTool(), SearchSessionsTool(), AskTool(), RenderPromptTool(),
        RememberTool(), ForgetTool(), RunSkillTool(),
    ]

    /// What the tools reach.
    let agent: any ServedAgent

    /// The result of `tools/list`.
    func list() throws -> JSONValue { ["tools": .array(try Self.all.map { try $0.definition(agent) })] }

    /// The result of `tools/call`. What goes wrong inside a tool is part of the result, so that a model can read it.
    ///
    /// - Throws: `JSONRPCError` if there is no such tool, `ConsentNeeded` if the user must be asked first,
    ///   `CancellationError`.
    func call(_ params: JSONValue?, _ request: RequestContext) async throws -> JSONValue {
        guard let name = params?["name"]?.stringValue else {
            throw JSONRPCError(JSONRPCError.invalidParams, "tools/call needs the name of a tool")
        }
        guard let tool = Self.all.first(where: { $0.name == name }) else {
            let names = Self.all.map(\.name).joined(separator: ", ")
            throw JSONRPCError(
                JSONRPCError.invalidParams, "there is no tool \(name.oneLine(60)); there are \(names)")
        }
        do {
            let arguments = try ToolArguments(params?["arguments"], tool.parameters)
            return try await tool.call(arguments, agent, request).json
        } catch let error as ToolArgumentError {
            return ToolReply(failure: error.message).json
        } catch let needed as ConsentNeeded {
            throw needed
        } catch {
            if Task.isCancelled { throw CancellationError() }
            return ToolReply(failure: agent.describe(error).description).json
        }
    }
}
