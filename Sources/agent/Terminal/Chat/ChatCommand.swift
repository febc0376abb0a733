import AgentCore

/// A command inside a chat, such as `/new`.
struct ChatCommand: Sendable {
    /// The name, without the slash.
    let name: String
    /// Its operands, for the help text.
    let operands: String
    /// One line: what it does.
    let summary: String
    /// Runs it; is given the text after the name.
    let run: @Sendable (ChatLoop, String) async throws -> Void

    /// Declares a command.
    init(
        _ name: String, operands: String = "", _ summary: String,
        run: @escaping @Sendable (ChatLoop, String) async throws -> Void
    ) {
        self.name = name
        self.operands = operands
        self.summary = summary
        self.run = run
    }

    /// All commands, in the order of the help text.
    static let all: [ChatCommand] = [
        ChatCommand("help", "Lists these commands.") { chat, _ in chat.showHelp() },
        ChatCommand("thinking", "Shows what the last reply's model thought before it answered.") { chat, _ in
            try chat.showReasoning()
        },
        ChatCommand("new", "Begins a new session.") { chat, _ in chat.beginNew() },
        ChatCommand("sessions", "Lists the sessions.") { chat, _ in try chat.listSessions() },
        ChatCommand("resume", operands: "[ID]", "Goes on with a session of today.") { try $0.resume($1) },
        ChatCommand("retry", "Asks again, for another reply.") { chat, _ in try await chat.retry() },
        ChatCommand("undo", "Removes the last message and its reply.") { chat, _ in try chat.undo() },
        ChatCommand("edit", "Puts your last message back into the line.") { chat, _ in try chat.edit() },
        ChatCommand("continue", "Lets an unfinished reply go on.") { chat, _ in try await chat.continueReply() },
        ChatCommand("fork", "Copies this session and goes on in the copy.") { chat, _ in try chat.fork() },
        ChatCommand("title", operands: "TEXT", "Gives this session a title.") { try $0.rename($1) },
        ChatCommand("mode", operands: "[NAME]", "Shows or changes the prompt in use.") { try $0.changeMode($1) },
        ChatCommand("model", operands: "[M]", "Shows or changes the model.") { try $0.changeModel($1) },
        ChatCommand("private", "Reads what is remembered and writes nothing, until the next /private.") { chat, _ in
            try chat.togglePrivate()
        },
        ChatCommand("attach", operands: "PATH", "Adds a file's text to the next message.") { try $0.attach($1) },
        ChatCommand("why", "Shows what the last reply was made from.") { chat, _ in try chat.showTrace() },
        ChatCommand(
            "memory", operands: "[COMMAND]", "Shows what was just learned; `/memory undo` takes the last of it back."
        ) { try await $0.showMemory($1) },
        ChatCommand("stats", "Shows tokens and times of the last reply.") { chat, _ in chat.showStatistics() },
        ChatCommand("export", operands: "[FILE]", "Writes this session as JSON lines, or as Markdown (.md).") {
            try $0.export($1)
        },
        ChatCommand("quit", "Leaves; so does Ctrl-D.") { chat, _ in chat.isOver = true },
    ]

    /// The name of the command in a line, and the text after it; `nil` if the line is not a command, such as `/a/path`
    /// or `//text`.
    static func split(_ line: String) -> (name: String, argument: String)? {
        guard line.hasPrefix("/") else { return nil }
        let name = line.dropFirst().prefix { !$0.isWhitespace }
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" || $0 == "?" }) else { return nil }
        let rest = line.dropFirst(1 + name.count)
        return (String(name).lowercased(), String(rest).trimmed)
    }

    /// The command with this name.
    ///
    /// - Throws: `AgentError.Code.usage` with similar names.
    static func find(_ name: String) throws -> ChatCommand {
        let name = ["exit": "quit", "q": "quit", "?": "help"][name] ?? name
        if let command = all.first(where: { $0.name == name }) { return command }
        let near = Nearest.names(to: name, among: all.map(\.name)).map { "/\($0)" }.joined(separator: " or ")
        throw AgentError(
            .usage, "there is no command /\(name)",
            remedy: (near.isEmpty ? "`/help` lists them." : "Did you mean \(near)?")
                + " Write // to begin a message with a slash.")
    }
}

extension String {
    /// The text without leading and trailing white space.
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
