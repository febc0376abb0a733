import AgentCore
import Foundation
import TestKit

@testable import Server

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A running server over a stub program, and clients for it.
final class ServerRoom: Sendable {
    let agent: StubWebAgent
    let server: AgentServer
    let token: AccessToken
    let records = Locked<[JSONValue]>([])

    /// Starts a server on a free port.
    init(_ agent: StubWebAgent) throws {
        self.agent = agent
        token = try AccessToken(in: agent.directory.url.appending(path: "data"))
        let records = records
        server = try AgentServer(agent, token: token, host: "127.0.0.1", port: 0, allowsRemote: false) { record in
            records.withLock { $0.append(record) }
        }
    }

    /// Starts a server whose model answers by a script.
    convenience init(script: @escaping @Sendable (ModelRequest) -> [ScriptedModel.Step]) throws {
        try self.init(StubWebAgent([ScriptedModel(script: script)]))
    }

    var port: Int { server.address.port }

    /// An answer.
    struct Answer {
        let status: Int
        let fields: [String: String]
        let text: String
        var json: JSONValue { (try? JSONValue(parsing: Data(text.utf8))) ?? .null }
    }

    /// Sends a request with the token, unless `fields` says otherwise.
    func ask(
        _ method: String, _ path: String, _ body: JSONValue? = nil, fields: [String: String] = [:]
    ) async throws -> Answer {
        try await ask(method, path, text: body?.text(), fields: fields)
    }

    func ask(_ method: String, _ path: String, text: String?, fields: [String: String] = [:]) async throws -> Answer {
        guard let url = URL(string: server.address.url + path) else { throw CocoaError(.fileNoSuchFile) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.setValue("Bearer \(token.text)", forHTTPHeaderField: "Authorization")
        for (name, value) in fields { request.setValue(value.isEmpty ? nil : value, forHTTPHeaderField: name) }
        if let text { request.httpBody = Data(text.utf8) }
        let (data, response) = try await Self.session.data(for: request)
        let http = response as? HTTPURLResponse
        var found: [String: String] = [:]
        for (name, value) in http?.allHeaderFields ?? [:] {
            if let name = name as? String, let value = value as? String { found[name.lowercased()] = value }
        }
        return Answer(status: http?.statusCode ?? 0, fields: found, text: String(decoding: data, as: UTF8.self))
    }

    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.timeoutIntervalForRequest = 20
        return URLSession(configuration: configuration, delegate: StayingPut(), delegateQueue: nil)
    }()

    /// The text of a request for a raw connection.
    func request(_ method: String, _ path: String, _ body: JSONValue? = nil, fields: [String] = []) -> String {
        let text = body?.text() ?? ""
        let lines =
            [
                "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Authorization: Bearer \(token.text)",
                "Content-Length: \(text.utf8.count)",
            ] + fields
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + text
    }

    /// The events of a stream.
    static func events(_ text: String) -> [(name: String, data: JSONValue)] {
        text.components(separatedBy: "\n\n").compactMap { block in
            var (name, data) = ("message", "")
            for line in block.components(separatedBy: "\n") {
                if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
                if line.hasPrefix("data: ") { data = String(line.dropFirst(6)) }
            }
            guard !data.isEmpty else { return nil }
            return (name, (try? JSONValue(parsing: Data(data.utf8))) ?? .string(data))
        }
    }

    /// Waits until something is so.
    static func wait(_ seconds: Double = 40, until condition: () throws -> Bool) async throws -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            if try condition() { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }
}

/// Follows no redirects, so that a test sees them.
private final class StayingPut: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) { completionHandler(nil) }
}
