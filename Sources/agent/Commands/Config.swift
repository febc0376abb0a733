import AgentCore

/// `agent config`: what is configured, and where.
enum Config: Command {
    static let syntax = Syntax(
        "config", "Shows each setting and where it came from.",
        details: """
            A flag is stronger than the environment (AGENT_…), which is stronger than `.agent/config.yaml` of a trusted
            directory, which is stronger than `config.yaml` in the configuration directory, which is stronger than the
            default. `agent config set KEY VALUE` writes one, `agent config unset KEY` takes it out again.
            """,
        options: [.json] + SettingKey.options)

    static func run(_ call: Call) throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        for notice in settings.notices { call.console.note(notice) }
        if call.arguments.has(.json) {
            call.console.print(
                .object(
                    settings.all.map { setting in
                        JSONValue.Member(setting.key.rawValue, setting.json)
                    }
                        + settings.servers.map { server in
                            JSONValue.Member(
                                "mcp_servers.\(server.name)",
                                [
                                    "value": server.shown, "source": .string(server.source.rawValue),
                                    "place": .string(server.path),
                                ])
                        }))
            return
        }
        for setting in settings.all {
            let value = setting.shown ?? "(none)"
            let location = setting.location.map { " \($0)" } ?? ""
            call.console.print("\(setting.key.rawValue): \(value)  # \(setting.source.rawValue)\(location)")
        }
        for server in settings.servers {
            let state = server.isEnabled ? "" : " (not enabled)"
            call.console.print(
                "mcp_servers.\(server.name): \(server.shownCommand)\(state)  # \(server.source.rawValue) \(server.path)"
            )
        }
    }
}
