import Foundation
import TestKit
import Testing

@testable import Engine

@Suite struct RemoteGenerationTests {
    private func generation(_ server: LoopbackServer) throws -> RemoteGeneration { try RemoteCase.generation(server) }

    private func all(_ generation: RemoteGeneration) async throws -> (text: String, end: GenerationEvent?) {
        var text = ""
        while let event = try await generation.next() {
            guard case .text(let part) = event else { return (text, event) }
            text += part
        }
        return (text, nil)
    }

    @Test func `a reply streams, and the server was asked as it should be`() async throws {
        let server = try LoopbackServer { _, _ in
            [
                LoopbackServer.eventHead, .send(RemoteCase.chunk("Hel")),
                .send(RemoteCase.chunk("lo 👋", finish: "stop")),
                .send(
                    "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":9,\"completion_tokens\":3,"
                        + "\"prompt_tokens_details\":{\"cached_tokens\":4}}}\n\n"),
                .send(RemoteCase.done),
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

    @Test func `a schema goes out as it was written`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(RemoteCase.chunk("{}", finish: "stop"))]
        }
        defer { server.stop() }
        let schema = #"{"type":"object","properties":{"z":{},"a":{}}}"#
        let request = RemoteRequest(messages: [], jsonSchema: schema)
        _ = try await all(RemoteGeneration(request, from: RemoteServer(try RemoteAddress("\(server.base)#m"))))
        let body = try #require(server.requests.first?.body)
        #expect(String(decoding: body, as: UTF8.self).contains("\"schema\":\(schema)}}}"))
        let parsed = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        #expect((parsed["response_format"] as? [String: Any])?["type"] as? String == "json_schema")
    }

    @Test func `a reply cut at its limit says so, and one without a last word still ends`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(RemoteCase.chunk("a", finish: "length"))]
        }
        defer { server.stop() }
        let reply = try await all(try generation(server))
        #expect(reply.text == "a")
        guard case .end(.length, _)? = reply.end else { return #expect(Bool(false), "\(reply)") }
    }

    @Test func `cancelling ends the call and keeps the text`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(RemoteCase.chunk("begin")), .waitForClose]
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
    }

    @Test func `servers on this machine are found by asking their ports, without the key`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.answer("200 OK", #"{"data":[{"id":"a","owned_by":"llamacpp"},{"id":"b"}]}"#)]
        }
        let mute = try LoopbackServer { _, _ in [.waitForClose] }
        let page = try LoopbackServer { _, _ in [LoopbackServer.answer("200 OK", type: "text/html", "<html>")] }
        let busy = try LoopbackServer { _, _ in [LoopbackServer.answer("503 Service Unavailable", "{}")] }
        let locked = try LoopbackServer { _, _ in [LoopbackServer.answer("401 Unauthorized", "{}")] }
        defer { for server in [server, mute, page, busy, locked] { server.stop() } }
        let ports = [mute.port, server.port, page.port, busy.port, locked.port, 1].map { (owner: "by port", port: $0) }
        let found = await LocalServers.find(ports)
        #expect(found.map(\.owner) == ["llama.cpp server", "by port"])
        #expect(found.map(\.asksForKey) == [false, true])
        #expect(found.first?.address.text == server.base)
        #expect(found.first?.models.map(\.name) == ["a", "b"])
        #expect(server.requests.map(\.line) == ["GET /v1/models"])
        #expect(server.requests.first?.fields["authorization"] == nil)
        #expect(busy.requests.count == 1)
    }

    @Test func `where the server does not count, its pieces are counted`() async throws {
        let server = try LoopbackServer { _, _ in
            [
                LoopbackServer.eventHead, .send(RemoteCase.chunk("a") + RemoteCase.chunk("") + RemoteCase.chunk("b")),
                .send(RemoteCase.chunk("", finish: "stop")),
            ]
        }
        defer { server.stop() }
        guard case .end(_, let usage)? = try await all(try generation(server)).end else {
            return #expect(Bool(false), "no end")
        }
        #expect(usage.completionTokens == 2)
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

    @Test(arguments: ["422 Unprocessable Entity", "500 Internal Server Error"])
    func `a server that knows only the older way to write a schema gets that`(_ status: String) async throws {
        let server = try LoopbackServer { _, number in
            number == 0
                ? [
                    LoopbackServer.answer(
                        status, #"{"detail":[{"loc":["body","response_format","type"],"msg":"must be json_object"}]}"#)
                ] : [LoopbackServer.eventHead, .send(RemoteCase.chunk("{}", finish: "stop"))]
        }
        defer { server.stop() }
        let request = RemoteRequest(messages: [], jsonSchema: #"{"type":"object"}"#)
        #expect(await RemoteCase.run(try RemoteCase.generation(server, request)).text == "{}")
        let bodies = server.requests.map { String(decoding: $0.body, as: UTF8.self) }
        #expect(bodies.count == 2)
        #expect(bodies[1].contains(#""response_format":{"type":"json_object","schema":{"type":"object"}}"#))
    }

    @Test func `a server that takes no schema at all is told as it first said`() async throws {
        let server = try LoopbackServer { _, number in
            [LoopbackServer.answer("400 Bad Request", #"{"error":{"message":"refusal \#(number)"}}"#)]
        }
        defer { server.stop() }
        let request = RemoteRequest(messages: [], jsonSchema: #"{"type":"object"}"#)
        let error = await RemoteCase.run(try RemoteCase.generation(server, request)).error
        #expect(error?.message.contains("answered 400: refusal 0") == true, "\(error as Any)")
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [
        (#"{\"name\":5}"#, "stop", "did not keep to the schema: #/name: is integer, not string"),
        ("Sure! Here is JSON.", "stop", "did not keep to the schema: it is no JSON"),
        (#"{\"name\":\"A"#, "length", "ended at its token limit before it was whole"),
    ])
    func `a server that leaves the schema aside is caught`(
        _ text: String, _ finish: String, _ message: String
    ) async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(RemoteCase.chunk(text, finish: finish) + RemoteCase.done)]
        }
        defer { server.stop() }
        let request = RemoteRequest(
            messages: [], jsonSchema: #"{"type":"object","properties":{"name":{"type":"string"}}}"#)
        let reply = await RemoteCase.run(try RemoteCase.generation(server, request))
        #expect(reply.text == text.replacing("\\", with: ""))
        #expect(reply.error?.message.contains(message) == true, "\(reply)")
    }

    @Test(arguments: [(7, 7), (UInt64(1) << 31, 1), (UInt64.max, 3)])
    func `a seed goes out in 31 bits, which every server takes`(_ seed: UInt64, _ sent: Int) async throws {
        let server = try LoopbackServer { _, _ in [LoopbackServer.eventHead, .send(RemoteCase.done)] }
        defer { server.stop() }
        _ = await RemoteCase.run(try RemoteCase.generation(server, RemoteRequest(messages: [], seed: seed)))
        let body = try #require(server.requests.first?.body)
        let parsed = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        #expect(parsed["seed"] as? Int == sent)
    }
}
