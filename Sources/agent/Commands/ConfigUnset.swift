import AgentCore

/// `agent config unset KEY`
enum ConfigUnset: Command {
    static let syntax = Syntax(
        "config unset", operands: "KEY", count: 1...1, "Takes a setting out of your config.yaml.",
        details: "What is weaker counts again, such as the default. Other lines of the file stay as they are.",
        options: [.json])

    static func run(_ call: Call) throws {
        let name = call.arguments.operands[0]
        try ConfigSet.refuseServers(name, call)
        let edit: ConfigEdit
        do {
            edit = try ConfigEdit(removing: name, call)
        } catch let error as AgentError where error.code == .notFound {
            // An unknown name that is in the file was removed above; only if it is not in the file is it an error.
            _ = try ConfigSet.key(name)
            throw error
        }
        try edit.write(call.console)
        call.arguments.has(.json)
            ? call.console.print(["key": .string(name), "config": .string(edit.path)])
            : call.console.print("\(name) is no longer set (\(edit.path)).")
    }
}
