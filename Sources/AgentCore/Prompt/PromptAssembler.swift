/// Assembles a prompt that fits the model's context.
public struct PromptAssembler: Sendable {
    private let model: any LanguageModel

    /// Assembles for this model.
    public init(model: any LanguageModel) { self.model = model }

    /// Builds the messages. If they do not fit, the oldest turns are dropped, about a quarter of the context at a time,
    /// so that the next prompts keep the same beginning and the model can reuse what it computed. The system message
    /// and the newest message are never dropped.
    ///
    /// - Parameters:
    ///   - sections: parts of the system message; they are sorted by kind.
    ///   - history: the conversation before this turn, oldest first.
    ///   - text: the user's newest message.
    ///   - maxTokens: the most tokens of the reply; this many are kept free, but at most a quarter of the context.
    ///   - reserved: tokens that the chat format needs besides the messages, such as tool declarations.
    /// - Throws: `AgentError` where the system message and the newest message alone do not fit; `ModelError` where the
    ///   model cannot be loaded.
    public func assemble(
        sections: [PromptSection], history: [ChatMessage], text: String, maxTokens: Int, reserved: Int = 0
    ) async throws -> AssembledPrompt {
        let ordered = PromptSection.Kind.allCases.flatMap { kind in sections.filter { $0.kind == kind } }
        let system = Self.systemMessage(ordered)
        let context = try await model.contextLength()
        let room = context - min(maxTokens, context / 4) - reserved
        let newest = [ChatMessage(.user, text)]
        let fixed = try await model.countTokens(system + newest)
        guard fixed <= room else {
            throw AgentError(
                .failed,
                "the message does not fit: with the instructions and what is remembered it takes \(fixed) tokens, and the model \(model.identity.name) has room for \(room)",
                remedy: "Nothing was stored. Send it in parts, or use a model with a longer context through --model.")
        }
        let starts = Self.turnStarts(history)
        // Dropping more turns never makes the prompt longer, so binary search finds the least number that fits.
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
            // Circumstances continue the instructions on the next line; other parts follow after a blank line.
            if !text.isEmpty { text += section.kind == .circumstances ? "\n" : "\n\n" }
            text += section.text
        }
        return [ChatMessage(.system, text)]
    }

    /// The indices at which the turns of the history begin: at each user message.
    private static func turnStarts(_ history: [ChatMessage]) -> [Int] {
        var starts = history.indices.filter { history[$0].role == .user }
        if !history.isEmpty, starts.first != 0 { starts.insert(0, at: 0) }
        return starts
    }

    /// How many turns to drop if at least `needed` must go. The cut is placed after the first turn from there on that
    /// crosses a multiple of a quarter of the room, counted from the beginning of the conversation at three bytes a
    /// token. So the cut stays the same for the next turns, until more must go. The newest turn is dropped only if it
    /// must be.
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
