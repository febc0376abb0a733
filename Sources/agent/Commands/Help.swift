import AgentCore

/// `agent help [COMMAND]`
enum Help: Command {
    static let syntax = Syntax("help", operands: "[COMMAND]", count: 0...3, "Shows what the commands are and take.")

    static func run(_ call: Call) throws { call.console.print(try text(call.arguments.operands)) }

    /// The help on a command, on a group of commands, or on all.
    ///
    /// - Throws: `AgentError.Code.usage` where there is no such command.
    static func text(_ words: [String]) throws -> String {
        guard let first = words.first else { return HelpText.ofProgram(CommandTable.all.map { $0.syntax }) }
        if let (command, rest) = CommandTable.find(words), rest.isEmpty { return HelpText.of(command.syntax) }
        let group = CommandTable.group(first)
        if words.count == 1, !group.isEmpty { return HelpText.ofGroup(first, group.map { $0.syntax }) }
        throw AgentError(
            .usage, "there is no command \"\(words.joined(separator: " "))\"",
            remedy: "`agent help` lists the commands; to say it to the companion, write `agent ask …`.")
    }
}
