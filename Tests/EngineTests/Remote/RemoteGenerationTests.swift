import Foundation
import TestKit
import Testing

@testable import Engine

@Suite struct RemoteGenerationTests {
    private static func chunk(_ text: String, finish: String? = nil) -> String {
        let reason = finish.map { "\"\($0)\"" } ?? "null"
        return "data: {\"choices\":[{\"delta\":{\"content\":\"\(text)\"},\"finish_reason\":\(reason)}]}\n\n"
    }

    private static let done = "data: [DONE]\n\n"

    private func generation(
        _ server: LoopbackServer, model: String = "tiny", retries: Int = 3, timeout: Double = 10
    ) throws -> RemoteGeneration {
        var options = RemoteOptions(apiKey: "secret")
        options.firstWait = 0.01
        options.retries = retries
        options.timeout = timeout
        let request = RemoteRequest(
            messages: [ChatTurn(role: "user", content: "Hi")], temperature: 0, seed: 7, maxTokens: 5, stop: ["x"])
        return RemoteGeneration(
            request, from: RemoteServer(try RemoteAddress("\(server.base)#\(model)"), options: options))
    }

    private func all(_ generation: RemoteGeneration) async throws -> (text: String, end: GenerationEvent?) {
        var text = ""
        while let event = try await generation.next() {
            guard case .text(let part) = event else { return (text, event) }
            text += part
        }
        return (text, nil)
    }

    /// The text that came, and the error that ended it.
    private func failure(_ generation: RemoteGeneration) async -> (text: String, error: EngineError?) {
        var text = ""
        do throws(EngineError) {
            while let event = try await generation.next() {
                if case .text(let part) = event { text += part }
            }
            return (text, nil)
        } catch { return (text, error) }
    }

    @Test func `a reply streams, and the server was asked as it should be`() async throws {
        let server = try LoopbackServer { _, _ in
            [
                LoopbackServer.eventHead, .send(Self.chunk("Hel")), .send(Self.chunk("lo 👋", finish: "stop")),
                .send(
                    "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":3,"
                        + "\"prompt_tokens_details\":{\"cached_tokens\":4}}}\n\n"),
                .send(Self.done),
            ]
        }
        defer { server.stop() }
        let reply = try await all(try generation(server))
        #expect(reply.text == "Hello 👋")
        guard case .end(.stop, let usage)? = reply.end else { return #expect(Bool(false), "\(reply)") }
        #expect(usage.promptTokens == 9)
        #expect(usage.completionTokens == 3)
        #expect(usage.cachedTokens == 4)
        let request = try #require(server.requests.first)
        #expect(request.line == "POST /v1/chat/completions")
        #expect(request.fields["authorization"] == "Bearer secret")
        let body = try #require(try JSONSerialization.jsonObject(with: request.body) as? [String: Any])
        #expect(body["model"] as? String == "tiny")
        #expect(body["stream"] as? Bool == true)
        #expect(body["seed"] as? Int == 7)
        #expect(body["max_tokens"] as? Int == 5)
        #expect(body["stop"] as? [String] == ["x"])
    }

    @Test func `a reply cut at its limit says so, and one without a last word still ends`() async throws {
        let server = try LoopbackServer { _, _ in [LoopbackServer.eventHead, .send(Self.chunk("a", finish: "length"))] }
        defer { server.stop() }
        let reply = try await all(try generation(server))
        #expect(reply.text == "a")
        guard case .end(.length, _)? = reply.end else { return #expect(Bool(false), "\(reply)") }
    }

    @Test(arguments: ["429 Too Many Requests", "500 Internal Server Error", "503 Service Unavailable"])
    func `a busy server is asked again`(_ status: String) async throws {
        let server = try LoopbackServer { _, number in
            number < 2
                ? [LoopbackServer.answer(status, fields: "Retry-After: 0\r\n", "{}")]
                : [LoopbackServer.eventHead, .send(Self.chunk("ok", finish: "stop") + Self.done)]
        }
        defer { server.stop() }
        #expect(try await all(try generation(server)).text == "ok")
        #expect(server.requests.count == 3)
    }

    @Test func `a server that stays busy is given up with what it said`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.answer("503 Service Unavailable", "{\"error\":{\"message\":\"loading model\"}}")]
        }
        defer { server.stop() }
        let failed = await failure(try generation(server, retries: 1))
        #expect(failed.error?.code == .serverFailed)
        #expect(failed.error?.message.contains("503: loading model") == true)
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [
        ("401 Unauthorized", "{\"error\":\"bad key\"}", "does not accept the key (401): bad key"),
        (
            "404 Not Found", "{\"detail\":\"Not Found\"}",
            "no such model or is no OpenAI-compatible API (404): Not Found"
        ),
        ("302 Found", "", "redirects elsewhere (302)"),
        ("400 Bad Request", "what?", "answered 400: what?"),
    ])
    func `a refusal is told and not repeated`(_ status: String, _ body: String, _ message: String) async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.answer(status, fields: "Location: http://127.0.0.1:9/\r\n", body)]
        }
        defer { server.stop() }
        let failed = await failure(try generation(server))
        #expect(failed.error?.message.contains(message) == true, "\(failed)")
        #expect(server.requests.count == 1)
    }

    @Test func `a reply that breaks off keeps its text and says so`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(Self.chunk("half a")), .send("data: {\"choices\":[{\"del")]
        }
        defer { server.stop() }
        let failed = await failure(try generation(server))
        #expect(failed.text == "half a")
        #expect(failed.error?.code == .serverFailed)
        #expect(failed.error?.message.contains("broke off in the middle") == true)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [
        ("data: {\"error\":{\"message\":\"out of memory\"}}\n\n", "out of memory"),
        ("data: <html>\n\n", "no piece of a reply: <html>"), ("data: 3\n\n", "no piece of a reply"),
    ])
    func `nonsense after the first text keeps the text`(_ event: String, _ message: String) async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(Self.chunk("text") + event + Self.done)]
        }
        defer { server.stop() }
        let failed = await failure(try generation(server))
        #expect(failed.text == "text")
        #expect(failed.error?.message.contains(message) == true, "\(failed)")
    }

    @Test func `invalid bytes are an error`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .bytes(Array("data: ".utf8) + [0xC3, 0x28] + Array("\n\n".utf8))]
        }
        defer { server.stop() }
        #expect(await failure(try generation(server)).error?.message.contains("not valid UTF-8") == true)
    }

    @Test func `a web page instead of a stream is quoted`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.answer("200 OK", type: "text/html", "<html>\n <b>Login</b></html>")]
        }
        defer { server.stop() }
        let error = await failure(try generation(server)).error
        #expect(error?.code == .unreachable)
        #expect(error?.message.contains("text/html instead of a stream of events: <html> <b>Login</b>") == true)
    }

    @Test func `a server that says nothing, or is not there, is named`() async throws {
        let silent = try LoopbackServer { _, _ in [] }
        defer { silent.stop() }
        let nothing = await failure(try generation(silent)).error
        #expect(nothing?.code == .unreachable)
        let gone = try RemoteGeneration(
            RemoteRequest(messages: []), from: RemoteServer(RemoteAddress("http://127.0.0.1:1/v1#m")))
        let refused = await failure(gone).error
        #expect(refused?.code == .unreachable)
        #expect(refused?.message.hasPrefix("http://127.0.0.1:1/v1 cannot be reached") == true, "\(refused as Any)")
    }

    @Test func `a server that hangs is given up after the time-out`() async throws {
        let server = try LoopbackServer { _, _ in [.waitForClose] }
        defer { server.stop() }
        let error = await failure(try generation(server, timeout: 1)).error
        #expect(error?.message.contains("did not answer in time") == true, "\(error as Any)")
    }

    @Test func `cancelling ends the call and keeps the text`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(Self.chunk("begin")), .waitForClose]
        }
        defer { server.stop() }
        let generation = try generation(server)
        let (started, start) = AsyncStream<Void>.makeStream()
        let task = Task {
            var text = ""
            while let event = try await generation.next() {
                if case .end(let end, _) = event { return (text, end) }
                if case .text(let part) = event { text += part }
                start.yield()
            }
            return (text, GenerationEnd.stop)
        }
        for await _ in started { break }
        task.cancel()
        let (text, end) = try await task.value
        #expect(text == "begin")
        #expect(end == .interrupted)
        while server.closedByClient == 0 { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func `a server's models are listed with their context`() async throws {
        let server = try LoopbackServer { _, _ in
            [
                LoopbackServer.answer(
                    "200 OK",
                    "{\"data\":[{\"id\":\"a\",\"max_model_len\":4096},{\"id\":\"b\",\"meta\":{\"n_ctx_train\":512}},"
                        + "{\"id\":\"c\"}]}")
            ]
        }
        defer { server.stop() }
        let models = try await RemoteServer(try RemoteAddress(server.base)).models()
        #expect(models.map(\.name) == ["a", "b", "c"])
        #expect(models.map(\.contextLength) == [4096, 512, nil])
        let found = await LocalServers.find(
            [
                (owner: "me", port: server.port),
                (owner: "nobody", port: 1),
            ], timeout: 20)
        #expect(found.map(\.owner) == ["me"])
        #expect(found.first?.models.count == 3)
    }

    @Test(arguments: ["ftp://host/v1", "http://", "http://user:pass@host/v1", "http://host/v1?x=1", "model.gguf"])
    func `an address that is none is refused`(_ text: String) {
        #expect(throws: EngineError.self) { try RemoteAddress(text) }
    }

    @Test func `an address holds the base and the model`() throws {
        let address = try RemoteAddress("http://127.0.0.1:11434/v1/#hf.co/org/name:Q4#x")
        #expect(address.base.absoluteString == "http://127.0.0.1:11434/v1")
        #expect(address.model == "hf.co/org/name:Q4#x")
        #expect(try RemoteAddress("https://host/v1#").model == nil)
    }
}
