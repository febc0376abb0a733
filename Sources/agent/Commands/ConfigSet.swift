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
        if MCPServerReader.keys.contains(name.prefix { $0 != "." }.description) {
            throw AgentError(
                .usage, "\(name) is more than one value",
                remedy:
                    "Write it into \(call.program.directories.config.appending(path: "config.yaml").path(percentEncoded: false))."
            )
        }
        guard let key = SettingKey(rawValue: name) else {
            let near = Nearest.names(to: name, among: SettingKey.allCases.map(\.rawValue))
            throw AgentError(
                .notFound, "there is no setting \(name)",
                remedy: near.first.map { "Did you mean \($0)?" } ?? "`agent config` shows those there are.")
        }
        if !key.isSecret {
            // As if it were given for this call: a value that makes no sense is refused before it is written.
            let trial = try ArgumentParser(syntax: Config.syntax).parse(["--\(key.optionName)", value])
            try Settings(arguments: trial, program: call.program).check()
        }
        let location = call.program.directories.config.appending(path: "config.yaml")
        try ConfigLine.set(key, to: value, in: location)
        let file = location.path(percentEncoded: false)
        call.arguments.has(.json)
            ? call.console.print(["key": .string(name), "config": .string(file)])
            : call.console.print("\(name) is set (\(file)).")
    }
}
