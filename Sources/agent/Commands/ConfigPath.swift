import AgentCore
import Foundation

/// `agent config path`
enum ConfigPath: Command {
    static let syntax = Syntax("config path", "Prints where your config.yaml is, or would be.", options: [.json])

    static func run(_ call: Call) {
        let path = call.program.directories.config.appending(path: "config.yaml").path(percentEncoded: false)
        call.arguments.has(.json) ? call.console.print(["config": .string(path)]) : call.console.printAsIs(path)
    }
}
