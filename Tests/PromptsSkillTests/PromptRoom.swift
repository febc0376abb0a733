import AgentCore
import Foundation
import PromptsSkill

/// A temporary home with its own built-in prompts, and what tests do with it. Removed with the object.
final class PromptRoom: Sendable {
    let home: URL

    init() throws {
        home = FileManager.default.temporaryDirectory.appending(
            path: "prompts-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: builtin, withIntermediateDirectories: true)
        try write("You are warm.", to: .builtin, "companion")
        try write("You are brief.", to: .builtin, "concise")
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    var directories: Directories { Directories(environment: ["AGENT_HOME": home.path(percentEncoded: false)]) }
    var builtin: URL { home.appending(path: "program/prompts", directoryHint: .isDirectory) }
    var user: URL { directories.config.appending(path: "prompts", directoryHint: .isDirectory) }

    /// As another process would have it.
    func skill(
        remembered: RememberedUser = RememberedUser(), model: (any LanguageModel)? = nil, trusted: [URL] = [],
        editor: PromptEditor? = nil
    ) -> PromptsSkill {
        let tools = model.map { model in
            PromptTools(
                model: model,
                memorySection: { PromptSection(.memory, $0.joined(separator: "\n"), source: "memory") },
                schemaFault: { document, schema in document.contains(schema) ? nil : "it is other" })
        }
        return PromptsSkill(
            library: PromptLibrary(directories: directories, builtin: builtin, trustedProjectRoots: trusted),
            timeZone: .gmt, remembered: remembered, tools: tools, editor: editor)
    }

    /// A directory with prompts of its own.
    var project: URL { home.appending(path: "project", directoryHint: .isDirectory) }

    /// Writes a valid prompt with this body.
    func write(_ body: String, to layer: PromptLayer.Kind, _ name: String, front: String = "") throws {
        try write(file: "---\nname: \(name)\ndescription: For tests.\n\(front)---\n\(body)\n", to: layer, name)
    }

    /// Writes any text.
    func write(file text: String, to layer: PromptLayer.Kind, _ name: String) throws {
        let directory =
            switch layer {
            case .project: project.appending(path: ".agent/prompts")
            case .user: user
            case .builtin: builtin
            }
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: directory.appending(path: name + ".md"))
    }

    static let friday = Date(timeIntervalSince1970: 1_795_168_800)  // 2026-11-20T10:00:00Z

    static func context(isPrivate: Bool = false, now: Date = friday) -> SkillContext {
        SkillContext(now: now, session: nil, isPrivate: isPrivate)
    }

    static func turn(mode: String? = nil, usesMemory: Bool = true) -> RoutedTurn {
        let request = TurnRequest(text: "Hello", usesMemory: usesMemory, mode: mode)
        return RoutedTurn(
            parsed: ParsedTurn(request: request, text: "Hello", invocations: []), skills: [], history: [])
    }

    /// The instructions of one turn, with the notices.
    func instructions(
        _ skill: PromptsSkill? = nil, mode: String? = nil, isPrivate: Bool = false
    ) async throws -> (text: String, notices: [String]) {
        let preparation = try await (skill ?? self.skill()).prepare(
            Self.turn(mode: mode), Self.context(isPrivate: isPrivate))
        let section = preparation.sections.first { $0.kind == .instructions }
        return (section?.text ?? "", preparation.notices)
    }

    /// Calls a command.
    func call(
        _ words: String..., skill: PromptsSkill? = nil, isPrivate: Bool = false
    ) async throws -> SkillOutput {
        let invocation = Invocation(name: "prompts", text: words.joined(separator: " "), words: words)
        let output = try await (skill ?? self.skill()).invoke(invocation, Self.context(isPrivate: isPrivate))
        return output ?? SkillOutput(text: "", json: nil)
    }

    /// Every file below the home, without the built-in prompts, with its permissions.
    func writtenFiles() -> [String: Int] {
        var result: [String: Int] = [:]
        for folder in [directories.config, directories.data, directories.cache] {
            let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
            for case let path as String in paths ?? FileManager.DirectoryEnumerator() {
                let full = folder.appending(path: path).path(percentEncoded: false)
                let attributes = try? FileManager.default.attributesOfItem(atPath: full)
                guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
                result[path] = attributes?[.posixPermissions] as? Int
            }
        }
        return result
    }
}
