import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server that speaks the OpenAI-compatible API: Ollama, llama.cpp's server, LM Studio, mlx_lm.server, vLLM.
public struct RemoteServer: Sendable {
    /// The server's address.
    public let address: RemoteAddress
    let options: RemoteOptions

    /// Describes a server; nothing is sent yet.
    public init(_ address: RemoteAddress, options: RemoteOptions = RemoteOptions()) {
        self.address = address
        self.options = options
    }

    /// One of the models that a server offers.
    public struct Model: Sendable, Hashable {
        /// Its name on the server.
        public let name: String
        /// Its context length in tokens, if the server states it.
        public let contextLength: Int?
        /// `owned_by` in the server's list, which identifies some programs.
        let owner: String?
    }

    /// Lists the server's models. Retries with growing pauses while the server is busy or loading.
    ///
    /// - Throws: `EngineError` naming the server: (unreachable) no connection, (unauthorized) no access, (missing) no
    ///   such call, (malformed) the answer is not a list, (serverFailed) it failed.
    public func models() async throws(EngineError) -> [Model] {
        let body = try await answer(to: "models", nil)
        guard let list = try? ChatCompletion.decoder.decode(ChatCompletion.ModelList.self, from: body) else {
            throw EngineError(
                .malformed,
                "\(address.base.absoluteString)/models answers something else than a list of models: "
                    + Self.excerpt(body),
                remedy: "Check the address; where it is right, name a model of it behind #.")
        }
        return list.data.map {
            Model(
                name: $0.id, contextLength: $0.maxModelLen ?? $0.meta?.nCtx ?? $0.meta?.nCtxTrain, owner: $0.ownedBy)
        }
    }

    /// The chosen model. A named model need not be in the list, as servers have aliases; the result is then `nil`.
    ///
    /// - Throws: `EngineError` (missing) if none is named and the server does not have exactly one.
    public func choose(from models: [Model]) throws(EngineError) -> Model? {
        if let name = address.model { return models.first { $0.name == name } }
        guard models.count == 1 else {
            let baseAddress = address.base.absoluteString
            guard let first = models.first else {
                throw EngineError(.missing, "\(baseAddress) has no models", remedy: "Load a model there first.")
            }
            let names = models.prefix(12).map(\.name).joined(separator: ", ")
            throw EngineError(
                .missing, "\(baseAddress) has \(models.count) models (\(names))",
                remedy: "Name one behind #: \(baseAddress)#\(first.name)")
        }
        return models[0]
    }

    /// The HTTP request for a call.
    func request(_ call: String, body: Data?) -> URLRequest {
        // URLSession on Linux counts in whole seconds; never ask for less than one.
        var request = address.request(call, timeout: max(1, options.timeout.rounded(.up)))
        request.httpMethod = body == nil ? "GET" : "POST"
        request.httpBody = body
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        if let key = options.apiKey { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
        return request
    }

    /// The body of a successful response, at most 16 MB; retries if the server is busy.
    func answer(to call: String, _ question: Data?) async throws(EngineError) -> Data {
        var attempt = 0
        while true {
            let (head, body) = try await wholeAnswer(request(call, body: question))
            if head.status == 200 { return body }
            guard attempt < options.retries, Self.isBusy(head.status) else { throw failure(head, body, to: call) }
            try await pause(attempt, head.retryAfter)
            attempt += 1
        }
    }

    private func wholeAnswer(_ request: URLRequest) async throws(EngineError) -> (HTTPExchange.Head, Data) {
        var head: HTTPExchange.Head?
        var body = Data()
        do {
            var answer = HTTPExchange.start(request)
            while let part = try await answer.next() {
                switch part {
                case .head(let begin): head = begin
                case .body(let data):
                    body += data
                    guard body.count <= Self.longestAnswer else { throw URLError(.dataLengthExceedsMaximum) }
                }
            }
        } catch { throw unreachable(error) }
        guard let head else { throw answeredNothing }
        return (head, body)
    }

    private static let longestAnswer = 16 << 20

    /// Whether a call may succeed if it is repeated.
    static func isBusy(_ status: Int) -> Bool { [429, 500, 502, 503, 504].contains(status) }

    /// Waits before a retry.
    ///
    /// - Parameters:
    ///   - attempt: number of retries so far.
    ///   - retryAfter: the value of `Retry-After`.
    /// - Throws: `EngineError` (serverFailed) if the task was cancelled.
    func pause(_ attempt: Int, _ retryAfter: String?) async throws(EngineError) {
        let wanted =
            retryAfter.flatMap { RetryAfter.seconds($0, now: Date()) }
            ?? options.firstWait * Double(1 << min(attempt, 16))
        do { try await Task.sleep(for: .seconds(min(wanted, options.longestWait))) } catch {
            throw EngineError(.serverFailed, "cancelled")
        }
    }
}
