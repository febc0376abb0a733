import AgentCore
import TestGenSkill

/// `agent test …`: generates tests for existing Swift code.
enum RunTest: Command {
    static let syntax = Syntax(
        "test", operands: "FILE[:SYMBOL]", count: 0...Int.max,
        "Writes tests for Swift code, each shown to catch faults.",
        details: """
            The tests are made in a copy of the package and shown; nothing is written without --yes or your word at the
            terminal. What the documentation promises and the code does not do is reported as a possible bug. Examples and
            plain conditions in comments are read by rules; a model that can be kept to a JSON Schema reads the rest.

            --path PACKAGE  the package's folder, where FILE is relative to it
            --check         makes no tests, only tells where code contradicts its comments
            --yes           writes the tests

            `agent skills show test` tells more.
            """,
        options: [.json, .jsonLines, .skillsDirectory]
            + [.model, .contextLength, .threads, .maxMemory, .cacheType, .remoteTimeout].map(\SettingKey.option),
        commands: TestGenSkill.commands, keepsUnknownOptions: true)

    static func run(_ call: Call) async throws { try await BuiltInSkillCommand.run("test", call) }
}
