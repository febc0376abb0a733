import AgentCore
import Foundation

/// `agent sessions list`
enum SessionsList: Command {
    static let syntax = Syntax("sessions list", "Lists the sessions by day, newest first.", options: [.json])

    static func run(_ call: Call) throws {
        let context = try SessionsCall(call)
        let sessions = sorted(try context.sessions.sessions())
        if call.arguments.has(.json) {
            call.console.print(.array(sessions.map { SessionDocument.of($0, now: context.now) }))
        } else if sessions.isEmpty {
            call.console.note("There are no sessions yet.")
        } else {
            call.console.print(text(sessions, now: context.now))
        }
    }

    /// Sessions by day, newest first, and within a day by their last message, newest first.
    static func sorted(_ sessions: [Session]) -> [Session] {
        sessions.sorted { (Day.text($0.createdAt), $0.lastMessageAt) > (Day.text($1.createdAt), $1.lastMessageAt) }
    }

    /// A heading for each day, with a line for each session below it.
    static func text(_ sessions: [Session], now: Date) -> String {
        var lines: [String] = []
        var day = ""
        for session in sessions {
            let own = Day.text(session.createdAt)
            if own != day {
                day = own
                lines.append(day + (session.isFrozen(at: now) ? "" : " (today)"))
            }
            let count = session.messageCount == 1 ? "1 message" : "\(session.messageCount) messages"
            lines.append("  \(session.id)  \(Day.time(session.lastMessageAt))  \(session.title)  (\(count))")
        }
        return lines.joined(separator: "\n")
    }
}
