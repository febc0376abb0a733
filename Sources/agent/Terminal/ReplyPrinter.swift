import AgentCore

/// Prints a turn as it runs: the reply on standard output, everything else on standard error.
final class ReplyPrinter: Sendable {
    /// The format of standard output.
    enum Format: Sendable, Equatable {
        /// The reply's text.
        case text
        /// One JSON document at the end.
        case json
        /// A JSON object for each event, one a line, and one for the end.
        case jsonLines

        /// Reads `--json` and `--jsonl`.
        init(_ arguments: Arguments) {
            self = arguments.has(.jsonLines) ? .jsonLines : arguments.has(.json) ? .json : .text
        }
    }

    private struct State {
        var session: String?
        var hasText = false
        /// The number of words of reasoning since the last text.
        var thoughtWords = 0
        var isInWord = false
        var isWithdrawn = false
        var endsWithBreak = false
        var wrapper: LineWrapper?
    }

    /// Where it prints.
    let console: Console
    private let format: Format
    private let state = Locked(State())

    /// Prints on this console.
    init(_ console: Console, format: Format) {
        self.console = console
        self.format = format
        if format == .text, let width = console.outputWidth {
            state.withLock { $0.wrapper = LineWrapper(width: width, isMarkdown: true) }
        }
    }

    /// Whether the reader of standard output has closed it.
    var isClosed: Bool { console.isOutputClosed }

    /// The session in which the user's message was stored.
    var session: String? { state.withLock { $0.session } }

    /// Whether the user's message was withdrawn (see `TurnEvent.withdrawn`).
    var isWithdrawn: Bool { state.withLock { $0.isWithdrawn } }

    /// Shows an event.
    func show(_ event: TurnEvent) {
        switch event {
        case .saved(let session, _): state.withLock { $0.session = session }
        case .withdrawn:
            state.withLock { state in
                state.session = nil
                state.isWithdrawn = true
            }
        case .reasoning(let text): think(text)
        case .textWasReasoning:
            breakLine()
            state.withLock { $0.hasText = false }
            if format == .jsonLines { console.print(["type": "text_was_reasoning"]) }
            if format == .text { console.dim("· so far it was thinking; the reply begins here") }
        case .skill(let skill): console.dim("using @\(skill.name)")
        case .notice(let line):
            breakLine()
            console.dim(line)
        case .calling(let call, let reason):
            breakLine()
            console.dim("· \(call.name) \(Self.short(call.arguments))\(reason.map { " (\($0))" } ?? "")")
        case .called(let record): show(record)
        case .text(let text): write(text)
        }
    }

    private func show(_ record: ToolCallRecord) {
        breakLine()
        if format == .jsonLines, case .object(let members) = record.json {
            console.print(.object([JSONValue.Member("type", "tool")] + members))
        }
        switch record.outcome {
        case .done: break
        case .failed: console.dim("· \(record.name) failed: \(Self.short(record.result))")
        case .refused, .invalid:
            console.dim("· \(record.name) \(Self.short(record.arguments)): \(Self.short(record.result))")
        }
    }

    /// The first line of a text, at most a hundred characters of it.
    private static func short(_ text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count < text.count || line.count > 100 ? "\(line.prefix(100))…" : String(line)
    }

    /// Ends the reply's line and shows what was learned, or prints the JSON document.
    func finish(_ result: TurnResult) {
        console.clearPassing()
        switch format {
        case .json: console.print(Self.document(result))
        case .jsonLines:
            if !state.withLock({ $0.hasText }), !result.reply.isEmpty { write(result.reply) }
            guard case .object(let members) = Self.document(result) else { return }
            console.print(.object([JSONValue.Member("type", "end")] + members))
        case .text:
            if !state.withLock({ $0.hasText }) { write(result.reply) }
            breakLine()
            showLearned(result.factsLearned)
        }
    }

    /// Ends the current line, if there is one.
    func breakLine() {
        let (rest, isOpen) = state.withLock { state in
            defer { state.endsWithBreak = true }
            return (state.wrapper?.finish() ?? "", state.hasText && !state.endsWithBreak)
        }
        if isOpen, format == .text { console.write(rest + "\n") }
    }

    /// Shows reasoning only as a status line with the number of words.
    private func think(_ text: String) {
        if format == .jsonLines { console.print(["type": "reasoning", "text": .string(text)]) }
        let words = state.withLock { state in
            for character in text {
                if !state.isInWord, !character.isWhitespace { state.thoughtWords += 1 }
                state.isInWord = !character.isWhitespace
            }
            return state.thoughtWords
        }
        guard format == .text else { return }
        breakLine()
        console.showPassing("thinking: \(words) \(words == 1 ? "word" : "words")", since: console.moment)
    }

    private func write(_ text: String) {
        guard !text.isEmpty else { return }
        let shown = state.withLock { state in
            state.thoughtWords = 0
            state.hasText = true
            state.endsWithBreak = text.hasSuffix("\n")
            return state.wrapper?.add(text) ?? text
        }
        switch format {
        case .text: console.write(shown)
        case .json: break
        case .jsonLines: console.print(["type": "text", "text": .string(text)])
        }
    }

    /// Shows what was learned, if standard error is a terminal.
    func showLearned(_ facts: [Observation.Learned]) {
        guard console.errorIsTerminal else { return }
        for learned in facts {
            let verb =
                switch learned.operation {
                case .add: "remembered"
                case .update: "updated"
                case .delete: "no longer true"
                }
            console.dim("· \(verb): \(learned.fact.text)")
        }
    }

    /// The turn as JSON; a skill's own answer is added as `output`.
    private static func document(_ result: TurnResult) -> JSONValue {
        guard let output = result.skillOutput, case .object(let members) = result.json else { return result.json }
        return .object(members + [JSONValue.Member("output", output.json)])
    }
}
