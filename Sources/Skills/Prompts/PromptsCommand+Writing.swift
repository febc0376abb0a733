import AgentCore
import Foundation

extension PromptsCommand {
    /// Makes a prompt the active one.
    func use(_ name: String) throws -> SkillOutput {
        try refuseIfPrivate("use")
        let prompt = try library.prompt(named: name, isPrivate: true)
        // One that lacks a value would fail every turn.
        _ = try skill.render(prompt, at: context.now)
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

    /// Starts a prompt of the user's own.
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

    /// Gives the path of the user's own file, copying a prompt of another layer there first.
    func edit(_ name: String) throws -> SkillOutput {
        try refuseIfPrivate("edit")
        let file = try library.file(named: name)
        if file.layer == .user { return written(name, at: file.location, isNew: false) }
        guard let text = file.text else {
            throw AgentError(.failed, "cannot read \(file.path)", remedy: "Check its permissions.")
        }
        return written(name, at: try library.create(name, text: text), isNew: true)
    }

    private func written(_ name: String, at location: URL, isNew: Bool) -> SkillOutput {
        let path = location.path(percentEncoded: false)
        return SkillOutput(
            text: path,
            json: [
                "name": .string(name),
                "layer": .string(PromptLayer.Kind.user.rawValue),
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
