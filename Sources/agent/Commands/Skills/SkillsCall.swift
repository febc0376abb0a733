import AgentCore
import Foundation
import PromptsSkill

/// Shared by the commands of `agent skills`.
enum SkillsCall {
    /// The available skills. Opens the database read-only.
    ///
    /// - Throws: `AgentError` where the database cannot be opened or a folder is missing.
    static func catalog(_ call: Call) throws -> SkillCatalog {
        let resources = try Resources.find(environment: call.program.environment)
        let store = try OpenStore(call.program.directories, isPrivate: true)
        let folders = try SkillFolders(call, resources)
        for notice in folders.notices { call.console.note(notice) }
        return try folders.catalog(
            try SkillRegistry(
                store, PromptLibrary(directories: call.program.directories, builtin: resources.prompts),
                call.program, resources
            ).all, call.program)
    }

    /// Ranking by meaning.
    ///
    /// - Throws: `AgentError.Code.usage` where a setting is not valid.
    static func meaning(_ call: Call, isPrivate: Bool) throws -> SkillMeaning {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let resources = try Resources.find(environment: call.program.environment)
        return SkillMeaning(
            try Encoder.bundled(resources, settings),
            vectors: call.program.directories.skillVectors(isPrivate: isPrivate))
    }

    /// A skill as JSON.
    static func document(_ entry: SkillCatalog.Entry) -> JSONValue {
        [
            "name": .string(entry.manifest.name), "description": .string(entry.manifest.description),
            "scope": .string(entry.scope.rawValue), "mode": .string(entry.mode.rawValue),
            "built_in": .bool(entry.implementation != nil),
            "location": .string(entry.manifest.location.path(percentEncoded: false)),
            "diagnostics": .array(entry.diagnostics.map(\.json)),
        ]
    }

    /// A skill as JSON, with all fields of its manifest and its instructions.
    ///
    /// - Throws: `AgentError` where its instructions cannot be read.
    static func wholeDocument(_ entry: SkillCatalog.Entry) throws -> JSONValue {
        guard case .object(let members) = document(entry) else { return nil }
        let manifest = entry.manifest
        return .object(
            members + [
                JSONValue.Member("license", .optional(manifest.license)),
                JSONValue.Member("compatibility", .optional(manifest.compatibility)),
                JSONValue.Member(
                    "metadata",
                    .object(
                        manifest.metadata.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, $0.value) }
                    )),
                JSONValue.Member("allowed_tools", .array(manifest.allowedTools.map(JSONValue.string))),
                JSONValue.Member("body", .string(try manifest.body)),
            ])
    }

    /// The skill with this name, written with or without `@`.
    ///
    /// - Throws: `AgentError.Code.notFound` with similar names.
    static func entry(_ written: String, in catalog: SkillCatalog) throws -> SkillCatalog.Entry {
        let name = written.hasPrefix("@") ? String(written.dropFirst()) : written
        if let entry = catalog[name] { return entry }
        let near = catalog.names(near: name).joined(separator: ", ")
        throw AgentError(
            .notFound, "there is no skill \(name)",
            remedy: near.isEmpty ? "`agent skills list` shows those there are." : "Did you mean \(near)?")
    }

    /// One line with the findings about a skill.
    static func problem(_ check: SkillCheck) -> String {
        let reasons = check.diagnostics.map { finding in
            finding.line.map { "line \($0): \(finding.message)" } ?? finding.message
        }
        return "\(check.path): \(reasons.joined(separator: "; "))"
    }
}

extension String {
    /// The text on one line: line breaks become spaces.
    var flattened: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension Directories {
    /// The cache of skills' vectors. In a private conversation nothing is cached.
    func skillVectors(isPrivate: Bool) -> SkillVectors {
        SkillVectors(isPrivate ? nil : cache.appending(path: "skill-vectors"))
    }
}
