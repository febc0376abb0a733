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
        if call.arguments.has(.json) { return call.console.print(try SkillsCall.wholeDocument(entry)) }
        call.console.print(try text(entry))
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
