import AgentCore
import Foundation

extension PromptsCommand {
    /// Makes a prompt the active one.
    func use(_ name: String) throws -> SkillOutput {
        try refuseIfPrivate("use")
        let prompt = try library.prompt(named: name, at: context.now, isPrivate: true)
        // A prompt that lacks a required value would fail every turn, so try it first.
        _ = try skill.render(prompt, at: context.now, knowing: skill.remembered)
        try library.choose(name)
        let notice = prompt.notice.map { "\n[\($0)]" } ?? ""
        return SkillOutput(
            text: "\(name) is used from the next turn on.\(notice)",
            json: [
                "name": .string(name),
                "description": .string(prompt.template.description),
                "layer": .string(prompt.layer.rawValue),
                "path": .string(prompt.location.path(percentEncoded: false)),
                "active": true,
            ])
    }

    /// Creates a prompt of the user's own.
    func create(_ name: String) throws -> SkillOutput {
        try refuseIfPrivate("new")
        guard PromptName.isValid(name) else {
            throw AgentError(
                .usage, "\"\(name)\" cannot be a prompt's name",
                remedy: "Use one to 64 letters, digits, hyphens and underscores.")
        }
        if let file = library.files(named: name).first {
            throw AgentError(
                .refused, "there is a prompt \(name) already: \(file.path)",
                remedy: "`agent prompts edit \(name)` makes it yours and gives its path.")
        }
        return written(name, at: try library.create(name, text: Self.starter(name)), isNew: true)
    }

    /// Opens the editor at a terminal. Otherwise prints the path of the user's file, first copying a built-in prompt
    /// there.
    func edit(_ name: String) async throws -> SkillOutput {
        try refuseIfPrivate("edit")
        let file = try library.file(named: name)
        guard let text = file.text else {
            throw AgentError(
                .failed, "cannot edit \(file.path): \(file.check.reason)", remedy: "Check the file.")
        }
        if let editor = skill.editor { return try await edit(file, text, with: editor) }
        if file.layer == .user { return written(name, at: file.location, isNew: false) }
        if file.layer == .project { return written(name, at: file.location, isNew: false, layer: .project) }
        return written(name, at: try library.create(name, text: text), isNew: true)
    }

    /// Lets the user edit a copy, which replaces the old text only if it is valid.
    private func edit(_ file: PromptFile, _ text: String, with editor: PromptEditor) async throws -> SkillOutput {
        guard file.layer != .project else {
            throw AgentError(
                .refused, "\(file.path) belongs to the project", remedy: "Open it with your editor.")
        }
        let name = file.name
        let draft = library.drafts.appending(path: "\(name).\(Identifier.make()).md")
        try TextFile.create(draft, text)
        let path = draft.path(percentEncoded: false)
        do {
            try await editor(path)
            let edited = try TextFile.read(draft, limit: PromptFile.maximumBytes)
            guard edited != text else {
                try? FileManager.default.removeItem(at: draft)
                return SkillOutput(
                    text: "\(name) is unchanged.",
                    json: ["name": .string(name), "changed": false, "path": .string(file.path)])
            }
            let check = PromptCheck(reading: edited, name: name, including: library.source)
            guard check.isValid else {
                let findings = check.diagnostics.map { "\n  \(Self.line($0))" }.joined()
                return SkillOutput(
                    text: "Your text is broken, and \(name) stays as it was. Your text is kept: \(path)\(findings)",
                    json: [
                        "name": .string(name), "changed": false, "path": .string(file.path), "draft": .string(path),
                        "diagnostics": .array(check.diagnostics.map(\.json)),
                    ], failure: .checkFailed)
            }
            let location = try library.replace(
                name, with: edited, .edited, at: context.now, expecting: file.layer == .user ? text : nil)
            try? FileManager.default.removeItem(at: draft)
            let findings = check.diagnostics.map { "\n  \(Self.line($0))" }.joined()
            return SkillOutput(
                text: "\(location.path(percentEncoded: false))\(findings)",
                json: [
                    "name": .string(name), "changed": true, "path": .string(location.path(percentEncoded: false)),
                    "diagnostics": .array(check.diagnostics.map(\.json)),
                ])
        } catch let error as AgentError {
            throw AgentError(error.code, error.message, remedy: "\(error.remedy) Your text is kept: \(path)")
        }
    }

    private func written(
        _ name: String, at location: URL, isNew: Bool, layer: PromptLayer.Kind = .user
    ) -> SkillOutput {
        let path = location.path(percentEncoded: false)
        return SkillOutput(
            text: path,
            json: [
                "name": .string(name),
                "layer": .string(layer.rawValue),
                "path": .string(path),
                "created": .bool(isNew),
            ])
    }

    private static func starter(_ name: String) -> String {
        """
        ---
        name: \(name)
        description: One line that says what this prompt is for.
        ---
        You are an attentive companion who talks with one person. Reply in one to three short sentences. If you do \
        not know something, say so plainly.

        """
    }
}
