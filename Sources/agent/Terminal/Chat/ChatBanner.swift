import AgentCore
import MemorySkill
import PromptsSkill

/// The lines shown when a chat begins.
enum ChatBanner {
    /// Shows the model, the prompt, the number of remembered facts, and the session.
    static func show(_ agent: AgentEnvironment, _ conversation: Conversation, on console: Console) {
        var parts: [String] = []
        if let choice = agent.choice {
            parts.append(choice.identity.name + (choice.isBuiltIn ? " (built-in model)" : ""))
        }
        parts.append("prompt \(conversation.mode ?? agent.skills.library.activeName)")
        if let count = try? agent.skills.memory.count() {
            parts.append(count == 1 ? "1 thing remembered" : "\(count) things remembered")
        }
        if conversation.isPrivate { parts.append("private: nothing is written") }
        console.dim(parts.joined(separator: " · "))
        if let id = conversation.session, let session = try? agent.sessions.session(id) {
            showEnd(of: session, agent.sessions, on: console)
        }
        let sessions = (try? agent.sessions.sessions().count) ?? 1
        if let notice = firstNotice(isBuiltIn: agent.choice?.isBuiltIn == true, sessions: sessions) {
            console.dim(notice)
        }
        console.dim("/help lists the commands, Ctrl-D leaves.")
    }

    /// A note about larger models, for users of the built-in model who have no stored session yet.
    static func firstNotice(isBuiltIn: Bool, sessions: Int) -> String? {
        guard isBuiltIn, sessions == 0 else { return nil }
        return """
            The built-in model is small: it listens, and answers from what you tell it. A larger one also knows the world, \
            writes, reckons and follows longer thoughts; `agent model list` names those there are, `agent model use` takes one.
            """
    }

    /// Shows a session's title and its last exchange.
    static func showEnd(of session: Session, _ sessions: any SessionStore, on console: Console) {
        console.dim("\(session.title) (\(session.id))")
        let messages = (try? sessions.messages(of: session.id)) ?? []
        guard let start = messages.lastIndex(where: { $0.role == .user }) else { return }
        for message in messages[start...] {
            console.dim("\(message.role == .user ? "you" : "agent"): \(message.content)")
        }
    }
}
