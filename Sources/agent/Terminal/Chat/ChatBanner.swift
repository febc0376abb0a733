import AgentCore
import MemorySkill
import PromptsSkill

/// What is said when a chat begins.
enum ChatBanner {
    /// Names the model, the prompt, what is remembered, and the session.
    static func show(_ companion: Companion, _ conversation: Conversation, on console: Console) {
        var parts: [String] = []
        if let choice = companion.choice {
            parts.append(choice.identity.name + (choice.identity.isBundled ? " (built-in model)" : ""))
        }
        parts.append("prompt \(conversation.mode ?? companion.skills.library.activeName)")
        if let count = try? companion.skills.memory.count() {
            parts.append(count == 1 ? "1 thing remembered" : "\(count) things remembered")
        }
        if conversation.isPrivate { parts.append("private: nothing is written") }
        console.dim(parts.joined(separator: " · "))
        if let id = conversation.session, let session = try? companion.sessions.session(id) {
            showEnd(of: session, companion.sessions, on: console)
        }
        console.dim("/help lists the commands, Ctrl-D leaves.")
    }

    /// Names a session and shows its last exchange.
    static func showEnd(of session: Session, _ sessions: any SessionStore, on console: Console) {
        console.dim("\(session.title) (\(session.id))")
        let messages = (try? sessions.messages(of: session.id)) ?? []
        guard let start = messages.lastIndex(where: { $0.role == .user }) else { return }
        for message in messages[start...] {
            console.dim("\(message.role == .user ? "you" : "agent"): \(message.content)")
        }
    }
}
