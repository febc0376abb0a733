import AgentCore
import Foundation

/// `agent sessions import FILE`
enum SessionsImport: Command {
    private static let skipBad = Option.flag("skip-bad", "Import the sound lines where others are broken.")

    static let syntax = Syntax(
        "sessions import", operands: "FILE", count: 1...1, "Reads sessions from JSON lines; `-` is standard input.",
        details: """
            A line is {"session","role":"user|assistant","content","at"} and perhaps "name" (who speaks) and "ref" (given
            back by searches). Lines with the same "session" become one session, with their own times. All lines are
            taken or none. A session that is there already is left alone.
            """,
        options: [skipBad, .json])

    static func run(_ call: Call) throws {
        let path = call.arguments.operands[0]
        let text = try StandardInput.file(path, limit: 1 << 30)
        let file = ImportFile(text)
        for problem in file.problems { call.console.note("line \(problem.line): \(problem.message)") }
        guard file.problems.isEmpty || call.arguments.has(skipBad) else {
            throw AgentError(
                .failed, "\(file.problems.count) of \(file.lineCount) lines cannot be imported",
                remedy: "Nothing was imported. Correct them, or leave them out with --skip-bad.")
        }
        let store = try SessionsCall(call).sessions
        let known = try store.sessionsAlreadyThere(among: file.messages)
        let messages = file.messages.filter { !known.contains($0.session) }
        let sessions = try store.add(messages)
        if call.arguments.has(.json) {
            call.console.print([
                "sessions": .array(sessions.map(JSONValue.string)), "messages": .integer(messages.count),
                "known": .integer(known.count),
                "skipped": .array(
                    file.problems.map { ["line": .integer($0.line), "message": .string($0.message)] }),
            ])
        } else {
            call.console.print(
                "Imported \(messages.count) messages in \(sessions.count) sessions."
                    + (known.isEmpty ? "" : " \(known.count) sessions were there already."))
        }
    }
}
