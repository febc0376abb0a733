import AgentCore
import Foundation

/// `agent`, `agent chat`: a conversation.
enum Chat: Command {
    static let syntax = Syntax(
        "chat", "Talks: resumes today's latest session, or starts one.",
        details: """
            Ctrl-C stops a reply and keeps what was said; Ctrl-D leaves. /help lists the commands of a conversation.
            Where standard input is no terminal, each line is a turn.
            """,
        options: Option.talking)

    static func run(_ start: Call) async throws {
        let isPrivate = start.arguments.has(.privately)
        try Conversation.check(start.arguments)
        if start.console.inputIsTerminal, start.console.outputIsTerminal, !isPrivate { try TrustQuestion(start).ask() }
        let store = try OpenStore(start.program.directories, isPrivate: isPrivate)
        let session = try session(start, store.sessions, isPrivate: isPrivate)
        let call = start.adopting(try session.map(store.sessions.choices) ?? SessionChoices())
        let settings = try Settings(arguments: call.arguments, program: call.program)
        for notice in settings.notices { call.console.note(notice) }
        var conversation = try Conversation(call.arguments, settings)
        conversation.session = session
        let agent = try AgentEnvironment(call, isPrivate: isPrivate, settings: settings, store: store)
        for notice in agent.notices { call.console.note(notice) }
        if let absence = agent.absence { throw absence }
        _ = try conversation.request("", to: agent)

        try await agent.talking { try await talk(call, $0, conversation, start: start) }
    }

    private static func talk(
        _ call: Call, _ agent: AgentEnvironment, _ conversation: Conversation, start: Call
    ) async throws {
        guard call.console.inputIsTerminal, call.console.outputIsTerminal else {
            return try await ChatLoop(
                call, agent, conversation, start: start, input: PipedInput(), isInteractive: false
            ).run()
        }
        ChatBanner.show(agent, conversation, on: call.console)
        let editor = try editor(call, isPrivate: conversation.isPrivate)
        let completion = TabCompletion(skills: agent.catalog.entries.map(\.manifest.name))
        editor.complete = { completion.candidates($0) }
        try await ChatLoop(
            call, agent, conversation, start: start, input: TerminalInput(editor), isInteractive: true
        ).run()
    }

    private static func session(
        _ call: Call, _ sessions: any SessionStore, isPrivate: Bool
    ) throws -> String? {
        let finder = SessionFinder(store: sessions, now: call.program.clock.now())
        if let id = call.arguments.value(.session) { return try finder.open(finder.find(id)).id }
        if call.arguments.has(.continueLast) { return try finder.latest().map { try finder.open($0).id } }
        if call.arguments.has(.new) || isPrivate { return nil }
        return try finder.latestOfToday()?.id
    }

    private static func editor(_ call: Call, isPrivate: Bool) throws -> LineEditor {
        let file = call.program.directories.data.appending(path: "chat-history")
        let style = call.console.style.output
        let prompt = style.isOn ? "\u{1}\u{1B}[1m\u{1}>\u{1}\u{1B}[0m\u{1} " : "> "
        guard
            let editor = LineEditor(
                prompt: prompt, history: LineHistory(file: isPrivate ? nil : file),
                environment: call.program.environment)
        else {
            throw AgentError(.failed, "the terminal cannot be edited on", remedy: "Pipe text in, or use `agent ask`.")
        }
        return editor
    }
}
