import AgentCore

/// Makes help texts from the commands' declarations.
enum HelpText {
    /// The help of one command.
    ///
    /// - Parameter members: its subcommands.
    static func of(_ syntax: Syntax, members: [SkillCommand] = []) -> String {
        let operands = syntax.operands.isEmpty ? "" : " \(syntax.operands)"
        let options = syntax.options.isEmpty ? "" : " [options]"
        var text = "\(syntax.summary)\n\nusage: agent \(syntax.name)\(operands)\(options)\n"
        if !syntax.details.isEmpty { text += "\n\(syntax.details)\n" }
        if !members.isEmpty {
            text += "\ncommands:\n" + table(members.map { ("\($0.name) \($0.operands)", $0.summary) })
            text += "\n`agent help \(syntax.name) COMMAND` tells more.\n"
        }
        text += "\noptions:\n" + table(syntax.allOptions.map { ($0.usage, $0.help) })
        return text
    }

    /// The help of a skill's command, such as `memory add`.
    static func of(_ command: SkillCommand, _ syntax: Syntax) -> String {
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        let own = command.options.map { ($0.usage.hasPrefix("--") ? "    \($0.usage)" : $0.usage, $0.help) }
        return "\(command.summary)\n\nusage: agent \(syntax.name) \(command.name)\(operands) [options]\n\noptions:\n"
            + table(own + syntax.allOptions.map { ($0.usage, $0.help) })
    }

    /// The help of commands that share a first word, such as `sessions`.
    static func ofGroup(_ name: String, _ members: [Syntax]) -> String {
        "usage: agent \(name) COMMAND\n\n" + table(members.map { ("\($0.path.last ?? "") \($0.operands)", $0.summary) })
            + "\n`agent help \(name) COMMAND` tells more.\n"
    }

    /// The help of the whole program.
    static func ofProgram(_ commands: [Syntax]) -> String {
        """
        A companion that runs on your own machine and remembers you.

        usage: agent                      talk (the same as `agent chat`)
               agent TEXT…                say one thing and get one reply (the same as `agent ask TEXT…`)
               agent @SKILL ARGUMENTS…    call a skill
               agent COMMAND …

        commands:

        """ + table(commands.map { ("\($0.name) \($0.operands)", $0.summary) })
            + """

            `agent help COMMAND` tells more. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not found, 4 refused,
            5 no usable model, 6 a check did not pass, 130 interrupted.

            """
    }

    /// Two columns. Where the first is too long, the second continues on the next line.
    private static func table(_ rows: [(String, String)]) -> String {
        let width = min(rows.map(\.0.count).max() ?? 0, 34)
        return rows.map { left, right in
            if left.count > width { return "  \(left)\n  \(String(repeating: " ", count: width))  \(right)\n" }
            return "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
        }.joined()
    }
}
