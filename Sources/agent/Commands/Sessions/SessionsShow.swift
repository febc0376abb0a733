import AgentCore
import Foundation

/// `agent sessions show ID`
enum SessionsShow: Command {
    static let syntax = Syntax(
        "sessions show", operands: "ID", count: 1...1, "Shows a session's messages.", options: [.json])

    static func run(_ call: Call) throws {
        let context = try SessionsCall(call)
        let session = try context.finder.find(call.arguments.operands[0])
        let messages = try context.sessions.messages(of: session.id)
        if call.arguments.has(.json) {
            call.console.print(SessionDocument.of(session, messages, now: context.now))
        } else {
            call.console.print(text(session, messages, now: context.now))
        }
    }

    private static func text(_ session: Session, _ messages: [Message], now: Date) -> String {
        let state = session.isFrozen(at: now) ? ", frozen" : ""
        let head = "\(session.title)\n\(session.id), \(Day.text(session.createdAt))\(state)"
        return ([head] + messages.map(text)).joined(separator: "\n\n")
    }

    private static func text(_ message: Message) -> String {
        let who = message.role == .user ? "You" : "Agent"
        let how = message.finishReason.map { $0 == .stop ? "" : " (\($0.rawValue))" } ?? ""
        return "\(who), \(Day.time(message.createdAt))\(how)\n\(message.content)"
    }
}
