public import AgentCore
import Synchronization

/// A model that answers from a script and records what it was asked. One token is one word.
public final class ScriptedModel: LanguageModel {
    /// What a scripted reply does.
    public enum Step: Sendable {
        /// Yields a piece of text.
        case text(String)
        /// Yields a piece of reasoning.
        case reason(String)
        /// Wants a tool called.
        case call(ToolCall)
        /// Breaks off.
        case fail(ModelError)
        /// Waits until the task is cancelled.
        case hang
        /// Ends the reply for this reason: as at a limit.
        case end(FinishReason)
    }

    /// How the model is named.
    public let identity = ModelIdentity(name: "scripted", location: "memory")
    /// Whether it takes declarations of tools.
    public let callsTools: Bool
    private let context: Int
    private let script: @Sendable (ModelRequest) -> [Step]
    private let asked = Mutex<[ModelRequest]>([])

    /// A model with room for `context` words that answers each request by the script.
    public init(
        context: Int = 4096, callsTools: Bool = false,
        script: @escaping @Sendable (ModelRequest) -> [Step]
    ) {
        self.callsTools = callsTools
        self.context = context
        self.script = script
    }

    /// The requests so far.
    public var requests: [ModelRequest] { asked.withLock { $0 } }

    /// The room given.
    public func contextLength() async throws(ModelError) -> Int { context }

    /// Words and two more a message.
    public func countTokens(_ messages: [ChatMessage]) async throws(ModelError) -> Int {
        messages.reduce(0) { $0 + 2 + $1.content.split(whereSeparator: \.isWhitespace).count }
    }

    /// Plays the script.
    public func stream(_ request: ModelRequest) -> ModelStream {
        asked.withLock { $0.append(request) }
        let playback = Playback(script(request))
        return ModelStream { () async throws(ModelError) in try await playback.next() }
    }
}

private actor Playback {
    private var steps: [ScriptedModel.Step]
    private var usage = ModelUsage()
    private var isOver = false

    init(_ steps: [ScriptedModel.Step]) { self.steps = steps }

    func next() async throws(ModelError) -> ModelEvent? {
        if isOver { return nil }
        if !Task.isCancelled, !steps.isEmpty {
            switch steps.removeFirst() {
            case .text(let text):
                usage.completionTokens += 1
                return .text(text)
            case .reason(let text):
                usage.completionTokens += 1
                return .reasoning(text)
            case .call(let call): return .toolCall(call)
            case .fail(let error): throw error
            case .hang:
                while !Task.isCancelled { await Task.yield() }
            case .end(let reason):
                isOver = true
                return .end(reason, usage)
            }
        }
        isOver = true
        return .end(Task.isCancelled ? .interrupted : .stop, usage)
    }
}
