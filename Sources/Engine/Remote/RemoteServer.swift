import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server that speaks the OpenAI-compatible API: Ollama, llama.cpp's server, LM Studio, mlx_lm.server, vLLM.
public struct RemoteServer: Sendable {
    /// Where it is.
    public let address: RemoteAddress
    let options: RemoteOptions

    /// A server; nothing is sent before something is asked.
    public init(_ address: RemoteAddress, options: RemoteOptions = RemoteOptions()) {
        self.address = address
        self.options = options
    }

    /// One of the models that a server offers.
    public struct Model: Sendable, Hashable {
        /// Its name there.
        public let name: String
        /// Positions of its context, where the server says so.
        public let contextLength: Int?
    }

    /// The models there are.
    ///
    /// - Throws: `EngineError` naming the server: unreachable, no such API, or what it answered.
    public func models() async throws(EngineError) -> [Model] {
        let request = request("models", body: nil)
        let (status, _, body) = try await wholeAnswer(request)
        guard status == 200 else { throw failure(status, body) }
        guard let list = try? ChatCompletion.decoder.decode(ChatCompletion.ModelList.self, from: body) else {
            throw EngineError(
                .unreachable,
                "\(address.base.absoluteString)/models answers something else than a list of models: "
                    + Self.excerpt(body))
        }
        return list.data.map {
            Model(name: $0.id, contextLength: $0.maxModelLen ?? $0.meta?.nCtx ?? $0.meta?.nCtxTrain)
        }
    }

    /// A call of this server.
    func request(_ call: String, body: Data?) -> URLRequest {
        var request = URLRequest(url: address.url(call), timeoutInterval: options.timeout)
        request.httpMethod = body == nil ? "GET" : "POST"
        request.httpBody = body
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        if let key = options.apiKey { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
        return request
    }

    /// Which of its models is meant. One that is named need not be listed: servers have aliases.
    ///
    /// - Throws: `EngineError` (missing) where none was named and the server does not have exactly one.
    public func choose(from models: [Model]) throws(EngineError) -> Model? {
        if let name = address.model { return models.first { $0.name == name } }
        guard models.count == 1 else {
            let names = models.prefix(12).map(\.name).joined(separator: ", ")
            throw EngineError(
                .missing,
                "\(address.base.absoluteString) has \(models.count) models\(names.isEmpty ? "" : " (\(names))"); name "
                    + "one behind #")
        }
        return models[0]
    }

    /// Waits before a call is tried again.
    ///
    /// - Parameters:
    ///   - attempt: how often it was tried again already.
    ///   - retryAfter: what the server asks for.
    /// - Throws: `EngineError` (serverFailed) where the task was cancelled.
    func pause(_ attempt: Int, _ retryAfter: String?) async throws(EngineError) {
        let wanted = retryAfter.flatMap(Double.init) ?? options.firstWait * Double(1 << min(attempt, 16))
        do { try await Task.sleep(for: .seconds(min(max(0, wanted), options.longestWait))) } catch {
            throw EngineError(.serverFailed, "cancelled")
        }
    }

    /// A whole answer of at most 16 MB: its status, when to try again, its body.
    func wholeAnswer(_ request: URLRequest) async throws(EngineError) -> (Int, String?, Data) {
        var (status, retryAfter) = (0, String?.none)
        var body = Data()
        do {
            for try await part in HTTPExchange.start(request) {
                switch part {
                case .head(let code, _, let after): (status, retryAfter) = (code, after)
                case .body(let data):
                    body += data
                    guard body.count <= Self.longestAnswer else { throw URLError(.dataLengthExceedsMaximum) }
                }
            }
        } catch { throw unreachable(error) }
        guard status != 0 else { throw EngineError(.unreachable, "\(address.base.absoluteString) answered nothing") }
        return (status, retryAfter, body)
    }

    private static let longestAnswer = 16 << 20

    /// What a connection that failed means.
    func unreachable(_ error: any Error) -> EngineError {
        let reason = (error as? URLError).map(Self.reason) ?? error.localizedDescription
        return EngineError(.unreachable, "\(address.base.absoluteString) cannot be reached: \(reason)")
    }

    private static func reason(_ error: URLError) -> String {
        switch error.code {
        case .timedOut: "it did not answer in time"
        case .cannotConnectToHost: "nothing listens there"
        case .cannotFindHost, .dnsLookupFailed: "there is no such host"
        case .networkConnectionLost: "the connection was closed"
        default: error.localizedDescription
        }
    }

    /// What a status that is no success means.
    func failure(_ status: Int, _ body: Data) -> EngineError {
        let parsed = try? ChatCompletion.decoder.decode(ChatCompletion.FailedBody.self, from: body)
        let said = parsed?.error?.message ?? parsed?.detail ?? Self.excerpt(body)
        let place = address.base.absoluteString
        return switch status {
        case 300..<400: EngineError(.unreachable, "\(place) redirects elsewhere (\(status)), which is not followed")
        case 401, 403: EngineError(.unreachable, "\(place) does not accept the key (\(status)): \(said)")
        case 404: EngineError(.missing, "\(place) has no such model or is no OpenAI-compatible API (404): \(said)")
        default: EngineError(.serverFailed, "\(place) answered \(status): \(said)")
        }
    }

    /// What a success means that is no stream: an error all the same, or something else than this API.
    func notAStream(_ type: String, _ body: Data) -> EngineError {
        let place = address.base.absoluteString
        let parsed = try? ChatCompletion.decoder.decode(ChatCompletion.FailedBody.self, from: body)
        if let said = parsed?.error?.message { return EngineError(.serverFailed, "\(place): \(said)") }
        return EngineError(
            .unreachable,
            "\(place) answers \(type.isEmpty ? "no stream" : type) instead of a stream of events: "
                + Self.excerpt(body))
    }

    /// The beginning of an answer on one line, without control characters.
    static func excerpt(_ body: Data) -> String {
        let text = String(decoding: body.prefix(600), as: UTF8.self)
        let line = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
            .unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
        let short = String(String.UnicodeScalarView(line)).prefix(160)
        return short.isEmpty ? "(nothing)" : String(short)
    }
}
