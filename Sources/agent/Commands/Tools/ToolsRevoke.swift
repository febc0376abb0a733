import AgentCore

/// `agent tools revoke KEY…|--all`
enum ToolsRevoke: Command {
    private static let all = Option.flag("all", "Take all decisions back.")

    static let syntax = Syntax(
        "tools revoke", operands: "[KEY…]", count: 0...Int.max,
        "Takes decisions back: you are asked again.",
        details: "KEY is the beginning of a key as `agent tools decisions` shows it.", options: [.json, all])

    static func run(_ call: Call) throws {
        let keys = call.arguments.operands
        guard call.arguments.has(all) != !keys.isEmpty else {
            throw AgentError(.usage, "which decisions?", remedy: "Give keys of `agent tools decisions`, or --all.")
        }
        let decisions = ToolsCall.decisions(call)
        for key in keys where try !decisions.all().contains(where: { $0.key.hasPrefix(key) }) {
            throw AgentError(
                .notFound, "there is no decision \(key)", remedy: "`agent tools decisions` shows those there are.")
        }
        let count = try decisions.revoke { decision in keys.isEmpty || keys.contains { decision.key.hasPrefix($0) } }
        if call.arguments.has(.json) { return call.console.print(["revoked": .integer(count)]) }
        call.console.print("\(count) taken back.")
    }
}
