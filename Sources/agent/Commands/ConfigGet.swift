import AgentCore

/// `agent config get KEY`
enum ConfigGet: Command {
    static let syntax = Syntax(
        "config get", operands: "KEY", count: 1...1, "Prints the value of a setting.",
        details: "A secret one is told as (set).", options: [.json] + SettingKey.options)

    static func run(_ call: Call) throws {
        let key = try ConfigSet.key(call.arguments.operands[0])
        let settings = try Settings(arguments: call.arguments, program: call.program)
        for notice in settings.notices { call.console.note(notice) }
        let setting = settings[key]
        if call.arguments.has(.json) { return call.console.print(setting.json) }
        guard let value = setting.shown else {
            throw AgentError(
                .notFound, "\(key.rawValue) is not set, and has no default",
                remedy: "`agent config set \(key.rawValue) VALUE` sets it.")
        }
        call.console.printAsIs(value)
    }
}
