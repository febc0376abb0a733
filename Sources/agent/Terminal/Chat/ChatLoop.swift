import AgentCore
import Foundation

/// A conversation at the terminal: reads messages, runs turns and `/commands`.
final class ChatLoop {
    /// The command line with the user's later choices, such as another model.
    var call: Call
    /// The command line as it was given.
    let start: Call
    let console: Console
    let isInteractive: Bool
    var agent: AgentEnvironment
    var conversation: Conversation
    /// Files for the next message.
    var attachments: [String] = []
    /// The last turn of this run, for `/why` and `/stats`.
    var lastResult: TurnResult?
    /// Text to put into the next line for editing.
    var draft = ""
    /// Whether the next message replaces the last exchange.
    var replacesLast = false
    /// Whether to leave the chat.
    var isOver = false
    let input: any ChatInput
    /// The work of skills while the user types.
    var backgroundWork: Task<(learned: [Observation.Learned], notices: [String]), Never>?
    private let echo = TerminalEcho()

    /// Prepares a chat.
    init(
        _ call: Call, _ agent: AgentEnvironment, _ conversation: Conversation, start: Call, input: any ChatInput,
        isInteractive: Bool
    ) {
        self.call = call
        self.start = start
        self.agent = agent
        self.conversation = conversation
        self.input = input
        self.isInteractive = isInteractive
        console = call.console
        input.keepsHistory = !conversation.isPrivate
    }

    var now: Date { call.program.clock.now() }
    var sessions: any SessionStore { agent.sessions }
    var finder: SessionFinder { SessionFinder(store: sessions, now: now) }

    /// Runs until the input ends.
    ///
    /// - Throws: `ExitCode.interrupted` where a reply was stopped and the chat is not interactive, or the program was
    ///   asked to end. Errors of a turn are printed, and the chat continues.
    func run() async throws {
        SignalWatch.shared.onExit { [echo] in echo.restore() }
        defer { SignalWatch.shared.onExit(nil) }
        try await receiveAll()
        await endBackgroundWork()
    }

    private func receiveAll() async throws {
        while !isOver, !console.isOutputClosed {
            let prefill = draft
            draft = ""
            switch input.next(draft: prefill) {
            case .end:
                if isInteractive { console.writeStyled("\n") }
                return
            case .broken(let reason): console.note("agent: \(reason)")
            case .cleared(let unsent): cleared(unsent)
            case .message(let text): try await receive(text)
            }
        }
    }

    /// Expands the files of a message, sends it and shows the reply.
    ///
    /// - Throws: the errors of `Attachments.expand` and `deliver`.
    func send(_ text: String) async throws {
        let expanded = try Attachments.expand(text)
        for notice in expanded.notices { console.dim(notice) }
        try await deliver(([expanded.text] + attachments).joined(separator: "\n\n"), typed: text)
    }

    /// Sends a message whose files are already expanded, and shows the reply.
    ///
    /// - Parameter typed: the text to put back into the line if the message is withdrawn.
    /// - Throws: the errors of `AgentLoop.run`, and those of a reply without text.
    func deliver(_ message: String, typed: String?) async throws {
        leaveFrozenSession()
        try agent.reloadSkills(call, isPrivate: conversation.isPrivate)
        var request = try conversation.request(message, to: agent)
        if replacesLast { try replaceLast(in: &request) }
        replacesLast = false
        let result = try await runTurn(request, typed: typed)
        attachments = []
        guard result.skillOutput == nil else { return }
        lastResult = result
        beginBackgroundWork()
        let isSilent = result.reply.allSatisfy(\.isWhitespace)
        // Replace the last exchange only if the new message got a reply.
        if conversation.isPrivate, !isSilent || request.privateHistory == conversation.privateHistory {
            let reply = isSilent ? [] : [ChatMessage(.assistant, result.reply)]
            conversation.privateHistory = request.privateHistory + [ChatMessage(.user, message)] + reply
        }
        if isInteractive, !result.reasoning.isEmpty { console.dim("it thought first (/thinking shows it)") }
        if result.finishReason == .interrupted {
            guard isInteractive, !SignalWatch.shared.isTerminating else { throw ExitCode.interrupted }
            console.dim(
                isSilent
                    ? "stopped before the first word (/retry asks again)"
                    : "stopped; what was said is kept (/continue goes on, /retry begins again)")
        }
        if let shortfall = result.ending?.shortfall { throw shortfall }
        if let cut = result.ending?.cut {
            console.dim(
                "\(cut) (\(result.finishReason == .length ? "/continue goes on" : "/new begins a new session"))")
        }
    }

    private func runTurn(_ request: TurnRequest, typed: String?) async throws -> TurnResult {
        let printer = ReplyPrinter(console, format: .text)
        if isInteractive { echo.hide() }
        defer {
            if isInteractive { echo.restore() }
            printer.breakLine()
            if let session = printer.session { conversation.session = session }
            if printer.isWithdrawn, isInteractive, let typed { draft = typed }
        }
        let result = try await TurnRunner(loop: agent.loop)
            .run(request, staysPatient: isInteractive, doesBackgroundWork: !isInteractive, printer: printer)
        printer.finish(result)
        return result
    }

    private func receive(_ text: String) async throws {
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        await endBackgroundWork()
        do {
            if let (name, argument) = ChatCommand.split(text) {
                try await ChatCommand.find(name).run(self, argument)
            } else {
                try await send(text.hasPrefix("//") ? String(text.dropFirst()) : text)
            }
        } catch let exit as ExitCode {
            throw exit
        } catch {
            let known = ErrorReport.describe(error)
            console.note("agent: \(known.message)")
            if !known.remedy.isEmpty { console.note(known.remedy) }
        }
        if isInteractive, !isOver { console.writeStyled("\n") }
    }

    private func cleared(_ unsent: String) {
        replacesLast = false
        if unsent.isEmpty { console.dim("Ctrl-D or /quit leaves.") }
    }

    /// Starts a new session if the day of the current one has passed.
    private func leaveFrozenSession() {
        guard let id = conversation.session, let session = try? sessions.session(id), session.isFrozen(at: now) else {
            return
        }
        console.dim("A new day: the session \(id) is frozen, and this begins a new one.")
        conversation.session = nil
    }
}
