import AgentCore

/// Calls a skill without the model and prints its answer.
struct SkillAnswer: Sendable {
    private let call: Call
    private let agent: AgentEnvironment

    /// Prepares the call.
    init(_ call: Call, _ agent: AgentEnvironment) {
        self.call = call
        self.agent = agent
    }

    /// Calls the skill and prints its answer.
    ///
    /// - Parameters:
    ///   - name: the skill's name.
    ///   - words: the arguments.
    ///   - session: the current session; `nil` for none.
    ///   - isPrivate: whether nothing may be written.
    /// - Returns: whether it had an answer.
    /// - Throws: `AgentError.Code.notFound` where there is no such skill; `ExitCode` where the answer is a failure.
    func print(_ name: String, _ words: [String], session: String? = nil, isPrivate: Bool = false) async throws -> Bool
    {
        guard let entry = agent.catalog[name] else { throw missing(name) }
        guard let skill = entry.implementation else { return false }
        let invocation = Invocation(
            name: name, text: words.joined(separator: " "), words: words, input: { try StandardInput.text() })
        if !isPrivate, !call.arguments.has(.privately) {
            await agent.loop.resumeObservations { event in
                if case .notice(let line) = event { call.console.note(line) }
            }
        }
        let context = SkillContext(
            now: call.program.clock.now(), session: session, isPrivate: isPrivate || call.arguments.has(.privately))
        guard let output = try await skill.invoke(invocation, context) else { return false }
        show(output)
        if let failure = output.failure { throw ExitCode(code: failure.exitCode) }
        return true
    }

    private func show(_ output: SkillOutput) {
        guard call.arguments.has(.json) || call.arguments.has(.jsonLines) else {
            if !output.text.isEmpty { call.console.print(output.text) }
            return
        }
        let elements = call.arguments.has(.jsonLines) ? output.json.arrayValue : nil
        guard let lines = output.jsonLines ?? elements else { return call.console.print(output.json) }
        for line in lines { call.console.print(line) }
    }

    private func missing(_ name: String) -> AgentError {
        let near = agent.catalog.names(near: name).map { "@\($0)" }.joined(separator: ", ")
        return AgentError(
            .notFound, "there is no skill @\(name)",
            remedy: near.isEmpty ? "`agent skills list` shows those there are." : "Did you mean \(near)?")
    }
}
