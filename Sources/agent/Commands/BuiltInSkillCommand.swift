import AgentCore

/// What the commands of the built-in skills share: the words go to the skill, its answer is printed.
enum BuiltInSkillCommand {
    /// Calls the skill with all words.
    ///
    /// - Throws: what the skill throws, and `AgentError` where it has no answer.
    static func run(_ name: String, _ call: Call) async throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let agent = try AgentEnvironment(call, isPrivate: false, settings: settings)
        guard try await SkillAnswer(call, agent).print(name, call.arguments.operands) else {
            throw AgentError(
                .usage, "@\(name) has no answer to that", remedy: "`agent skills show \(name)` tells what it does.")
        }
    }
}
