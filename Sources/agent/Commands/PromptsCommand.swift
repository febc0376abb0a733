import AgentCore

/// `agent prompts …`: the system prompts on disk.
enum PromptsCommand: Command {
    static let syntax = Syntax(
        "prompts", operands: "COMMAND …", count: 0...Int.max, "Shows and chooses system prompts and modes.",
        details: """
            The same as `agent @prompts …`: list, show NAME|HASH, use NAME, render [NAME] [INPUT=VALUE…],
            check [NAME|PATH], new NAME, edit NAME, diff NAME [A B], history NAME, rollback NAME REV,
            test NAME [-n SEEDS], optimize NAME [-n SEEDS] [--yes]. `agent skills show prompts` tells what each does.
            """,
        options: [.json, .jsonLines, .skillsDirectory]
            + [.model, .contextLength, .threads, .maxMemory, .cacheType, .remoteTimeout].map(\SettingKey.option),
        keepsUnknownOptions: true)

    static func run(_ call: Call) async throws { try await BuiltInSkillCommand.run("prompts", call) }
}
