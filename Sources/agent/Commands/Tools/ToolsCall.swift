import AgentCore

/// Shared by the commands of `agent tools`.
enum ToolsCall {
    /// Calls `body` with the tool host and all enabled skills, then ends what the tools started.
    ///
    /// - Throws: `AgentError` where a setting is not valid or a file cannot be read; the errors of `body`.
    static func use(
        _ call: Call, _ body: (ToolHost, [SkillCatalog.Entry]) async throws -> Void
    ) async throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        for notice in settings.notices { call.console.note(notice) }
        let parts = try ToolSelection(call, settings, isPrivate: false, patience: nil)
        let skills = try SkillsCall.catalog(call).entries.filter { $0.implementation == nil && $0.mode != .off }
        do {
            try await body(parts.host(), skills)
        } catch {
            await parts.close()
            throw error
        }
        await parts.close()
    }

    /// The user's decisions.
    static func decisions(_ call: Call) -> ToolDecisions { ToolDecisions(call.program.directories.toolDecisions) }
}
