import AgentCore
import Foundation

/// Runs one command of `@prompts`.
struct PromptsCommand {
    let skill: PromptsSkill
    let context: SkillContext
    let invocation: Invocation

    var library: PromptLibrary { skill.library }

    /// The commands with their arguments, for messages.
    static let usage = PromptsSkill.commands.map(\.usage).joined(separator: ", ")

    /// Runs the command that the first word names; `list` if there is none.
    func run(_ words: [String]) async throws -> SkillOutput {
        let command = words.first ?? "list"
        let arguments = Array(words.dropFirst())
        switch command {
        case "list":
            let countsTokens = arguments.first != "--no-tokens"
            try expect(arguments, atMost: countsTokens ? 0 : 1, "list [--no-tokens]")
            return await list(countsTokens: countsTokens)
        case "show": return try show(try one(arguments, "show NAME"))
        case "use": return try use(try one(arguments, "use NAME"))
        case "render": return try await render(arguments)
        case "check":
            try expect(arguments, atMost: 1, "check [NAME|PATH]")
            return try await check(arguments.first)
        case "new": return try create(try one(arguments, "new NAME"))
        case "edit": return try await edit(try one(arguments, "edit NAME"))
        case "diff":
            try expect(arguments, atMost: 3, "diff NAME [A B]")
            return try diff(try first(arguments, "diff NAME [A B]"), Array(arguments.dropFirst()))
        case "history": return try history(try one(arguments, "history NAME"))
        case "rollback":
            try expect(arguments, atMost: 2, "rollback NAME REV")
            let name = try first(arguments, "rollback NAME REV")
            guard arguments.count == 2 else {
                throw AgentError(
                    .usage, "prompts rollback needs a revision", remedy: "`agent prompts history \(name)` shows them.")
            }
            return try rollback(name, to: arguments[1])
        case "test": return try await test(try PromptTestArguments(arguments, "test NAME [-n SEEDS]"))
        case "optimize":
            return try await optimize(
                try PromptTestArguments(arguments, "optimize NAME [-n SEEDS] [--yes]", takesYes: true))
        default:
            throw AgentError(
                .usage, "prompts has no command \"\(command)\"", remedy: "There are: \(Self.usage).")
        }
    }

    private func first(_ arguments: [String], _ usage: String) throws(AgentError) -> String {
        try one(Array(arguments.prefix(1)), usage)
    }

    private func one(_ arguments: [String], _ usage: String) throws(AgentError) -> String {
        try expect(arguments, atMost: 1, usage)
        guard let argument = arguments.first else {
            throw AgentError(
                .usage, "prompts \(usage): a name is missing", remedy: "`agent prompts list` shows the names.")
        }
        return argument
    }

    private func expect(_ arguments: [String], atMost count: Int, _ usage: String) throws(AgentError) {
        guard arguments.count > count else { return }
        throw AgentError(
            .usage, "\"\(arguments[count])\" is one argument too many", remedy: "Write: agent prompts \(usage)")
    }

    /// Refuses a command that writes if the conversation is private.
    func refuseIfPrivate(_ command: String) throws(AgentError) {
        guard context.isPrivate else { return }
        throw AgentError(
            .refused, "prompts \(command) writes, and this conversation is private",
            remedy: "Run it outside the private conversation.")
    }
}
