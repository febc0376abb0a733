import Foundation

/// What has come of a reply: the bytes of a stream of events go in, texts, calls and the end come out.
struct RemoteReply {
    /// Bytes of a reply's text, at most; no model writes so much, and what comes is kept in memory.
    static let longest = 16 << 20

    private var parser = EventStreamParser()
    private var calls = ToolCallAssembler()
    private var finished: [GeneratedCall]?

    /// Texts that have come and were not handed out.
    private(set) var texts: [String] = []
    /// Why the reply ended, once it did.
    private(set) var end: GenerationEnd?
    /// Whether the server has said its last word.
    private(set) var isDone = false
    /// Whether tools were called.
    var hasCalls: Bool { !calls.isEmpty }
    /// What the server counted; where it does not, the pieces of text, which mostly are one token each.
    var usage: GenerationUsage {
        var usage = counted
        if !hasCounts { usage.completionTokens = pieces }
        return usage
    }

    private var counted = GenerationUsage()
    private var hasCounts = false
    private var pieces = 0
    private var size = 0

    /// The text that has come since the last time.
    mutating func takeText() -> String? {
        guard !texts.isEmpty else { return nil }
        defer { texts.removeAll() }
        return texts.joined()
    }

    /// The next call, once the reply has ended.
    ///
    /// - Throws: `EngineError` (malformed) where a call has no name.
    mutating func takeCall() throws(EngineError) -> GeneratedCall? {
        if finished == nil { finished = try calls.finish(isCut: end == .length) }
        var left = finished ?? []
        defer { finished = left }
        return left.isEmpty ? nil : left.removeFirst()
    }

    /// Takes in bytes of the stream.
    ///
    /// - Throws: `EngineError`: (malformed) what is no piece of a reply, (serverFailed) what the server says went wrong.
    mutating func take(_ data: Data) throws(EngineError) {
        for event in try parser.feed(data) where !isDone { try take(event) }
    }

    private mutating func take(_ event: String) throws(EngineError) {
        let text = event.trimmingCharacters(in: .whitespacesAndNewlines)
        if text == "[DONE]" {
            isDone = true
            if end == nil { end = .stop }
            return
        }
        let data = Data(text.utf8)
        guard let chunk = try? ChatCompletion.decoder.decode(ChatCompletion.Chunk.self, from: data) else {
            throw EngineError(
                .malformed, "an event that is no piece of a reply: \(RemoteServer.excerpt(data))")
        }
        if let error = chunk.error { throw Self.failed(error.message) }
        if let counts = chunk.usage {
            hasCounts = counts.completionTokens != nil || hasCounts
            counted.promptTokens = counts.promptTokens ?? counted.promptTokens
            counted.completionTokens = counts.completionTokens ?? counted.completionTokens
            counted.cachedTokens = counts.promptTokensDetails?.cachedTokens ?? counted.cachedTokens
        }
        guard let choice = chunk.choices?.first else { return }
        if let content = choice.delta?.content, !content.isEmpty {
            texts.append(content)
            pieces += 1
            size += content.utf8.count
            guard size <= Self.longest else { throw Self.failed("the reply has more than \(Self.longest) bytes") }
        }
        for piece in choice.delta?.toolCalls ?? [] { try calls.take(piece) }
        if let reason = choice.finishReason { end = try Self.end(reason) }
    }

    private static func end(_ reason: String) throws(EngineError) -> GenerationEnd {
        switch reason {
        case "length": return .length
        // OpenAI's filter, vLLM's and DeepSeek's failures.
        case "content_filter", "abort", "error", "insufficient_system_resource":
            throw failed("it ended the reply early (\(reason))")
        default: return .stop
        }
    }

    private static func failed(_ message: String) -> EngineError {
        EngineError(
            .serverFailed, RemoteServer.oneLine(message),
            remedy: "What had come is kept. See what the server says of it, and try again.")
    }
}
