import AgentCore

/// `agent sessions fork ID`
enum SessionsFork: Command {
    static let syntax = Syntax(
        "sessions fork", operands: "ID", count: 1...1, "Copies a session into a new one of today, to go on from there.",
        options: [.json])

    static func run(_ call: Call) throws {
        let context = try SessionsCall(call)
        let session = try context.finder.find(call.arguments.operands[0])
        let copy = try context.sessions.fork(session.id, at: context.now)
        if call.arguments.has(.json) {
            call.console.print(SessionDocument.of(copy, now: context.now))
        } else {
            call.console.print("\(copy.id): \(copy.title)\nGo on with `agent chat --session \(copy.id)`.")
        }
    }
}
