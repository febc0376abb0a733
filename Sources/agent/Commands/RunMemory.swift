import AgentCore
import MemorySkill

/// `agent memory …`: shows and edits what is remembered about the user.
enum RunMemory: Command {
    static let syntax = Syntax(
        "memory", operands: "COMMAND …", count: 0...Int.max, "Shows and edits what is remembered of you.",
        details: """
            The same as `agent @memory …`. `agent skills show memory` tells what is learned, and how.
            """,
        options: [.json, .jsonLines, .skillsDirectory], commands: MemorySkill.commands, keepsUnknownOptions: true)

    static func run(_ call: Call) async throws { try await BuiltInSkillCommand.run("memory", call) }
}
