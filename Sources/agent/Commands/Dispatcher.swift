import AgentCore

/// Finds the command of a command line.
enum Dispatcher {
    /// A command and its words.
    struct Target: Sendable {
        /// The command.
        let command: any Command.Type
        /// The words after its name.
        let words: [String]
    }

    /// Finds the command.
    ///
    /// - Throws: `AgentError.Code.usage`: a group without one of its commands, or a single word that looks like a
    ///   mistyped command.
    static func target(_ words: [String]) throws -> Target {
        guard let first = words.first else { return Target(command: Chat.self, words: []) }
        if first == "--version" { return Target(command: Version.self, words: Array(words.dropFirst())) }
        if first == "--help" || first == "-h" { return Target(command: Help.self, words: Array(words.dropFirst())) }
        guard let index = ArgumentParser(syntax: Ask.syntax).firstOperand(of: words) else {
            return Target(command: Chat.self, words: words)
        }
        // Options may come before the command's name.
        let options = words[..<index]
        let isAfterDashes = options.last == "--"
        return try isAfterDashes
            ? Target(command: Ask.self, words: words)
            : target(named: Array(words[index...]), options: Array(options))
    }

    private static func target(named words: [String], options: [String]) throws -> Target {
        if let (command, rest) = CommandTable.find(words) { return Target(command: command, words: options + rest) }
        let first = words[0]
        let group = CommandTable.group(first)
        if !group.isEmpty { return try groupTarget(first, group, words, options) }
        if let name = skillName(first) {
            let rest = options + words.dropFirst()
            if let (command, _) = CommandTable.find([name]), command.syntax.keepsUnknownOptions {
                return Target(command: command, words: rest)
            }
            return Target(command: SkillCall.self, words: [name] + rest)
        }
        if words.count == 1, !first.contains(" "),
            let near = CommandTable.firstWords.first(where: { EditDistance.between($0, first) == 1 })
        {
            throw AgentError(
                .usage, "there is no command \"\(first)\"; the nearest is \"\(near)\"",
                remedy: "To say it to the agent, write `agent ask \(first)`.")
        }
        return Target(command: Ask.self, words: options + words)
    }

    private static func groupTarget(
        _ name: String, _ group: [any Command.Type], _ words: [String], _ options: [String]
    ) throws -> Target {
        let second = words.dropFirst().first
        if second == "--help" || second == "-h" { return Target(command: Help.self, words: [name]) }
        let members = group.compactMap { $0.syntax.path.last }
        let list = members.joined(separator: ", ")
        guard let second else {
            throw AgentError(.usage, "agent \(name) needs one of: \(list)", remedy: "See `agent help \(name)`.")
        }
        let nearest = Nearest.names(to: second, among: members)
        throw AgentError(
            .usage, "there is no command \"\(name) \(second)\"",
            remedy: nearest.isEmpty
                ? "There are: \(list). To say it to the agent, write `agent ask …`."
                : "Did you mean `agent \(name) \(nearest[0])`?")
    }

    /// The name in `@name`; `nil` for other words and for attachments (`@./path`, `@path/with/slash`, `@"path"`).
    private static func skillName(_ word: String) -> String? {
        guard word.hasPrefix("@"), word.count > 1, !word.contains(where: { "/\"'".contains($0) || $0.isWhitespace })
        else {
            return nil
        }
        return String(word.dropFirst())
    }
}
