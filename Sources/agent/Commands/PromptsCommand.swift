import AgentCore

/// `agent prompts …`: the system prompts on disk.
enum PromptsCommand: Command {
    static let syntax = Syntax(
        "prompts", operands: "COMMAND …", count: 0...Int.max, "Shows and chooses system prompts and modes.",
        details: """
            The same as `agent @prompts …`: list, show NAME, use NAME, and more; `agent skills show prompts` tells all
            of them.
            """,
        options: [.json, .jsonLines, .skillsDirectory], keepsUnknownOptions: true)

    static func run(_ call: Call) async throws { try await BuiltInSkillCommand.run("prompts", call) }
}
