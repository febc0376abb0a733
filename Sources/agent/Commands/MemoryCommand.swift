import AgentCore

/// `agent memory …`: what is remembered of you.
enum MemoryCommand: Command {
    static let syntax = Syntax(
        "memory", operands: "COMMAND …", count: 0...Int.max, "Shows and edits what is remembered of you.",
        details: """
            The same as `agent @memory …`: list, show ID, add TEXT, edit ID TEXT, forget ID|TEXT [--yes],
            search TEXT, and more; `agent skills show memory` tells all of them.
            """,
        options: [.json, .jsonLines, .skillsDirectory], keepsUnknownOptions: true)

    static func run(_ call: Call) async throws { try await BuiltInSkillCommand.run("memory", call) }
}
