import AgentCore
import Foundation

extension PromptsCommand {
    /// Lists all prompts; without counting tokens, no model is loaded for it.
    func list(countsTokens: Bool) async -> SkillOutput {
        let active = library.activeName
        let files = library.names.compactMap { library.files(named: $0) }.filter { !$0.isEmpty }
        let width = files.map { $0[0].name.count }.max() ?? 0
        var lines: [String] = []
        var documents: [JSONValue] = []
        for files in files {
            let file = files[0]
            let mark = file.name == active ? "*" : " "
            let name = file.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let summary = file.check.template.map(\.description) ?? "broken: \(file.check.reason)"
            let tokens = countsTokens ? try? await tokens(file.check) : nil
            let count = tokens.map { ", \($0) tokens" } ?? ""
            let below = files.dropFirst().map(\.layer.title)
            let shadows = below.isEmpty ? "" : ", in the place of the \(below.joined(separator: " and the ")) one"
            lines.append("\(mark) \(name)  \(summary) (\(file.layer.title)\(count)\(shadows))")
            var members = members(of: file, active: active, below: files.dropFirst())
            members.append(JSONValue.Member("tokens", tokens.map(JSONValue.integer) ?? .null))
            documents.append(.object(members))
        }
        let text = lines.isEmpty ? "There are no prompts." : lines.joined(separator: "\n")
        return SkillOutput(text: text, json: .array(documents))
    }

    /// Shows a prompt's file, or a text that was in use, by its hash.
    func show(_ name: String) throws -> SkillOutput {
        let files = library.files(named: name)
        guard let file = files.first else {
            if let revision = try revision(hash: name) { return revision }
            throw library.missing(name)
        }
        var members = members(of: file, active: library.activeName, below: files.dropFirst())
        members.append(JSONValue.Member("text", .optional(file.text)))
        members.append(JSONValue.Member("diagnostics", .array(file.check.diagnostics.map(\.json))))
        let findings = file.check.diagnostics.map { "  \(Self.line($0))\n" }.joined()
        let body = file.text?.trimmingCharacters(in: .newlines) ?? ""
        return SkillOutput(
            text: "\(file.name) (\(file.layer.title)): \(file.path)\n\(findings)\n\(body)", json: .object(members))
    }

    /// Shows the text that the model would be given.
    func render(_ arguments: [String]) async throws -> SkillOutput {
        let names = arguments.filter { !$0.contains("=") }
        guard names.count <= 1 else {
            throw AgentError(
                .usage, "\"\(names[1])\" is one argument too many",
                remedy: "Write: agent prompts render [NAME] [INPUT=VALUE…]")
        }
        var values: [String: String] = [:]
        for argument in arguments {
            guard let sign = argument.firstIndex(of: "=") else { continue }
            values[String(argument[..<sign])] = String(argument[argument.index(after: sign)...])
        }
        // Looking at a prompt does not count as use, so no copy is kept.
        let selection = try skill.select(mode: names.first, at: context.now, isPrivate: true)
        let text = try skill.render(
            selection.prompt, at: context.now, knowing: skill.remembered, values: values
        ).text
        let tokens = try? await skill.tools?.tokens(text)
        let notices = selection.notices.map { "[\($0)]\n" }.joined()
        return SkillOutput(
            text: notices + text + (tokens.map { "\n\n[\($0) tokens]" } ?? ""),
            json: [
                "name": .string(selection.prompt.name),
                "layer": .string(selection.prompt.layer.rawValue),
                "path": .string(selection.prompt.location.path(percentEncoded: false)),
                "text": .string(text),
                "tokens": tokens.map(JSONValue.integer) ?? .null,
                "hash": .string(try ContentHash.sha256(text)),
                "revision": .string(selection.prompt.hash),
                "notices": .array(selection.notices.map(JSONValue.string)),
            ])
    }

    func members(
        of file: PromptFile, active: String, below: ArraySlice<PromptFile>
    ) -> [JSONValue.Member] {
        [
            JSONValue.Member("name", .string(file.name)),
            JSONValue.Member("description", .string(file.check.template?.description ?? "")),
            JSONValue.Member("layer", .string(file.layer.rawValue)),
            JSONValue.Member("path", .string(file.path)),
            JSONValue.Member("active", .bool(file.name == active)),
            JSONValue.Member("valid", .bool(file.check.isValid)),
            JSONValue.Member("inputs", .array((file.check.template?.inputs ?? []).map(Self.document))),
            JSONValue.Member("shadows", .array(below.map { .string($0.path) })),
        ]
    }

    private static func document(_ input: PromptInput) -> JSONValue {
        [
            "name": .string(input.name), "type": .string(input.type.rawValue),
            "default": .optional(input.defaultValue), "required": .bool(input.isRequired),
        ]
    }

    /// The number of tokens of a prompt; `nil` if it cannot be used or there is no model.
    func tokens(_ check: PromptCheck) async throws -> Int? {
        guard let tools = skill.tools, let template = check.template else { return nil }
        // A required input gets the shortest value.
        var values: [String: String] = [:]
        for input in template.inputs where input.isRequired && input.defaultValue == nil {
            values[input.name] = input.type == .boolean ? "true" : input.type == .string ? "" : "0"
        }
        let text = try skill.render(template, at: context.now, knowing: skill.remembered, values: values).text
        return try await tools.tokens(text)
    }

    static func line(_ finding: Diagnostic) -> String {
        "\(finding.severity.rawValue): \(finding.linePrefix)\(finding.message) [\(finding.code)]"
    }
}
