import AgentCore

/// `agent sessions rename ID TITLE`
enum SessionsRename: Command {
    static let syntax = Syntax(
        "sessions rename", operands: "ID TITLE…", count: 2...Int.max, "Gives a session another title.",
        options: [.json])

    static func run(_ call: Call) throws {
        let context = try SessionsCall(call)
        let session = try context.finder.find(call.arguments.operands[0])
        let title = call.arguments.operands.dropFirst().joined(separator: " ")
        guard title.contains(where: { !$0.isWhitespace }) else {
            throw AgentError(.usage, "the title is empty", remedy: "Give the session a title of at least a word.")
        }
        try context.sessions.rename(session.id, to: title)
        let renamed = try context.sessions.session(session.id)
        if call.arguments.has(.json) {
            call.console.print(SessionDocument.of(renamed, now: context.now))
        } else {
            call.console.print("\(renamed.id): \(renamed.title)")
        }
    }
}
