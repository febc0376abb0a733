import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension RemoteServer {
    private var baseAddress: String { address.base.absoluteString }

    /// The remedy if whatever answers is not this API.
    static let addressRemedy = "Check the address: it is the API's base, which mostly ends with /v1."

    /// The error for a connection that was closed without an answer.
    var answeredNothing: EngineError {
        EngineError(.unreachable, "\(baseAddress) answered nothing", remedy: Self.addressRemedy)
    }

    /// The error for a connection that failed before an answer.
    func unreachable(_ error: any Error) -> EngineError {
        let failure = ConnectionFailure(error, isSecure: address.isSecure, timeout: options.timeout)
        return EngineError(.unreachable, "\(baseAddress) cannot be reached: \(failure.reason)", remedy: failure.remedy)
    }

    /// The error for a connection that failed in the middle of a reply; the text until then is kept.
    func brokeOff(_ error: (any Error)?) -> EngineError {
        let failure = error.map { ConnectionFailure($0, isSecure: address.isSecure, timeout: options.timeout) }
        let cause = failure.map { ": \($0.reason)" } ?? ""
        return EngineError(
            .serverFailed, "\(baseAddress) broke off in the middle of the reply\(cause)",
            remedy: "What had come is kept. See what the server says of it, and try again.")
    }

    /// The error for an unsuccessful status of a call such as `chat/completions`.
    func failure(_ head: HTTPExchange.Head, _ body: Data, to call: String) -> EngineError {
        let parsed = try? ChatCompletion.decoder.decode(ChatCompletion.FailedBody.self, from: body)
        let said = parsed?.text.map(Self.oneLine) ?? Self.excerpt(body)
        switch head.status {
        case 300..<400:
            let target = head.location.map { " to \(Self.oneLine($0))" } ?? " elsewhere"
            return EngineError(
                .unreachable, "\(baseAddress) redirects\(target) (\(head.status)), which is not followed",
                remedy: "Where that is the server you mean, give its address.")
        case 401, 403:
            return EngineError(
                .unauthorized,
                "\(baseAddress) \(options.apiKey == nil ? "asks for a key" : "does not accept the key") (\(head.status)): \(said)",
                remedy: "Set AGENT_API_KEY, or api_key in config.yaml, to a key of that server.")
        case 404:
            return EngineError(
                .missing, "\(baseAddress)/\(call) answered 404, there is no such model or no such call: \(said)",
                remedy: "Check the model's name behind #, and the address, which mostly ends with /v1.")
        case 429:
            let wait = head.retryAfter.map { "; it asks to wait \(Self.oneLine($0))" } ?? ""
            return EngineError(
                .serverFailed, "\(baseAddress) is asked too much (429): \(said)\(wait)", remedy: "Wait, and try again.")
        default: return otherFailure(head.status, parsed, said)
        }
    }

    private func otherFailure(_ status: Int, _ parsed: ChatCompletion.FailedBody?, _ said: String) -> EngineError {
        if Self.isTooLong(status, parsed?.error?.kind ?? "", said) {
            return EngineError(
                .contextFull, "\(baseAddress) answered \(status): \(said)",
                remedy: "Tell how many tokens that model's context has with --context-length N.")
        }
        if Self.refusesSystem(said) {
            return EngineError(
                .systemRefused, "\(baseAddress) answered \(status): \(said)",
                remedy: "See what the server says of it, and try again.")
        }
        return EngineError(
            .serverFailed, "\(baseAddress) answered \(status): \(said)",
            remedy: status == 503
                ? "It may still be loading: wait, and try again." : "See what the server says of it, and try again.")
    }

    /// Whether a server refuses a request as too long. OpenAI, vLLM and llama.cpp send a code for it; others only a
    /// message.
    private static func isTooLong(_ status: Int, _ kind: String, _ said: String) -> Bool {
        guard (400..<500).contains(status) else { return false }
        if status == 413 || ["context_length_exceeded", "exceed_context_size"].contains(where: kind.contains) {
            return true
        }
        let said = said.lowercased()
        return said.contains("context") && ["length", "size", "window"].contains(where: said.contains)
    }

    /// Whether a server's chat template supports no system message ("System role not supported"). There is no code for
    /// it.
    private static func refusesSystem(_ said: String) -> Bool {
        let said = said.lowercased()
        return said.contains("system") && ["role", "message", "instruction"].contains(where: said.contains)
    }

    /// The error for a successful response that is not a stream: an error message, or another API.
    func notAStream(_ type: String, _ body: Data) -> EngineError {
        let parsed = try? ChatCompletion.decoder.decode(ChatCompletion.FailedBody.self, from: body)
        if let said = parsed?.error?.message {
            return EngineError(.serverFailed, "\(baseAddress): \(Self.oneLine(said))")
        }
        return EngineError(
            .unreachable,
            "\(baseAddress) answers \(type.isEmpty ? "no stream" : Self.oneLine(type)) instead of a stream of events: "
                + Self.excerpt(body), remedy: Self.addressRemedy)
    }

    /// The beginning of a response on one line, without control characters.
    static func excerpt(_ body: Data) -> String {
        let short = oneLine(String(decoding: body.prefix(600), as: UTF8.self)).prefix(160)
        return short.isEmpty ? "(nothing)" : String(short)
    }

    /// A server's text on one line, without control characters, at most 1,000 characters.
    static func oneLine(_ text: String) -> String {
        let line = text.prefix(4000).split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
            .unicodeScalars.filter { $0.value >= 32 && !(127..<160).contains($0.value) }
        return String(String(String.UnicodeScalarView(line)).prefix(1000))
    }
}
