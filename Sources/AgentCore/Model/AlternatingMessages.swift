/// Messages in the one order that every chat template and every server takes: the system message first, then the user and
/// the assistant by turns, and behind calls of tools their results.
///
/// What a conversation holds need not be so: a turn may have ended without a reply, a session may begin with a reply, a
/// call may have no result. Each engine gives its messages through here, so that no turn spoils those after it.
public struct AlternatingMessages: Sendable, Hashable {
    /// Where a model takes system messages.
    public enum SystemPosition: Sendable, Hashable {
        /// Anywhere.
        case anywhere
        /// Before all others.
        case first
        /// Nowhere: the user says what they hold.
        case nowhere
    }

    /// The messages.
    public private(set) var messages: [ChatMessage] = []
    private let position: SystemPosition
    private var system: [String] = []
    /// System messages from the middle that wait for the next message of the user's.
    private var waiting: [String] = []

    /// Stands where somebody had to speak and did not.
    static let silence = "…"
    /// Stands for the result of a call that has none.
    static let noResult = "no result: the call was not made"
    /// Stands for the name of a call that has none.
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
        } else if position == .anywhere {
            messages.append(message)
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

    /// The calls that wait for their results.
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

    /// The last message that is none of the system's.
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

    /// A call as it may be sent back: its arguments are an object, whatever the model wrote.
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
