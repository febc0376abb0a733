import AgentCore

/// `agent tools decisions`
enum ToolsDecisions: Command {
    static let syntax = Syntax(
        "tools decisions", count: 0...0, "Shows which calls you allowed or forbade for good.", options: [.json])

    static func run(_ call: Call) throws {
        let decisions = try ToolsCall.decisions(call).all()
        if call.arguments.has(.json) { return call.console.print(.array(decisions.map(document))) }
        if decisions.isEmpty { return call.console.print("You decided nothing for good.") }
        for decision in decisions {
            call.console.print(
                "\(decision.key.prefix(8))  \(decision.isAllowed ? "always" : "never ")  \(decision.scope)")
        }
    }

    private static func document(_ decision: ToolDecisions.Decision) -> JSONValue {
        [
            "key": .string(decision.key), "decision": .string(decision.isAllowed ? "always" : "never"),
            "scope": .string(decision.scope), "at": .string(decision.at),
        ]
    }
}
