import AgentCore

/// `agent sessions search TEXT`
enum SessionsSearch: Command {
    private static let limit = Option.value("limit", "N", short: "k", "At most this many; 20 unless given.")

    static let syntax = Syntax(
        "sessions search", operands: "TEXT…", count: 1...Int.max, "Finds messages by their words, best first.",
        options: [.json, limit])

    static func run(_ call: Call) throws {
        try FullTextQuery.check(call.arguments.text, for: "sessions search")
        let context = try SessionsCall(call)
        let matches = try context.sessions.search(call.arguments.text, limit: call.arguments.count(limit) ?? 20)
        if call.arguments.has(.json) {
            call.console.print(.array(matches.map(SessionDocument.of)))
        } else if matches.isEmpty {
            call.console.note("Nothing found.")
        } else {
            call.console.print(matches.map(line).joined(separator: "\n"))
        }
    }

    private static func line(_ match: MessageMatch) -> String {
        let text = match.message.content.split(whereSeparator: \.isNewline).joined(separator: " ")
        let short = text.count > 100 ? text.prefix(99) + "…" : text
        let who = match.message.role == .user ? "you" : "agent"
        return "\(match.message.session)  \(Day.text(match.message.createdAt))  \(who): \(short)"
    }
}
