import AgentCore
import PromptsSkill

/// `agent prompts …`: the system prompts on disk.
enum RunPrompts: Command {
    static let syntax = Syntax(
        "prompts", operands: "COMMAND …", count: 0...Int.max, "Shows and chooses system prompts and modes.",
        details: """
            The same as `agent @prompts …`. `agent skills show prompts` tells what a prompt's file holds.
            """,
        options: [.json, .jsonLines, .skillsDirectory]
            + [.model, .contextLength, .threads, .maxMemory, .cacheType, .remoteTimeout].map(\SettingKey.option),
        commands: PromptsSkill.commands, keepsUnknownOptions: true)

    static func run(_ call: Call) async throws { try await BuiltInSkillCommand.run("prompts", call) }
}
