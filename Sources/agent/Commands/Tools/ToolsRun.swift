import AgentCore

/// `agent tools call NAME [JSON]`
enum ToolsRun: Command {
    static let syntax = Syntax(
        "tools call", operands: "NAME [JSON]", count: 1...2,
        "Calls a tool as a model would: the arguments are checked, and you are asked first where a model would need your word.",
        details: """
            JSON is an object as `agent tools list --json` describes it. A call that is refused ends with exit code 4, one that
            fails with 1.
            """,
        options: [.json, .allowTool, .skillsDirectory])

    static func run(_ call: Call) async throws {
        let operands = call.arguments.operands
        let printer = ReplyPrinter(call.console, format: ReplyPrinter.Format(call.arguments))
        try await ToolsCall.use(call) { host, skills in
            let provided = await host.tools(for: skills, named: operands[0])
            for notice in provided.notices { call.console.note(notice) }
            guard !provided.tools.isEmpty else {
                throw AgentError(
                    .notFound, "there is no tool \(operands[0])", remedy: "`agent tools list` shows those there are.")
            }
            let record = try await host.make(
                ToolCall(id: "call_1", name: operands[0], arguments: operands.count > 1 ? operands[1] : "{}"),
                of: provided.tools
            ) { printer.show($0) }
            if call.arguments.has(.json) {
                call.console.print(record.json)
            } else if [.done, .failed].contains(record.outcome) {
                call.console.printAsIs(record.result)
            }
            try check(record)
        }
    }

    private static func check(_ record: ToolCallRecord) throws {
        switch record.outcome {
        case .done: break
        case .failed: throw ExitCode(code: AgentError.Code.failed.exitCode)
        case .refused: throw ExitCode(code: AgentError.Code.refused.exitCode)
        case .invalid: throw ExitCode(code: AgentError.Code.usage.exitCode)
        }
    }
}
