/// Which tools a turn may use.
extension AgentLoop {
    /// The tools for the skills in force. A reply that is kept to a shape has none: it is that shape and nothing else.
    func offerTools(_ routed: RoutedTurn) async throws -> ProvidedTools {
        let request = routed.parsed.request
        guard let tools, request.usesTools, request.shape == nil else { return ProvidedTools() }
        let skills = try instructingSkills(of: routed).map(\.entry)
        guard let absence = tools.absence else { return await tools.tools(for: skills) }
        // The user named a skill and counts on all of it.
        guard routed.skills.contains(where: { $0.why == .named }), !skills.isEmpty else { return ProvidedTools() }
        let missing = await tools.tools(for: skills).tools.map(\.declaration.name)
        return ProvidedTools(
            notices: missing.isEmpty ? [] : ["Not used: \(missing.joined(separator: ", ")). \(absence)"])
    }
}
