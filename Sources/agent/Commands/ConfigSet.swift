import AgentCore
import Foundation

/// `agent config set KEY VALUE`
enum ConfigSet: Command {
    static let syntax = Syntax(
        "config set", operands: "KEY VALUE", count: 2...2, "Writes a setting into your config.yaml.",
        details: "The keys are those that `agent config` shows. Other lines of the file stay as they are.",
        options: [.json])

    static func run(_ call: Call) throws {
        let (name, value) = (call.arguments.operands[0], call.arguments.operands[1])
        try refuseServers(name, call)
        let key = try key(name)
        guard value.contains(where: { !$0.isWhitespace }) else {
            throw AgentError(
                .usage, "the value of \(name) is empty", remedy: "`agent config unset \(name)` takes the setting out.")
        }
        // Check the value as if it were given as a flag, before it is written.
        try Settings(only: Setting(key: key, value: value, source: .flag, location: "config set")).check()
        let edit = try ConfigEdit(setting: key, to: value, call)
        try edit.write(call.console)
        call.arguments.has(.json)
            ? call.console.print(["key": .string(name), "config": .string(edit.path)])
            : call.console.print("\(name) is set (\(edit.path)).")
    }

    /// The setting with this name.
    ///
    /// - Throws: `AgentError.Code.notFound` with the nearest one.
    static func key(_ name: String) throws(AgentError) -> SettingKey {
        if let key = SettingKey(rawValue: name) { return key }
        let near = Nearest.names(to: name, among: SettingKey.allCases.map(\.rawValue))
        throw AgentError(
            .notFound, "there is no setting \(name)",
            remedy: near.first.map { "Did you mean \($0)?" } ?? "`agent config` shows those there are.")
    }

    /// Refuses the settings of MCP servers, which have more than one value.
    ///
    /// - Throws: `AgentError.Code.usage` for the name of such a setting.
    static func refuseServers(_ name: String, _ call: Call) throws(AgentError) {
        guard MCPServerReader.keys.contains(name.prefix { $0 != "." }.description) else { return }
        let file = call.program.directories.config.appending(path: "config.yaml").path(percentEncoded: false)
        throw AgentError(.usage, "\(name) is more than one value", remedy: "Change it in \(file).")
    }
}
