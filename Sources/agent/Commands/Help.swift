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
        // `@memory` means `memory`.
        let plain = [first.hasPrefix("@") ? String(first.dropFirst()) : first] + words.dropFirst()
        if let (command, rest) = CommandTable.find(words) ?? CommandTable.find(plain) {
            let members = members(of: command.syntax)
            if rest.isEmpty { return text(command.syntax, []) }
            if rest.count == 1, command.syntax.commands.contains(where: { $0.name == rest[0] }) {
                return text(command.syntax, rest)
            }
            throw unknown(plain, members.map(\.name))
        }
        let group = CommandTable.group(plain[0])
        if words.count == 1, !group.isEmpty { return HelpText.ofGroup(plain[0], group.map { $0.syntax }) }
        let names = group.compactMap { $0.syntax.path.last }
        throw unknown(words, names.isEmpty ? CommandTable.firstWords : names)
    }

    /// The help on a command, or on the skill's command that the first operand names.
    static func text(_ syntax: Syntax, _ operands: [String]) -> String {
        if let name = operands.first, let command = syntax.commands.first(where: { $0.name == name }) {
            return HelpText.of(command, syntax)
        }
        return HelpText.of(syntax, members: members(of: syntax))
    }

    /// The subcommands of a command, those of its skill included.
    private static func members(of syntax: Syntax) -> [SkillCommand] {
        syntax.commands
            + CommandTable.all.map { $0.syntax }
            .filter { $0.path.count == syntax.path.count + 1 && $0.path.starts(with: syntax.path) }
            .map { SkillCommand($0.path[syntax.path.count], $0.operands, $0.summary) }
    }

    private static func unknown(_ words: [String], _ names: [String]) -> AgentError {
        let near = words.last.map { Nearest.names(to: $0, among: names) }?.first
        let parent = words.dropLast().map { " \($0)" }.joined()
        return AgentError(
            .usage, "there is no command \"\(words.joined(separator: " "))\"",
            remedy: near.map { "Did you mean `agent help\(parent) \($0)`?" }
                ?? "`agent help\(parent)` lists the commands; to say it to the agent, write `agent ask …`.")
    }
}
