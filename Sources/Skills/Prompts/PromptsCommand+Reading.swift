import AgentCore
import Foundation

extension PromptsCommand {
    /// All prompts.
    func list() -> SkillOutput {
        let active = library.activeName
        let files = library.names.compactMap { library.files(named: $0) }.filter { !$0.isEmpty }
        let width = files.map { $0[0].name.count }.max() ?? 0
        let lines = files.map { files in
            let file = files[0]
            let mark = file.name == active ? "*" : " "
            let name = file.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let summary = file.check.template.map(\.description) ?? "broken: \(file.check.reason)"
            return "\(mark) \(name)  \(summary) (\(file.layer.title))"
        }
        let text = lines.isEmpty ? "There are no prompts." : lines.joined(separator: "\n")
        return SkillOutput(
            text: text, json: .array(files.map { .object(members(of: $0[0], active: active, below: $0.dropFirst())) }))
    }

    /// One prompt's file as it stands.
    func show(_ name: String) throws -> SkillOutput {
        _ = try library.file(named: name)
        let files = library.files(named: name)
        guard let file = files.first else { throw library.missing(name) }
        var members = members(of: file, active: library.activeName, below: files.dropFirst())
        members.append(JSONValue.Member("text", .optional(file.text)))
        members.append(JSONValue.Member("diagnostics", .array(file.check.diagnostics.map(\.json))))
        let findings = file.check.diagnostics.map { "  \(Self.line($0))\n" }.joined()
        let body = file.text?.trimmingCharacters(in: .newlines) ?? ""
        return SkillOutput(
            text: "\(file.name) (\(file.layer.title)): \(file.path)\n\(findings)\n\(body)", json: .object(members))
    }

    /// The text that the model would be given.
    func render(_ arguments: [String]) throws -> SkillOutput {
        let names = arguments.filter { !$0.contains("=") }
        guard names.count <= 1 else {
            throw AgentError(
                .usage, "\"\(names[1])\" is one argument too many",
                remedy: "Write: agent prompts render [NAME] [INPUT=VALUE…]")
        }
        var values: [String: String] = [:]
        for case let argument in arguments {
            guard let sign = argument.firstIndex(of: "=") else { continue }
            values[String(argument[..<sign])] = String(argument[argument.index(after: sign)...])
        }
        // Looking at a prompt is no use of it: no copy is kept.
        let selection = try skill.select(mode: names.first, isPrivate: true)
        let text = try skill.render(selection.prompt, at: context.now, values: values)
        let notices = selection.notices.map { "[\($0)]\n" }.joined()
        return SkillOutput(
            text: notices + text,
            json: [
                "name": .string(selection.prompt.name),
                "layer": .string(selection.prompt.layer.rawValue),
                "path": .string(selection.prompt.location.path(percentEncoded: false)),
                "text": .string(text),
                "hash": .optional(try? ContentHash.sha256(text)),
                "notices": .array(selection.notices.map(JSONValue.string)),
            ])
    }

    /// The verdict on one prompt, on a file, or on all prompts.
    func check(_ argument: String?) throws -> SkillOutput {
        let files: [PromptFile]
        if let argument {
            files = [try Self.isPath(argument) ? file(at: argument) : library.file(named: argument)]
        } else {
            files = library.names.flatMap { library.files(named: $0) }
        }
        let documents = files.map(Self.verdict)
        let text = files.flatMap { file in
            let findings = file.check.diagnostics.map { "  \(Self.line($0))" }
            return ["\(file.check.isValid ? "valid" : "broken")  \(file.path)"] + findings
        }
        return SkillOutput(
            text: text.joined(separator: "\n"),
            json: argument == nil ? .array(documents) : documents.first ?? .null,
            failure: files.allSatisfy(\.check.isValid) ? nil : .checkFailed)
    }

    private func file(at path: String) throws(AgentError) -> PromptFile {
        guard FileManager.default.fileExists(atPath: path) else {
            throw AgentError(.notFound, "there is no file \(path)", remedy: "Check the path.")
        }
        let location = URL(filePath: path)
        return PromptFile(
            name: location.deletingPathExtension().lastPathComponent, layer: .user, location: location)
    }

    private static func isPath(_ argument: String) -> Bool { argument.contains("/") || argument.hasSuffix(".md") }

    private static func verdict(_ file: PromptFile) -> JSONValue {
        [
            "path": .string(file.path),
            "name": .string(file.name),
            "valid": .bool(file.check.isValid),
            "diagnostics": .array(file.check.diagnostics.map(\.json)),
        ]
    }

    private static func line(_ finding: Diagnostic) -> String {
        let place = finding.line.map { "line \($0): " } ?? ""
        return "\(finding.severity.rawValue): \(place)\(finding.message) [\(finding.code)]"
    }

    private func members(
        of file: PromptFile, active: String, below: ArraySlice<PromptFile>
    ) -> [JSONValue.Member] {
        [
            JSONValue.Member("name", .string(file.name)),
            JSONValue.Member("description", .string(file.check.template?.description ?? "")),
            JSONValue.Member("layer", .string(file.layer.rawValue)),
            JSONValue.Member("path", .string(file.path)),
            JSONValue.Member("active", .bool(file.name == active)),
            JSONValue.Member("valid", .bool(file.check.isValid)),
            JSONValue.Member("shadows", .array(below.map { .string($0.path) })),
        ]
    }
}
