import AgentCore
import Engine
import Foundation

/// `agent ask TEXT…`, `agent TEXT…`: one turn.
enum Ask: Command {
    private static let schema = Option.value(
        "schema", "FILE", "Answer with JSON that is valid under this schema; `-` is standard input.")

    static let syntax = Syntax(
        "ask", operands: "TEXT…", count: 0...Int.max, "Says one thing and prints the reply.",
        details: """
            The words are joined by blanks. Text piped into standard input is added below them. `@name` at the start
            calls a skill, `@./path` attaches a file, `@"a path"` one with blanks. The turn is a new session unless one is continued.

            With --schema the reply is JSON without blanks, valid under the JSON Schema in FILE: type, enum, const,
            properties, required, additionalProperties, items, prefixItems, anyOf, oneOf, allOf, $ref with $defs, the
            bounds of numbers, lengths and counts, pattern, and the formats date, time, date-time, email, ipv4, uuid.
            Another keyword that restricts values is an error that names its place. The reply always ends within
            --max-tokens; texts of --stop do not end it. A server is sent the schema and has to keep to it itself; where it
            does not, that is an error.

            What a model writes for itself before it answers is no part of the reply: --json has it as "reasoning". A
            reply without any text is an error. A message that does not fit the context is refused and not stored.
            """,
        options: [.json, .jsonLines, schema] + Option.talking)

    static func run(_ start: Call) async throws {
        let shape = try shape(start)
        let text = try message(start)
        try Conversation.check(start.arguments)
        let store = try OpenStore(start.program.directories, isPrivate: start.arguments.has(.privately))
        let session = try session(start, store.sessions)
        let call = start.adopting(try session.map(store.sessions.choices) ?? SessionChoices())
        let settings = try Settings(arguments: call.arguments, program: call.program)
        for notice in settings.notices { call.console.note(notice) }
        var conversation = try Conversation(call.arguments, settings)
        conversation.session = session
        let agent = try AgentEnvironment(call, isPrivate: conversation.isPrivate, settings: settings, store: store)
        for notice in agent.notices { call.console.note(notice) }

        let format = ReplyPrinter.Format(call.arguments)
        let printer = ReplyPrinter(call.console, format: format)
        var request = try conversation.request(text, to: agent)
        request.shape = shape
        let result = try await agent.talking {
            try await TurnRunner(loop: $0.loop).run(request, staysPatient: false, printer: printer)
        }
        printer.finish(result)
        if let shortfall = result.ending?.shortfall { throw shortfall }
        if let cut = result.ending?.cut { call.console.note("\(cut) (--max-tokens N allows more)") }
        if result.finishReason == .interrupted, !call.console.isOutputClosed { throw ExitCode.interrupted }
    }

    /// The schema, checked before anything is stored.
    private static func shape(_ call: Call) throws -> ResponseShape? {
        guard let path = call.arguments.value(schema) else { return nil }
        let text = try JSONFile.text(path)
        do throws(EngineError) {
            _ = try ShapeGrammar(jsonSchema: text)
        } catch {
            throw AgentError(
                .usage, "\(path): \(error.message)", remedy: "`agent help ask` tells what a schema may hold.")
        }
        return .jsonSchema(text)
    }

    /// The words of the command line, the files they name, and piped input.
    private static func message(_ call: Call) throws -> String {
        let words = call.arguments.text
        let piped = try StandardInput.pipedText(call.console)?.trimmingCharacters(in: .newlines) ?? ""
        let isBlank = piped.allSatisfy(\.isWhitespace)
        guard !isBlank || !words.allSatisfy(\.isWhitespace) else {
            throw AgentError(
                .usage, "nothing to send: the message is empty",
                remedy: "Nothing was stored. Write `agent ask TEXT`, or pipe text in.")
        }
        let expanded = try Attachments.expand(words: call.arguments.operands)
        for notice in expanded.notices { call.console.note(notice) }
        if isBlank { return expanded.text }
        return words.allSatisfy(\.isWhitespace) ? piped : "\(expanded.text)\n\n\(piped)"
    }

    private static func session(_ call: Call, _ sessions: any SessionStore) throws -> String? {
        let finder = SessionFinder(store: sessions, now: call.program.clock.now())
        if let id = call.arguments.value(.session) { return try finder.open(finder.find(id)).id }
        guard call.arguments.has(.continueLast) else { return nil }
        guard let latest = try finder.latest() else {
            call.console.note("There is no session to continue; this one is new.")
            return nil
        }
        return try finder.open(latest).id
    }
}
