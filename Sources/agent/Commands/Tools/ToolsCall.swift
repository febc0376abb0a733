import AgentCore

/// What the commands of `agent tools` share.
enum ToolsCall {
    /// Lends the tools of all skills that are on, and ends what they started.
    ///
    /// - Throws: `AgentError` where a setting makes no sense or a file cannot be read; what `body` throws.
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
