/// A small model that is reminded of one line at a time and kept to it: asked for two things with both in its reminder it says
/// the first twice, and now and then it denies what it is reminded of or spells a name anew.
///
/// For each line of the reminder before the newest message (`Reminder`) the model is asked by itself, and what it says follows
/// one another. Where a reply does not tell its line, or tells more, the line itself is said to the user (`ReminderCheck`).
public struct RemindedModel: ModelDecorator {
    /// The model behind it.
    public let model: any LanguageModel

    /// Stands before a model.
    public init(_ model: any LanguageModel) { self.model = model }

    /// What the model says to each line of the reminder, one behind the other; its own reply where there is no reminder.
    public func stream(_ request: ModelRequest) -> ModelStream {
        let index = request.messages.count - 2
        guard request.shape == nil, index >= 0, let newest = request.messages.last, newest.role == .user,
            request.messages[index].role == .system, let reminder = Reminder(request.messages[index].content)
        else { return model.stream(request) }
        let replies = Replies(
            Self.parts(of: reminder).map { part in
                var asking = request
                asking.messages[index] = ChatMessage(.system, part.text)
                return (asking, ReminderCheck(part, asked: newest.content, of: reminder))
            }, of: model)
        return ModelStream { () async throws(ModelError) in try await replies.next() }
    }

    /// A reminder for each line. That they are unsure is said once, and what is lacking with the last.
    private static func parts(of reminder: Reminder) -> [Reminder] {
        guard reminder.lines.count > 1 else { return [reminder] }
        return reminder.lines.enumerated().map { index, line in
            Reminder(
                [line], isSure: reminder.isSure || index > 0,
                lacksSomething: reminder.lacksSomething && index == reminder.lines.count - 1)
        }
    }

    private actor Replies {
        private var asking: ArraySlice<(request: ModelRequest, check: ReminderCheck)>
        private let model: any LanguageModel
        private var usage = ModelUsage()
        /// What was said to the lines before.
        private var said = ""
        private var ready: [ModelEvent] = []

        init(_ asking: [(request: ModelRequest, check: ReminderCheck)], of model: any LanguageModel) {
            self.asking = asking[...]
            self.model = model
        }

        func next() async throws(ModelError) -> ModelEvent? {
            while ready.isEmpty {
                guard let next = asking.popFirst() else { return nil }
                try await ask(next.request, next.check)
            }
            return ready.removeFirst()
        }

        /// Asks for one line, and goes on with the next one that was not told yet.
        private func ask(_ request: ModelRequest, _ check: ReminderCheck) async throws(ModelError) {
            var events = model.stream(request).makeAsyncIterator()
            var reply = ""
            while let event = try await events.next(isolation: self) {
                switch event {
                case .text(let piece): reply += piece
                case .reasoning, .toolCall: ready.append(event)
                case .textWasReasoning:
                    ready.append(.reasoning(reply))
                    reply = ""
                case .end(let reason, let more):
                    usage += more
                    // What the user stopped or a limit cut short stays as it is; what went on and on to the limit does not.
                    let isWhole = reason == .stop || reason != .interrupted && reply.count > check.plain.count
                    let isKept = !isWhole || check.accepts(reply)
                    say(isKept ? reply : check.plain)
                    let goesOn = reason == .stop || !isKept
                    asking = goesOn ? asking.drop { $0.check.isTold(by: said) } : []
                    if asking.isEmpty { ready.append(.end(goesOn ? .stop : reason, usage)) }
                    return
                }
            }
            say(reply)
        }

        private func say(_ reply: String) {
            guard !reply.isEmpty, !said.contains(reply) else { return }
            let text = said.isEmpty ? reply : " " + reply
            said += text
            ready.append(.text(text))
        }
    }
}
