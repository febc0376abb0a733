import AgentCore

/// `agent`, `agent chat`: a conversation.
enum Chat: Command {
    static let syntax = Syntax(
        "chat", "Talks: resumes today's latest session, or starts one.",
        details: """
            Ctrl-C stops a reply and keeps what was said; Ctrl-D leaves. /help lists the commands of a conversation.
            Where standard input is no terminal, each line is a turn.
            """,
        options: Option.talking)

    static func run(_ call: Call) async throws {
    }
}
