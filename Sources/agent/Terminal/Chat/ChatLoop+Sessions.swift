import AgentCore
import Foundation

extension ChatLoop {
    /// `/new`
    func beginNew() {
        conversation.session = nil
        conversation.privateHistory = []
        attachments = []
        lastResult = nil
        replacesLast = false
        console.dim("A new session begins with your next message.")
    }

    /// `/sessions`
    func listSessions() throws {
        let all = try sessions.sessions()
        if all.isEmpty { return console.dim("There are no sessions yet.") }
        console.print(SessionsList.text(SessionsList.sorted(all), now: now))
    }

    /// `/resume [ID]`
    func resume(_ id: String) throws {
        guard !id.isEmpty else {
            let today = try sessions.sessions().filter { !$0.isFrozen(at: now) && $0.id != conversation.session }
            if today.isEmpty { return console.dim("There is no other session of today.") }
            console.print(SessionsList.text(today, now: now))
            return console.dim("/resume ID goes on with one of them.")
        }
        let session = try finder.open(finder.find(id))
        try adopt(sessions.choices(of: session.id))
        conversation.session = session.id
        lastResult = nil
        replacesLast = false
        ChatBanner.showEnd(of: session, sessions, on: console)
    }

    /// Applies the choices of another session. Where it has none, the settings with which this chat was started apply.
    private func adopt(_ choices: SessionChoices) throws {
        let adopted = start.adopting(choices)
        let settings = try Settings(arguments: adopted.arguments, program: adopted.program)
        if settings[.model].value != (try Settings(arguments: call.arguments, program: call.program))[.model].value {
            try use(adopted)
        }
        call = adopted
        conversation.mode = settings[.mode].value
        conversation.choices = try Conversation(adopted.arguments, settings).choices
    }

    /// `/fork`
    func fork() throws {
        let copy = try sessions.fork(try current(), at: now)
        conversation.session = copy.id
        console.dim("This is now the session \(copy.id), a copy.")
    }

    /// `/title TEXT`
    func rename(_ title: String) throws {
        guard !title.isEmpty else { throw AgentError(.usage, "/title needs a text", remedy: "Write /title TEXT.") }
        try refuseWhenPrivate()
        try sessions.rename(try current(), to: title)
        console.dim("The session is called: \(title)")
    }

    /// `/export [FILE]`
    func export(_ text: String) throws {
        let path = PathMention.named(text)
        let session = try sessions.session(try current())
        let messages = try sessions.messages(of: session.id)
        let isMarkdown = path.hasSuffix(".md")
        let document =
            isMarkdown
            ? SessionMarkdown.text(session, messages)
            : messages.map { SessionDocument.exported($0).text() + "\n" }.joined()
        if path.isEmpty || NamedFile.isStandardOutput(path) { return console.printAsIs(document) }
        try NamedFile.create(path, document)
        console.dim("Written to \(path).")
    }

    /// The id of this chat's session.
    ///
    /// - Throws: `AgentError.Code.notFound` where there is none yet.
    func current() throws -> String {
        guard let session = conversation.session else {
            throw AgentError(.notFound, "there is no session yet", remedy: "It begins with your first message.")
        }
        return session
    }

    /// Refuses commands that write.
    ///
    /// - Throws: `AgentError.Code.refused` in a private conversation.
    func refuseWhenPrivate() throws {
        guard conversation.isPrivate else { return }
        throw AgentError(.refused, "this conversation is private: nothing is written", remedy: "/private ends that.")
    }
}
