import AgentCore
import Foundation
import PromptsSkill

/// What the commands of `agent skills` share.
enum SkillsCall {
    /// The skills there are. The store is opened for reading only, because nothing is to be done to it.
    ///
    /// - Throws: `AgentError` where the store cannot be opened or a folder is missing.
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

    /// Ranks by meaning, where the model for it is installed.
    ///
    /// - Throws: `AgentError.Code.usage` where a setting makes no sense.
    static func meaning(_ call: Call, isPrivate: Bool) throws -> SkillMeaning? {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        return try EmbeddingModelChoice.own(call.program.directories, settings)
            .map { SkillMeaning($0, vectors: call.program.directories.skillVectors(isPrivate: isPrivate)) }
    }

    /// A skill as a document.
    static func document(_ entry: SkillCatalog.Entry) -> JSONValue {
        [
            "name": .string(entry.manifest.name), "description": .string(entry.manifest.description),
            "scope": .string(entry.scope.rawValue), "mode": .string(entry.mode.rawValue),
            "built_in": .bool(entry.implementation != nil),
            "location": .string(entry.manifest.location.path(percentEncoded: false)),
            "diagnostics": .array(entry.diagnostics.map(\.json)),
        ]
    }

    /// A skill as a document, with all that its manifest says.
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

    /// The skill that a name means, with or without `@`.
    ///
    /// - Throws: `AgentError.Code.notFound` with the nearest names.
    static func entry(_ written: String, in catalog: SkillCatalog) throws -> SkillCatalog.Entry {
        let name = written.hasPrefix("@") ? String(written.dropFirst()) : written
        if let entry = catalog[name] { return entry }
        let near = catalog.names(near: name).joined(separator: ", ")
        throw AgentError(
            .notFound, "there is no skill \(name)",
            remedy: near.isEmpty ? "`agent skills list` shows those there are." : "Did you mean \(near)?")
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

extension Directories {
    /// Vectors of skills; private conversations write nothing.
    func skillVectors(isPrivate: Bool) -> SkillVectors {
        SkillVectors(isPrivate ? nil : cache.appending(path: "skill-vectors"))
    }
}
