import AgentCore

/// A session as Markdown.
enum SessionMarkdown {
    /// Title, day, and the messages with their speakers.
    static func text(_ session: Session, _ messages: [Message]) -> String {
        let head = "# \(session.title)\n\n\(Day.text(session.createdAt)), session `\(session.id)`"
        let body = messages.map { message in
            let who = message.role == .user ? "You" : "Agent"
            return "**\(who)**, \(Day.time(message.createdAt))\n\n\(message.content)"
        }
        return ([head] + body).joined(separator: "\n\n") + "\n"
    }
}
