import Foundation
import TestKit
import Testing

@testable import Engine

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What servers of different makes put into a stream of events.
@Suite struct RemoteReplyTests {
    private func reply(_ events: [String], lineEnd: String = "\n") async throws -> RemoteCase.Outcome {
        let text = (events + ["data: [DONE]"]).map { $0 + lineEnd + lineEnd }.joined()
        let server = try LoopbackServer { _, _ in [LoopbackServer.eventHead, .send(text)] }
        defer { server.stop() }
        return await RemoteCase.run(try RemoteCase.generation(server))
    }

    private static func delta(_ members: String) -> String { #"data: {"choices":[{"delta":{\#(members)}}]}"# }

    private static let silent = [
        "data:", "data: ", "data: null", ": ping", "event: ping", #"data: {"choices":[]}"#, #"data: {"choices":null}"#,
        #"data: {"choices":[{"delta":null,"finish_reason":null}]}"#, #"data: {"choices":[{}]}"#, "data: {}",
        delta(#""content":null"#), delta(#""content":[]"#), delta(#""content":"","tool_calls":null"#),
        #"data: {"error":null,"usage":null}"#,
    ]

    @Test(arguments: silent, ["\n", "\r\n", "\r"]) func `an event that says nothing costs nothing`(
        _ event: String, _ lineEnd: String
    ) async throws {
        let reply = try await reply(
            [event, Self.delta(#""content":"Hel""#), event, Self.delta(#""content":"lo.""#), event], lineEnd: lineEnd)
        #expect(reply.text == "Hello." && reply.end == .stop && reply.error == nil, "\(reply)")
    }

    private static let thoughts = [
        #""content":null,"reasoning_content":"Hm.""#, #""reasoning":"Hm.""#,
        #""reasoning_content":"Hm.","reasoning":"Hm.""#, #""reasoning_content":"","reasoning":"Hm.""#,
        #""content":[{"type":"thinking","thinking":[{"type":"text","text":"Hm."}]}]"#,
        #""content":[{"type":"thinking","thinking":"Hm."}]"#,
    ]

    @Test(arguments: thoughts) func `reasoning that a server tells from the text is no text`(_ thought: String)
        async throws
    {
        let reply = try await reply([
            Self.delta(thought),
            Self.delta(#""content":[{"type":"text","text":"Hel"},{"type":"image"},{"type":"text","text":"lo."}]"#),
        ])
        #expect(reply.reasoning == "Hm.")
        #expect(reply.text == "Hello." && reply.end == .stop)
    }

    @Test func `an address of IPv6 is this machine's or none that can be called`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(RemoteCase.chunk("Hi", finish: "stop"))]
        }
        defer { server.stop() }
        for host in ["[::1]", "[0:0:0:0:0:0:0:1]"] {
            let address = try RemoteAddress("http://\(host):\(server.port)/v1#tiny")
            #expect(address.text == "http://\(host):\(server.port)/v1#tiny")
            let generation = RemoteGeneration(RemoteRequest(messages: []), from: RemoteServer(address))
            #expect(await RemoteCase.run(generation).text == "Hi")
            #expect(server.requests.last?.fields["host"] == "\(host):\(server.port)")
        }
        for text in ["http://[fe80::1]:8080/v1", "http://[::ffff:127.0.0.1]/v1", "http://127.0.0.1:99999/v1"] {
            let error = #expect(throws: EngineError.self) { try RemoteAddress(text) }
            #expect(error?.message.contains(text) == true, "\(error as Any)")
        }
    }

    @Test func `no failure of a connection is told by the system's number alone`() async throws {
        let server = try LoopbackServer { _, _ in [] }
        defer { server.stop() }
        for text in ["https://127.0.0.1:\(server.port)/v1#m", "http://host.invalid/v1#m", "http://127.0.0.1:1/v1#m"] {
            let address = try RemoteAddress(text)
            let generation = RemoteGeneration(RemoteRequest(messages: []), from: RemoteServer(address))
            let error = try #require(await RemoteCase.run(generation).error)
            #expect(error.code == .unreachable)
            #expect(error.message.hasPrefix("\(address.base.absoluteString) cannot be reached: "), "\(error)")
            #expect(!error.message.contains("NSURL") && error.remedy?.isEmpty == false, "\(error)")
        }
        for code in (-1300...0).compactMap(URLError.Code.init(rawValue:)) {
            for isSecure in [true, false] {
                let failure = ConnectionFailure(URLError(code), isSecure: isSecure, timeout: 5)
                #expect(!failure.reason.contains("NSURL") && !failure.remedy.isEmpty, "\(code)")
            }
        }
    }

    private static let refusals: [(String, String, EngineError.Code)] = [
        ("400 Bad Request", #"{"error":{"message":"System role not supported"}}"#, .systemRefused),
        ("500 Internal Server Error", #"{"error":{"message":"jinja: System role not supported"}}"#, .systemRefused),
        (
            "400 Bad Request",
            #"{"object":"error","message":"This model's maximum context length is 64 tokens.","code":400}"#,
            .contextFull
        ),
        ("413 Payload Too Large", "{}", .contextFull), ("400 Bad Request", #"{"error":"no"}"#, .serverFailed),
    ]

    @Test(arguments: refusals) func `what a server refuses is told apart, and is not asked again`(
        _ status: String, _ body: String, _ code: EngineError.Code
    ) async throws {
        let server = try LoopbackServer { _, _ in [LoopbackServer.answer(status, body)] }
        defer { server.stop() }
        let messages = ["system", "user"].map { ChatTurn(role: $0, content: "x") }
        let generation = try RemoteCase.generation(server, RemoteRequest(messages: messages))
        #expect(await RemoteCase.run(generation).error?.code == code)
        #expect(server.requests.count == 1)
    }
}
