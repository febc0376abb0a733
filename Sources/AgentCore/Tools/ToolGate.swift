/// Decides whether a tool's call is made: by what the tool says, what the user decided before, what was allowed beforehand,
/// and, where all that says nothing, by asking.
public final class ToolGate: Sendable {
    /// What becomes of a call.
    public enum Verdict: Sendable, Hashable {
        /// It is made; the reason where it was allowed beforehand, for the user to see.
        case run(String?)
        /// It is not made, and why.
        case refuse(String)
    }

    private let decisions: ToolDecisions
    private let approval: any ToolApproval
    private let clock: Clock
    private let allowedNames: Set<String>
    private let session = Locked<[String: Bool]>([:])

    /// A gate for one conversation.
    ///
    /// - Parameters:
    ///   - allowedNames: tools that the user allowed for this call of the program.
    public init(
        _ decisions: ToolDecisions, approval: any ToolApproval, clock: Clock, allowedNames: Set<String> = []
    ) {
        self.decisions = decisions
        self.approval = approval
        self.clock = clock
        self.allowedNames = allowedNames
    }

    /// What becomes of a call.
    ///
    /// - Parameter isPrivate: whether an answer is to be written nowhere; `always` and `never` then hold for the session.
    /// - Throws: `AgentError` where the decisions cannot be read or written.
    public func verdict(on tool: any Tool, _ arguments: JSONValue, isPrivate: Bool) async throws -> Verdict {
        switch tool.permission(for: arguments) {
        case .run: return .run(nil)
        case .refuse(let reason): return .refuse(reason)
        case .ask(let question): return try await verdict(on: question, of: tool.declaration.name, isPrivate)
        }
    }

    private func verdict(on question: ToolQuestion, of tool: String, _ isPrivate: Bool) async throws -> Verdict {
        let known = session.withLock { $0[question.refusalKey] == false ? false : $0[question.key] }
        if let known = try known ?? decisions.isAllowed(question) {
            return known ? .run(nil) : .refuse("the user does not allow it: \(question.scope)")
        }
        if allowedNames.contains(tool) { return .run("allowed for this call of the program") }
        if let preapproval = question.preapproval { return .run(preapproval) }
        if let absence = approval.absence { return .refuse(absence) }
        let answer = await approval.answer(question)
        switch answer {
        case .once: return .run(nil)
        case .no: return .refuse("the user said no")
        case .session:
            session.withLock { $0[question.key] = true }
            return .run(nil)
        case .always, .never:
            let isAllowed = answer == .always
            session.withLock { $0[isAllowed ? question.key : question.refusalKey] = isAllowed }
            if !isPrivate { try decisions.decide(question, isAllowed: isAllowed, at: clock.now()) }
            return isAllowed ? .run(nil) : .refuse("the user does not allow it: \(question.scope)")
        }
    }
}
