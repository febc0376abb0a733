import AgentCore

/// Shared by the commands of built-in skills: passes the words to the skill and prints its answer.
enum BuiltInSkillCommand {
    /// Calls the skill with all words.
    ///
    /// - Throws: the skill's errors, and `AgentError` where it has no answer.
    static func run(_ name: String, _ call: Call) async throws {
        let settings = try Settings(arguments: call.arguments, program: call.program)
        let agent = try AgentEnvironment(call, isPrivate: false, settings: settings)
        guard try await SkillAnswer(call, agent).print(name, call.arguments.operands) else {
            throw AgentError(
                .usage, "@\(name) has no answer to that", remedy: "`agent skills show \(name)` tells what it does.")
        }
    }
}
