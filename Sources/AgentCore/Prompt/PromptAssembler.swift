/// Puts the prompt together within the model's context.
public struct PromptAssembler: Sendable {
    private let model: any LanguageModel

    /// Assembles for this model.
    public init(model: any LanguageModel) { self.model = model }

    /// Builds the messages. Where they do not fit, the oldest turns of the conversation leave first, about a quarter of
    /// the context at once, so that the following prompts begin alike and the model need not read them anew; the
    /// instructions, what is remembered and the newest message always stay.
    ///
    /// - Parameters:
    ///   - sections: parts of the system message, put in the order of their kinds.
    ///   - history: the conversation before this turn, oldest first.
    ///   - text: the user's newest message.
    ///   - maxTokens: how long the reply may get; up to a quarter of the context is kept free for it.
    ///   - reserved: tokens that the model's chat format takes beside the messages, such as those of tools.
    /// - Throws: `AgentError` where the parts that always stay do not fit by themselves, `ModelError` where the
    ///   model cannot be loaded.
    public func assemble(
        sections: [PromptSection], history: [ChatMessage], text: String, maxTokens: Int, reserved: Int = 0
    ) async throws -> AssembledPrompt {
        let ordered = PromptSection.Kind.allCases.flatMap { kind in sections.filter { $0.kind == kind } }
        let system = Self.systemMessage(ordered.filter { $0.kind != .reminder })
        let reminders = ordered.filter { $0.kind == .reminder && model.takesReminders }
        let context = try await model.contextLength()
        let room = context - min(maxTokens, context / 4) - reserved
        let newest = reminders.map { ChatMessage(.system, $0.text) } + [ChatMessage(.user, text)]
        let fixed = try await model.countTokens(system + newest)
        guard fixed <= room else {
            throw AgentError(
                .failed,
                "the message does not fit: with the instructions and what is remembered it takes \(fixed) tokens, and the model \(model.identity.name) has room for \(room)",
                remedy: "Nothing was stored. Send it in parts, or use a model with a longer context through --model.")
        }
        let starts = Self.turnStarts(history)
        // Dropping more turns never makes the prompt longer, so the first count that fits is found by bisection.
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            let kept = Array(history[starts[middle]...])
            if try await model.countTokens(system + kept + newest) <= room { high = middle } else { low = middle + 1 }
        }
        let leaving = Self.nextStep(from: low, starts, history, room: room)
        let first = leaving < starts.count ? starts[leaving] : history.count
        let messages = system + history[first...] + newest
        return AssembledPrompt(
            messages: messages, leftOut: first, hash: try ContentHash.sha256(Self.canonicalText(messages)),
            promptName: ordered.first { $0.kind == .instructions }?.source,
            promptRevision: ordered.first { $0.kind == .instructions }?.revision)
    }

    private static func systemMessage(_ sections: [PromptSection]) -> [ChatMessage] {
        guard !sections.isEmpty else { return [] }
        var text = ""
        for section in sections {
            // What stands with the instructions follows on the next line; other parts are set off by a blank one.
            if !text.isEmpty { text += section.kind == .circumstances ? "\n" : "\n\n" }
            text += section.text
        }
        return [ChatMessage(.system, text)]
    }

    /// Where each turn of the history begins: at every message of the user's.
    private static func turnStarts(_ history: [ChatMessage]) -> [Int] {
        var starts = history.indices.filter { history[$0].role == .user }
        if !history.isEmpty, starts.first != 0 { starts.insert(0, at: 0) }
        return starts
    }

    /// How many turns leave where `needed` have to: up to the next turn at which another quarter of the room is passed,
    /// counted from the beginning of the conversation, at three bytes a token. The same turns then leave until that
    /// many do not suffice. The newest turn leaves only where it has to.
    private static func nextStep(from needed: Int, _ starts: [Int], _ history: [ChatMessage], room: Int) -> Int {
        guard needed > 0 else { return 0 }
        let step = max(1, room / 4 * 3)
        var bytes = 0
        for turn in starts.indices {
            let steps = bytes / step
            let end = turn + 1 < starts.count ? starts[turn + 1] : history.count
            bytes += history[starts[turn]..<end].reduce(0) { $0 + $1.content.utf8.count }
            if turn + 1 >= needed, turn + 1 < starts.count, bytes / step > steps { return turn + 1 }
        }
        return needed
    }

    private static func canonicalText(_ messages: [ChatMessage]) -> String {
        JSONValue.array(messages.map(canonical)).text()
    }

    private static func canonical(_ message: ChatMessage) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("role", .string(message.role.rawValue)), .init("content", .string(message.content)),
        ]
        if !message.toolCalls.isEmpty {
            let calls = message.toolCalls.map { call in
                JSONValue.pairs([
                    "id": .string(call.id), "name": .string(call.name), "arguments": .string(call.arguments),
                ])
            }
            members.append(.init("tool_calls", .array(calls)))
        }
        if let id = message.toolCallID { members.append(.init("tool_call_id", .string(id))) }
        return .object(members)
    }
}
