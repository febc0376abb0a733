import AgentCore

/// Completions for fish.
enum FishCompletions {
    /// The script to source.
    static func script(_ commands: [Syntax]) -> String {
        var lines: [String] = []
        for first in CommandTable.firstWords {
            let summary = commands.first { $0.path == [first] }?.summary ?? ""
            lines.append("complete -c agent -n __fish_use_subcommand -f -a \(first) -d \(quoted(summary))")
        }
        for command in commands {
            if command.path.count == 2 {
                lines.append(
                    "complete -c agent -n '__fish_seen_subcommand_from \(command.path[0])' -f -a \(command.path[1])"
                        + " -d \(quoted(command.summary))")
            }
            for member in command.commands {
                lines.append(
                    "complete -c agent -n '__fish_seen_subcommand_from \(command.path[0])' -f -a \(member.name)"
                        + " -d \(quoted(member.summary))")
            }
            for option in command.options {
                let short = option.short.map { " -s \($0)" } ?? ""
                let needsValue = option.placeholder == nil ? "" : " -r"
                lines.append(
                    "complete -c agent -n '__fish_seen_subcommand_from \(command.path[0])' -l \(option.name)\(short)"
                        + "\(needsValue) -d \(quoted(option.help))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
