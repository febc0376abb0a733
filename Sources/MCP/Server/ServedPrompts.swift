import AgentCore

/// The prompts that the server offers: the library of system prompts.
struct ServedPrompts: Sendable {
    /// What they are read from.
    let agent: any ServedAgent

    /// The result of `prompts/list`: those that can be used.
    func list() async throws -> JSONValue {
        let prompts = try await agent.prompts(["list", "--no-tokens"]).json.arrayValue ?? []
        return [
            "prompts": .array(
                prompts.filter { $0["valid"] == .bool(true) }.map { prompt in
                    [
                        "name": prompt["name"] ?? .null, "description": prompt["description"] ?? .null,
                        "arguments": .array((prompt["inputs"]?.arrayValue ?? []).map(Self.argument)),
                    ]
                })
        ]
    }

    private static func argument(_ input: JSONValue) -> JSONValue {
        let type = input["type"]?.stringValue ?? "string"
        let usual = input["default"]?.stringValue.map { "; \($0) unless given" } ?? ""
        return [
            "name": input["name"] ?? .null, "description": .string("a value of the type \(type)\(usual)"),
            "required": input["required"] ?? false,
        ]
    }

    /// The result of `prompts/get`: the prompt's text as a model would get it.
    ///
    /// - Throws: `JSONRPCError` if there is no such prompt, or an argument is wrong or missing.
    func get(_ params: JSONValue?) async throws -> JSONValue {
        guard let name = params?["name"]?.stringValue else {
            throw JSONRPCError(JSONRPCError.invalidParams, "prompts/get needs the name of a prompt")
        }
        let parameter = ToolParameter("arguments", .named, "")
        let given = params?["arguments"] ?? [:]
        if let fault = parameter.fault(in: given) { throw JSONRPCError(JSONRPCError.invalidParams, fault) }
        let inputs = (given.objectValue ?? []).map { (name: $0.key, text: $0.value.stringValue ?? "") }
        do {
            let text = try await agent.rendered(name, inputs)["text"] ?? .null
            return ["messages": [["role": "user", "content": ["type": "text", "text": text]]]]
        } catch {
            if Task.isCancelled { throw CancellationError() }
            let known = agent.describe(error)
            let isFaulty = known.code == .notFound || known.code == .usage
            throw JSONRPCError(
                isFaulty ? JSONRPCError.invalidParams : JSONRPCError.internalError, known.description)
        }
    }
}
