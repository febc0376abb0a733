import AgentCore
import Foundation

/// `agent model list`
enum ModelList: Command {
    static let syntax = Syntax(
        "model list", "Lists the models there are, and marks the one in use.",
        options: [.json, SettingKey.model.option])

    static func run(_ call: Call) throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let used = try? ModelCall.choice(call, settings, named: nil)
        var choices = try bundled(call, settings)
        if let used, !choices.contains(where: { $0.path == used.path }) { choices.append(used) }
        if call.arguments.has(.json) {
            call.console.print(.array(choices.map { document($0, isUsed: $0.path == used?.path) }))
        } else if choices.isEmpty {
            call.console.note("There are no models; name a .gguf file with --model.")
        } else {
            for choice in choices {
                call.console.print(
                    "\(choice.path == used?.path ? "*" : " ") \(choice.identity.name)  \(choice.path)")
            }
        }
    }

    private static func bundled(_ call: Call, _ settings: Settings) throws -> [ModelChoice] {
        let folder = try Resources.find(environment: call.program.environment).models.path(percentEncoded: false)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".gguf") }.sorted().compactMap { file in
            try? ModelCall.choice(call, settings, named: String(file.dropLast(".gguf".count)))
        }
    }

    private static func document(_ choice: ModelChoice, isUsed: Bool) -> JSONValue {
        let size = (try? FileManager.default.attributesOfItem(atPath: choice.path))?[.size] as? Int
        return [
            "name": .string(choice.identity.name), "path": .string(choice.path),
            "bytes": size.map(JSONValue.integer) ?? nil, "bundled": .bool(choice.identity.isBundled),
            "used": .bool(isUsed), "why": isUsed ? .string(choice.why) : nil,
        ]
    }
}
