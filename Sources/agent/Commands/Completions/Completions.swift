import AgentCore

/// `agent completions bash|zsh|fish`
enum Completions: Command {
    static let syntax = Syntax(
        "completions", operands: "bash|zsh|fish", count: 1...1, "Prints completions for a shell.",
        details: """
            bash: agent completions bash > ~/.local/share/bash-completion/completions/agent
            zsh:  agent completions zsh > "${fpath[1]}/_agent"
            fish: agent completions fish > ~/.config/fish/completions/agent.fish
            """)

    static func run(_ call: Call) throws {
        let commands = CommandTable.all.map { $0.syntax }.filter { !$0.name.hasPrefix("@") }
        switch call.arguments.operands[0] {
        case "bash": call.console.printAsIs(BashCompletions.script(commands))
        case "zsh": call.console.printAsIs(ZshCompletions.script(commands))
        case "fish": call.console.printAsIs(FishCompletions.script(commands))
        case let other:
            throw AgentError(.usage, "there are no completions for \"\(other)\"", remedy: "There are bash, zsh, fish.")
        }
    }

    /// The second words of the commands with this first word.
    static func secondWords(_ first: String, _ commands: [Syntax]) -> [String] {
        let own = commands.first { $0.path == [first] }?.commands.map(\.name) ?? []
        return own + commands.filter { $0.path.first == first && $0.path.count > 1 }.map { $0.path[1] }
    }
}
