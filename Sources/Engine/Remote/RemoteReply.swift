import Foundation

/// The state of a streamed reply: takes the bytes of an event stream, gives text, calls and the end.
struct RemoteReply {
    /// Maximum bytes of a reply's text, which is kept in memory; no model writes that much.
    static let longest = 16 << 20

    private var parser = EventStreamParser()
    private var calls = ToolCallAssembler()
    private var finished: [GeneratedCall]?

    /// A piece of what the model wrote.
    enum Piece {
        case text(String)
        case reasoning(String)
    }

    /// Pieces that have arrived and were not handed out.
    private(set) var pieces: [Piece] = []
    /// Why the reply ended, once it did.
    private(set) var end: GenerationEnd?
    /// Whether the server has sent `[DONE]`.
    private(set) var isDone = false
    /// Whether tools were called.
    var hasCalls: Bool { !calls.isEmpty }
    /// The server's counts; if it sends none, one token per piece of text, which is mostly right.
    var usage: GenerationUsage {
        var usage = counted
        if !hasCounts { usage.completionTokens = count }
        return usage
    }

    private var counted = GenerationUsage()
    private var hasCounts = false
    private var count = 0
    private var size = 0

    /// The text or reasoning that has arrived since the last call.
    mutating func takePiece() -> Piece? {
        guard let first = pieces.first else { return nil }
        var rest = pieces.dropFirst()
        defer { pieces = Array(rest) }
        switch first {
        case .text(var text):
            while case .text(let more)? = rest.first {
                text += more
                rest = rest.dropFirst()
            }
            return .text(text)
        case .reasoning(var text):
            while case .reasoning(let more)? = rest.first {
                text += more
                rest = rest.dropFirst()
            }
            return .reasoning(text)
        }
    }

    /// The next call, once the reply has ended.
    mutating func takeCall() -> GeneratedCall? {
        if finished == nil { finished = calls.finish(isCut: end == .length) }
        var left = finished ?? []
        defer { finished = left }
        return left.isEmpty ? nil : left.removeFirst()
    }

    /// Takes bytes of the stream.
    ///
    /// - Throws: `EngineError`: (malformed) an event that is not part of a reply, (serverFailed) an error that the
    ///   server reports.
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
        // Some servers send empty events to keep the connection open.
        if text.isEmpty || text == "null" { return }
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
        if let delta = choice.delta {
            try take(.reasoning(delta.thought))
            try take(.text(delta.content?.text ?? ""))
        }
        for piece in choice.delta?.toolCalls ?? [] { try calls.take(piece) }
        if let reason = choice.finishReason { end = try Self.end(reason) }
    }

    private mutating func take(_ piece: Piece) throws(EngineError) {
        switch piece {
        case .text(let text), .reasoning(let text):
            guard !text.isEmpty else { return }
            size += text.utf8.count
        }
        pieces.append(piece)
        count += 1
        guard size <= Self.longest else { throw Self.failed("the reply has more than \(Self.longest) bytes") }
    }

    private static func end(_ reason: String) throws(EngineError) -> GenerationEnd {
        switch reason {
        case "length": return .length
        // OpenAI's content filter, failures of vLLM and DeepSeek.
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
