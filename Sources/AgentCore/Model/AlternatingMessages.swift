/// Messages in the order that every chat template and server accepts: the system message first, then user and assistant
/// alternating, with tool results right after their calls.
///
/// A stored conversation may break this order: a turn may have ended without a reply, a session may begin with a reply,
/// a call may have no result. Each engine passes its messages through here, so that such a turn does not break later
/// ones.
public struct AlternatingMessages: Sendable, Hashable {
    /// Where a model accepts system messages.
    public enum SystemPosition: Sendable, Hashable {
        /// Only before all others.
        case first
        /// Nowhere: their text goes into a user message.
        case nowhere
    }

    /// The messages.
    public private(set) var messages: [ChatMessage] = []
    private let position: SystemPosition
    private var system: [String] = []
    /// System messages from the middle, held for the next user message.
    private var waiting: [String] = []

    /// Placeholder for a missing message.
    static let silence = "…"
    /// Placeholder for a missing tool result.
    static let noResult = "no result: the call was not made"
    /// Placeholder for a missing tool name.
    static let unnamed = "unnamed"

    /// Puts messages in order.
    public init(_ given: [ChatMessage], system position: SystemPosition = .first) {
        self.position = position
        for message in given {
            switch message.role {
            case .system: addSystem(message)
            case .user: addUser(message.content)
            case .assistant: addReply(message)
            case .tool: addResult(message)
            }
        }
        if !waiting.isEmpty { addUser("") }
        completeCalls()
        if !given.isEmpty { addInstructions() }
    }

    private mutating func addSystem(_ message: ChatMessage) {
        if messages.isEmpty {
            system.append(message.content)
        } else {
            waiting.append(message.content)
        }
    }

    private mutating func addUser(_ content: String) {
        completeCalls()
        var texts = waiting + [content]
        waiting = []
        if let last = lastSpeaker {
            switch messages[last].role {
            case .user: texts.insert(messages.remove(at: last).content, at: 0)
            case .tool: messages.append(ChatMessage(.assistant, Self.silence))
            case .system, .assistant: break
            }
        }
        messages.append(ChatMessage(.user, Self.joined(texts)))
    }

    private mutating func addReply(_ message: ChatMessage) {
        let calls = message.toolCalls.map(Self.sendable)
        guard !calls.isEmpty || !Self.isBlank(message.content) else { return }
        completeCalls()
        guard let last = lastSpeaker else {
            messages += [ChatMessage(.user, Self.silence), .calls(calls, saying: message.content)]
            return
        }
        var said = [message.content]
        if messages[last].role == .assistant { said.insert(messages.remove(at: last).content, at: 0) }
        messages.append(.calls(calls, saying: Self.joined(said)))
    }

    private mutating func addResult(_ message: ChatMessage) {
        guard openCalls.contains(where: { $0.id == message.toolCallID }) else { return addUser(message.content) }
        messages.append(message)
    }

    /// The tool calls that have no result yet.
    private var openCalls: [ToolCall] {
        guard let last = lastSpeaker, let asked = messages.lastIndex(where: { !$0.toolCalls.isEmpty }),
            messages[(asked + 1)...].allSatisfy({ $0.role == .tool }), asked <= last
        else { return [] }
        let answered = Set(messages[(asked + 1)...].compactMap(\.toolCallID))
        return messages[asked].toolCalls.filter { !answered.contains($0.id) }
    }

    private mutating func completeCalls() {
        for call in openCalls { messages.append(.result(of: call, Self.noResult)) }
    }

    /// Index of the last message that is not a system message.
    private var lastSpeaker: Int? { messages.lastIndex { $0.role != .system } }

    /// The system message at its position; a conversation in which the user says nothing consists of it.
    private mutating func addInstructions() {
        let text = Self.joined(system)
        guard let first = messages.firstIndex(where: { $0.role == .user }) else {
            messages.insert(ChatMessage(.user, text), at: 0)
            return
        }
        if position == .nowhere {
            messages[first] = ChatMessage(.user, Self.joined([text, messages[first].content]))
        } else if !Self.isBlank(text) {
            messages.insert(ChatMessage(.system, text), at: 0)
        }
    }

    /// A call in a form that servers accept: whatever the model wrote, its arguments are a JSON object.
    private static func sendable(_ call: ToolCall) -> ToolCall {
        ToolCall(
            id: call.id, name: call.name.isEmpty ? unnamed : call.name,
            arguments: call.hasObject ? call.arguments : "{}")
    }

    private static func joined(_ texts: [String]) -> String {
        texts.filter { !isBlank($0) }.joined(separator: "\n\n")
    }

    private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
