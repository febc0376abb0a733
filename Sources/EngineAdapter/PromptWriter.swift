import AgentCore
import Engine
import Foundation

/// Writes conversations for a model: in its chat format, as tokens.
struct PromptWriter: Sendable {
    /// Positions of the context.
    let contextLength: Int
    private let format: any ChatFormat
    private let encoder: PromptEncoder
    private let marks: [ReasoningMarks]
    private let system: AlternatingMessages.SystemPosition

    /// The writer of a loaded model.
    ///
    /// - Parameter now: the time, for chat formats that state the date.
    init(_ runtime: ModelRuntime, _ format: any ChatFormat, now: Date) {
        let traits = ChatTraits(format, now: now)
        self.format = format
        encoder = PromptEncoder(runtime.tokenizer)
        contextLength = runtime.contextLength
        system = traits.takesSystem ? .first : .nowhere
        let shown = traits.reasoning.map { ReasoningMarks(begin: $0.begin, end: $0.end) }
        marks = shown.contains(.usual) ? shown : shown + [.usual]
    }

    /// The tokens of a conversation, including the start of the reply.
    ///
    /// - Throws: `ModelError` if the model's template refuses the conversation.
    func tokens(_ messages: [ChatMessage], now: Date) throws(ModelError) -> [TokenID] {
        tokens(try prompt(messages, now: now))
    }

    /// The tokens of a prompt.
    func tokens(_ prompt: RenderedPrompt) -> [TokenID] { encoder.encode(prompt) }

    /// A conversation in the model's format, including the start of the reply.
    ///
    /// - Throws: `ModelError` if the model's template refuses the conversation.
    func prompt(_ messages: [ChatMessage], now: Date) throws(ModelError) -> RenderedPrompt {
        do throws(EngineError) {
            return try format.render(
                AlternatingMessages(messages, system: system).messages.map { ChatTurn($0) },
                ChatFormatOptions(now: now))
        } catch {
            throw ModelError(error)
        }
    }

    /// A reader for the reply to a prompt, whose end may already have begun the reasoning.
    func reader(of prompt: RenderedPrompt) -> ReasoningReader {
        let end = prompt.text.suffix(200).reversed().drop(while: \.isWhitespace).reversed()
        return ReasoningReader(marks, open: marks.first { String(end).hasSuffix($0.begin) })
    }
}
