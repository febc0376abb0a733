import Foundation
import TestKit
import Testing

@testable import Engine

/// Servers that refuse, stumble, or are none. Each error names the address and says what to do.
@Suite struct RemoteFailureTests {
    /// What a reply comes to whose call is answered so.
    private func reply(
        _ steps: LoopbackServer.Step..., retries: Int = 3, timeout: Double = 300, key: String? = "secret"
    ) async throws -> (text: String, error: EngineError?, requests: Int) {
        let server = try LoopbackServer { _, _ in steps }
        defer { server.stop() }
        let run = await RemoteCase.run(
            try RemoteCase.generation(server, retries: retries, timeout: timeout, key: key))
        let error = try #require(run.error, "\(run)")
        #expect(error.message.hasPrefix(server.base), "\(error)")
        #expect(error.remedy?.isEmpty == false, "\(error)")
        return (run.text, error, server.requests.count)
    }

    // MARK: Before the first token

    @Test(arguments: ["429 Too Many Requests", "500 Internal Server Error", "503 Service Unavailable"])
    func `a busy server is asked again`(_ status: String) async throws {
        let server = try LoopbackServer { _, number in
            number < 2
                ? [LoopbackServer.answer(status, fields: "Retry-After: 0\r\n", "{}")]
                : [LoopbackServer.eventHead, .send(RemoteCase.chunk("ok", finish: "stop") + RemoteCase.done)]
        }
        defer { server.stop() }
        #expect(await RemoteCase.run(try RemoteCase.generation(server)).text == "ok")
        #expect(server.requests.count == 3)
    }

    @Test func `a server that stays busy is given up with what it said`() async throws {
        let failed = try await reply(
            LoopbackServer.answer("503 Service Unavailable", "{\"error\":{\"message\":\"Loading model\"}}"), retries: 1)
        #expect(failed.error?.code == .serverFailed)
        #expect(failed.error?.message.hasSuffix("answered 503: Loading model") == true)
        #expect(failed.error?.remedy?.contains("loading") == true)
        #expect(failed.requests == 2)
    }

    @Test func `a server that wants to be left alone is given up with how long it asks to wait`() async throws {
        let failed = try await reply(
            LoopbackServer.answer(
                "429 Too Many Requests", fields: "Retry-After: 120\r\n", #"{"message":"slow down"}"#), retries: 0)
        #expect(failed.error?.message.hasSuffix("is asked too much (429): slow down; it asks to wait 120") == true)
    }

    @Test func `a wait is told in seconds or as a date`() throws {
        let now = Date(timeIntervalSince1970: 784_111_770)
        #expect(RetryAfter.seconds(" 7 ", now: now) == 7)
        #expect(RetryAfter.seconds("Sun, 06 Nov 1994 08:49:37 GMT", now: now) == 7)
        #expect(RetryAfter.seconds("Sun, 06 Nov 1993 08:49:37 GMT", now: now) == 0)
        for nonsense in ["", "soon", "nan", "inf"] { #expect(RetryAfter.seconds(nonsense, now: now) == nil) }
    }

    @Test(arguments: [
        ("401 Unauthorized", #"{"error":"bad key"}"#, "does not accept the key (401): bad key", "AGENT_API_KEY"),
        ("403 Forbidden", #"{"error":{"message":"no\nentry"}}"#, "(403): no entry", "AGENT_API_KEY"),
        (
            "404 Not Found", #"{"detail":"Not Found"}"#,
            "/chat/completions answered 404, there is no such model or no such call: Not Found", "/v1"
        ),
        ("302 Found", "", "redirects to http://127.0.0.1:9/ (302)", "address"),
        ("307 Temporary Redirect", "", "redirects to http://127.0.0.1:9/ (307)", "address"),
        ("400 Bad Request", "what?", "answered 400: what?", "try again"),
        (
            "400 Bad Request", #"{"error":{"message":"too long","code":"context_length_exceeded"}}"#,
            "answered 400: too long", "--context-length"
        ),
        (
            "422 Unprocessable Entity", #"{"detail":[{"loc":["body","seed"],"msg":"no number"}]}"#,
            "answered 422: body.seed: no number", "try again"
        ),
        ("500 Internal Server Error", "<html><h1>Oops</h1></html>", "answered 500: <html><h1>Oops</h1>", "try again"),
    ])
    func `a refusal is told with what to do`(
        _ status: String, _ body: String, _ message: String, _ remedy: String
    ) async throws {
        let failed = try await reply(
            LoopbackServer.answer(status, fields: "Location: http://127.0.0.1:9/\r\n", body), retries: 0)
        #expect(failed.error?.message.contains(message) == true, "\(failed)")
        #expect(failed.error?.remedy?.contains(remedy) == true, "\(failed)")
        #expect(failed.requests == 1)
    }

    @Test func `a refusal is not repeated`() async throws {
        #expect(try await reply(LoopbackServer.answer("401 Unauthorized", "{}")).requests == 1)
    }

    @Test func `where there is no key, one is asked for`() async throws {
        let failed = try await reply(LoopbackServer.answer("401 Unauthorized", "{}"), key: nil)
        #expect(failed.error?.message.contains("asks for a key (401)") == true)
    }

    @Test func `a web page instead of a stream is quoted`() async throws {
        let failed = try await reply(
            LoopbackServer.answer("200 OK", type: "text/html", "<html>\n <b>Login</b></html>"))
        #expect(failed.error?.code == .unreachable)
        #expect(
            failed.error?.message.contains("text/html instead of a stream of events: <html> <b>Login</b>") == true)
    }

    @Test func `a web page instead of a list of models is quoted`() async throws {
        let server = try LoopbackServer { _, _ in [LoopbackServer.answer("200 OK", type: "text/html", "<html>Hi")] }
        defer { server.stop() }
        let error = await #expect(throws: EngineError.self) {
            try await RemoteServer(try RemoteAddress(server.base)).models()
        }
        #expect(error?.message == "\(server.base)/models answers something else than a list of models: <html>Hi")
        #expect(error?.remedy?.contains("behind #") == true)
    }

    @Test func `a server that closes without a word, or does not speak HTTP, is named`() async throws {
        #expect(try await reply().error?.code == .unreachable)
        #expect(try await reply(.send("SSH-2.0-OpenSSH\r\n")).error?.code == .unreachable)
    }

    @Test func `a port where nothing listens is named`() async throws {
        let gone = try RemoteGeneration(
            RemoteRequest(messages: []), from: RemoteServer(RemoteAddress("http://127.0.0.1:1/v1#m")))
        let error = await RemoteCase.run(gone).error
        #expect(error?.message == "http://127.0.0.1:1/v1 cannot be reached: nothing listens there")
        #expect(error?.remedy == "Start the server, or check the port.")
    }

    @Test func `a server that hangs is given up after the time-out`() async throws {
        let failed = try await reply(.waitForClose, timeout: 1)
        #expect(failed.error?.message.hasSuffix("it sent nothing for 1 s") == true, "\(failed)")
        #expect(failed.error?.remedy?.contains("--remote-timeout") == true)
    }

    // MARK: In the middle of the stream

    private static let chunkedHead =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
    private static let longHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nContent-Length: 9999\r\n\r\n"

    private static let cuts: [(String, [LoopbackServer.Step])] = [
        ("after an event", [LoopbackServer.eventHead, .send(RemoteCase.chunk("half a"))]),
        (
            "within an event",
            [LoopbackServer.eventHead, .send(RemoteCase.chunk("half a")), .send("data: {\"choices\":[{\"del")]
        ),
        (
            "within a chunk of the transfer",
            [.send(chunkedHead + "ff\r\n" + RemoteCase.chunk("half a"))]
        ),
        ("before the length that was told", [.send(longHead + RemoteCase.chunk("half a"))]),
    ]

    @Test(arguments: cuts) func `a reply that breaks off keeps its text and says so`(
        _ cut: String, _ steps: [LoopbackServer.Step]
    ) async throws {
        let server = try LoopbackServer { _, _ in steps }
        defer { server.stop() }
        let failed = await RemoteCase.run(try RemoteCase.generation(server))
        #expect(failed.text == "half a", "\(cut)")
        #expect(failed.error?.code == .serverFailed)
        #expect(failed.error?.message.hasPrefix("\(server.base) broke off in the middle") == true, "\(failed)")
        #expect(failed.error?.remedy?.contains("is kept") == true)
        #expect(server.requests.count == 1)
    }

    @Test func `a stream without a single event has broken off`() async throws {
        #expect(try await reply(LoopbackServer.eventHead).error?.message.contains("broke off") == true)
    }

    @Test func `a stream that falls silent is given up, and its text kept`() async throws {
        let failed = try await reply(
            LoopbackServer.eventHead, .send(RemoteCase.chunk("begin")), .waitForClose, timeout: 1)
        #expect(failed.text == "begin")
        #expect(failed.error?.message.hasSuffix("in the middle of the reply: it sent nothing for 1 s") == true)
    }

    @Test(arguments: [
        ("data: {\"error\":{\"message\":\"out of memory\"}}\n\n", "out of memory"),
        ("data: <html>\n\n", "no piece of a reply: <html>"), ("data: 3\n\n", "no piece of a reply"),
        ("data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"content_filter\"}]}\n\n", "(content_filter)"),
    ])
    func `nonsense after the first text keeps the text`(_ event: String, _ message: String) async throws {
        let failed = try await reply(
            LoopbackServer.eventHead, .send(RemoteCase.chunk("text") + event + RemoteCase.done))
        #expect(failed.text == "text")
        #expect(failed.error?.message.contains(message) == true, "\(failed)")
    }

    @Test func `bytes that are not UTF-8 are an error`() async throws {
        let failed = try await reply(
            LoopbackServer.eventHead, .bytes(Array("data: ".utf8) + [0xC3, 0x28] + Array("\n\n".utf8)))
        #expect(failed.error?.message.contains("not valid UTF-8") == true)
    }

    @Test func `a line without end is an error, not all the memory there is`() async throws {
        let much = LoopbackServer.Step.bytes([UInt8](repeating: 65, count: 1 << 20))
        let failed = try await reply(LoopbackServer.eventHead, much, much, much, much, much, .waitForClose)
        #expect(failed.error?.message.contains("an event of more than 4194304 bytes") == true, "\(failed)")
    }

    @Test func `a reply without end is an error, not all the memory there is`() throws {
        let event = Data(RemoteCase.chunk(String(repeating: "x", count: 3 << 20)).utf8)
        var reply = RemoteReply()
        for _ in 0..<5 { try reply.take(event) }
        let error = #expect(throws: EngineError.self) { try reply.take(event) }
        #expect(error?.message == "the reply has more than 16777216 bytes")
    }

    @Test func `a server that sends faster than it is read is stopped`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead] + [LoopbackServer.Step](repeating: .send(RemoteCase.chunk("x")), count: 4)
                + [LoopbackServer.Step](repeating: .bytes([UInt8](repeating: 10, count: 1 << 20)), count: 40)
                + [.waitForClose]
        }
        defer { server.stop() }
        let generation = try RemoteCase.generation(server)
        #expect(try await generation.next() != nil)
        // Nobody asks for more until the server gave up or was cut off.
        while server.closedByClient == 0 { try await Task.sleep(for: .milliseconds(5)) }
        let failed = await RemoteCase.run(generation)
        #expect(failed.error?.message.contains("it sends more than can be read") == true, "\(failed)")
    }
}
