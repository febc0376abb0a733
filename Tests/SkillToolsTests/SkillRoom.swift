import AgentCore
import Foundation
import SkillTools
import TestKit

/// A folder with skills and other files to try tools on.
struct SkillRoom {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(
            "---\nname: review\ndescription: Reviews.\n---\nRead references/style.md.\n", to: "review/SKILL.md")
        try folder.write("secret\n", to: "secret.txt")
    }

    var path: String { RealPath.of(folder.url.path(percentEncoded: false)) ?? "" }

    /// Writes a file of the skill, marked as a program where that is asked for.
    func write(_ path: String, _ text: String, isExecutable: Bool = false) throws {
        let file = try folder.write(text, to: "review/\(path)")
        chmod(file.path(percentEncoded: false), isExecutable ? 0o755 : 0o644)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "review/\(path)").path(percentEncoded: false),
            withDestinationPath: target)
    }

    func skill(_ allowedTools: [String] = [], name: String = "review", fullName: String = "user:review") -> ActiveSkill
    {
        ActiveSkill(
            name: name, fullName: fullName, folder: folder.url.appending(path: "review"), allowedTools: allowedTools)
    }

    func tools(
        _ allowedTools: [String] = [], folders: [String] = [], workFolder: String? = nil,
        sandbox: Sandbox = .none("a test"), environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: any Tool] {
        let set = SkillTools(
            skills: [skill(allowedTools)], folders: folders.map { folder.url.appending(path: $0) },
            workFolder: workFolder.map { folder.url.appending(path: $0) }, sandbox: sandbox, environment: environment)
        return Dictionary(set.tools.map { ($0.declaration.name, $0) }) { first, _ in first }
    }
}

/// A tool that is not offered.
struct NotOffered: Error {}

extension [String: any Tool] {
    func call(_ name: String, _ arguments: JSONValue, limit: Int = 16 << 10, time: Duration = .seconds(60)) async throws
        -> ToolResult
    {
        guard let tool = self[name] else { throw NotOffered() }
        return try await tool.call(arguments, ToolContext(timeLimit: time, outputLimit: limit))
    }

    func question(_ arguments: JSONValue) throws -> ToolQuestion {
        guard case .ask(let question)? = self["run_script"]?.permission(for: arguments) else { throw NotOffered() }
        return question
    }

    func refusal(_ arguments: JSONValue) throws -> String {
        guard case .refuse(let reason)? = self["run_script"]?.permission(for: arguments) else { throw NotOffered() }
        return reason
    }
}
