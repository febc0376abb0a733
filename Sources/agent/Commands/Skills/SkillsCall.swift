import AgentCore
import Foundation

/// What the commands of `agent skills` share.
enum SkillsCall {
    /// The skills there are. The store is opened for reading only, because nothing is to be done to it.
    ///
    /// - Throws: `AgentError` where the store cannot be opened or a folder is missing.
    static func catalog(_ call: Call) throws -> SkillCatalog {
        let resources = try Resources.find(environment: call.program.environment)
        let store = try OpenStore(call.program.directories, isPrivate: true)
        return SkillCatalog(
            roots: try SkillRoots.all(call, resources),
            implementations: try BuiltInSkills(store, call.program.directories, resources).all)
    }

    /// A skill as a document.
    static func document(_ entry: SkillCatalog.Entry) -> JSONValue {
        [
            "name": .string(entry.manifest.name), "description": .string(entry.manifest.description),
            "scope": .string(entry.scope.rawValue), "built_in": .bool(entry.implementation != nil),
            "location": .string(entry.manifest.location.path(percentEncoded: false)),
        ]
    }

    /// One line about a folder that was not loaded.
    static func problem(_ check: SkillCheck) -> String {
        let reasons = check.diagnostics.map { finding in
            finding.line.map { "line \($0): \(finding.message)" } ?? finding.message
        }
        return "\(check.path): \(reasons.joined(separator: "; "))"
    }
}

extension String {
    /// The text on one line.
    var flattened: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
