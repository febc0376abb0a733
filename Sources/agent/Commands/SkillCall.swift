import AgentCore

/// `agent @NAME ARGUMENTS…`: calls a skill by name. Built-in skills answer themselves; for other skills, the
/// instructions go to the model with the arguments.
enum SkillCall: Command {
    static let syntax = Syntax(
        "@SKILL", operands: "[ARGUMENTS…]", count: 1...Int.max, "Calls a skill.",
        options: [.json, .jsonLines] + Option.talking, keepsUnknownOptions: true)

    static func run(_ call: Call) async throws {
        guard let name = call.arguments.operands.first else { return }
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let conversation = try Conversation(call.arguments, settings)
        let agent = try AgentEnvironment(call, isPrivate: conversation.isPrivate, settings: settings)
        for notice in agent.notices { call.console.note(notice) }
        let words = Array(call.arguments.operands.dropFirst())
        if try await SkillAnswer(call, agent).print(name, words) { return }

        let message = try Attachments.expand(words: ["@\(name)"] + words)
        for notice in message.notices { call.console.note(notice) }
        let printer = ReplyPrinter(call.console, format: ReplyPrinter.Format(call.arguments))
        let result = try await TurnRunner(loop: agent.loop)
            .run(conversation.request(message.text, to: agent), staysPatient: false, printer: printer)
        printer.finish(result)
        if result.finishReason == .interrupted, !call.console.isOutputClosed { throw ExitCode.interrupted }
    }
}
