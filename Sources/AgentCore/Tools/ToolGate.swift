/// Decides whether a tool call is made. It checks, in this order: the permission that the tool asks for, the user's
/// earlier decisions, tools allowed on the command line, preapproval by a skill; then it asks the user.
public final class ToolGate: Sendable {
    /// The decision about a call.
    public enum Verdict: Sendable, Hashable {
        /// Make the call. If it was allowed beforehand, the reason, to show to the user.
        case run(String?)
        /// Do not make the call, for this reason.
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
    ///   - allowedNames: tools that the user allowed on the command line.
    public init(
        _ decisions: ToolDecisions, approval: any ToolApproval, clock: Clock, allowedNames: Set<String> = []
    ) {
        self.decisions = decisions
        self.approval = approval
        self.clock = clock
        self.allowedNames = allowedNames
    }

    /// Decides about a call; may ask the user.
    ///
    /// - Parameter isPrivate: whether answers must not be stored. `always` and `never` then apply to this conversation
    ///   only.
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
