import AgentCore

/// `agent sessions delete ID`
enum SessionsDelete: Command {
    static let syntax = Syntax(
        "sessions delete", operands: "ID…", count: 1...Int.max, "Deletes sessions and their messages, for good.",
        options: [.json])

    static func run(_ call: Call) throws {
        let context = try SessionsCall(call)
        let sessions = try call.arguments.operands.map { try context.finder.find($0) }
        for session in sessions { try context.sessions.delete(session.id) }
        if call.arguments.has(.json) {
            call.console.print(["deleted": .array(sessions.map { .string($0.id) })])
        } else {
            for session in sessions { call.console.print("Deleted \(session.id): \(session.title)") }
        }
    }
}
