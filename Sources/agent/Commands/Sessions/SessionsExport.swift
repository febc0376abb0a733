import AgentCore

/// `agent sessions export ID…`
enum SessionsExport: Command {
    private static let markdown = Option.flag("markdown", "Markdown for people instead of JSON lines.")
    private static let all = Option.flag("all", "All sessions.")

    static let syntax = Syntax(
        "sessions export", operands: "ID…", count: 0...Int.max,
        "Writes sessions to standard output, as JSON lines that `import` takes.",
        options: [markdown, all, .json, .jsonLines])

    static func run(_ call: Call) throws {
        let context = try SessionsCall(call)
        let ids = call.arguments.operands
        guard ids.isEmpty == call.arguments.has(all) else {
            throw AgentError(
                .usage, "agent sessions export needs an id, or --all", remedy: "`agent sessions list` shows the ids.")
        }
        let sessions =
            try ids.isEmpty ? context.sessions.sessions().reversed() : ids.map { try context.finder.find($0) }
        var documents: [JSONValue] = []
        for session in sessions {
            let messages = try context.sessions.messages(of: session.id)
            if call.arguments.has(markdown) {
                call.console.printAsIs(SessionMarkdown.text(session, messages))
            } else if call.arguments.has(.json) {
                documents += messages.map(SessionDocument.exported)
            } else {
                for message in messages { call.console.print(SessionDocument.exported(message)) }
            }
        }
        if call.arguments.has(.json) { call.console.print(.array(documents)) }
    }
}
