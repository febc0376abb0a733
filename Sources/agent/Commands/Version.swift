import AgentCore

/// `agent version`, `agent --version`
enum Version: Command {
    /// The program's version.
    static let current = "0.1.0"

    static let syntax = Syntax("version", "Prints the version.", options: [.json])

    static func run(_ call: Call) {
        if call.arguments.has(.json) {
            call.console.print(["version": .string(current)])
        } else {
            call.console.print("agent \(current)")
        }
    }
}
