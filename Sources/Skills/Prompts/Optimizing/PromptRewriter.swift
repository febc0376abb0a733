import AgentCore

/// Lets the model propose other wordings.
struct PromptRewriter {
    /// The most proposals.
    private static let count = 3

    let tools: PromptTools

    /// The proposals; none by a model that does not follow instructions.
    ///
    /// - Throws: `AgentError` if the model fails; `CancellationError`.
    func variants(of body: String, failing faults: [String]) async throws -> [PromptVariant] {
        guard tools.model.followsInstructions else { return [] }
        var result: [PromptVariant] = []
        for number in 1...Self.count {
            var options = GenerationOptions()
            options.seed = UInt64(number)
            options.maxTokens = 600
            let request = ModelRequest(
                messages: [ChatMessage(.system, Self.instructions), ChatMessage(.user, Self.task(body, faults))],
                options: options)
            let text: String
            do throws(ModelError) {
                text = try await tools.model.complete(request).trimmed
            } catch {
                throw error.forPrompts(tools.model)
            }
            let limit = body.count * 2 + 400
            guard !text.isEmpty, text.count <= limit, PromptBody(text).diagnostics.isEmpty,
                Set(PromptBody(text).segments.compactMap(\.expression))
                    == Set(PromptBody(body).segments.compactMap(\.expression))
            else { continue }
            result.append(PromptVariant(label: "the model's proposal \(number)", body: text))
        }
        return result
    }

    private static let instructions = """
        You improve the instructions that another model is given. Keep their purpose and their tone, and keep everything \
        in double braces exactly as it is. Do not mention the examples. Answer with the new instructions only.
        """

    private static func task(_ body: String, _ faults: [String]) -> String {
        let list = faults.isEmpty ? ["- nothing"] : faults.prefix(8).map { "- a reply \($0)" }
        return """
            The instructions:
            \(body)

            What went wrong with them:
            \(list.joined(separator: "\n"))
            """
    }
}

extension PromptBody.Segment {
    /// The content of double braces; `nil` for text.
    fileprivate var expression: String? {
        switch self {
        case .text: nil
        case .variable(let name, _): name
        case .include(let name, _): "> " + name
        }
    }
}
