import AgentCore
import Foundation

/// `agent skills show NAME`
enum SkillsShow: Command {
    static let syntax = Syntax(
        "skills show", operands: "NAME", count: 1...1,
        "Shows a skill: what it does, when it is used, its instructions.",
        options: [.json, .skillsDirectory])

    static func run(_ call: Call) throws {
        let catalog = try SkillsCall.catalog(call)
        let entry = try SkillsCall.entry(call.arguments.operands[0], in: catalog)
        call.arguments.has(.json) ? try call.console.print(document(entry)) : try call.console.print(text(entry))
    }

    private static func document(_ entry: SkillCatalog.Entry) throws -> JSONValue {
        guard case .object(let members) = SkillsCall.document(entry) else { return nil }
        let manifest = entry.manifest
        return .object(
            members + [
                JSONValue.Member("license", .optional(manifest.license)),
                JSONValue.Member("compatibility", .optional(manifest.compatibility)),
                JSONValue.Member(
                    "metadata",
                    .object(
                        manifest.metadata.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
                    )),
                JSONValue.Member("allowed_tools", .array(manifest.allowedTools.map(JSONValue.string))),
                JSONValue.Member("body", .string(try manifest.body)),
            ])
    }

    private static func text(_ entry: SkillCatalog.Entry) throws -> String {
        let location = entry.manifest.location.path(percentEncoded: false)
        let body = try entry.manifest.body
        return """
            @\(entry.manifest.name) (\(entry.scope.rawValue): \(location))
            \(entry.manifest.description)

            \(body)
            """
    }
}
