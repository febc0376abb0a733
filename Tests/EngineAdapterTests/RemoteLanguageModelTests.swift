import AgentCore
import Engine
import TestKit
import Testing

@testable import EngineAdapter

@Suite struct RemoteLanguageModelTests {
    private static let models = #"{"data":[{"id":"tiny","max_model_len":1000}]}"#

    private func model(_ server: LoopbackServer) throws -> RemoteLanguageModel {
        RemoteLanguageModel(
            try RemoteAddress(server.base),
            identity: ModelIdentity(name: "tiny", location: server.base), options: RemoteOptions())
    }

    private func request(_ messages: ChatMessage...) -> ModelRequest { ModelRequest(messages: messages) }

    /// A server that lists its model and answers with these events.
    private func server(_ events: String...) throws -> LoopbackServer {
        try LoopbackServer { request, _ in
            request.line == "GET /v1/models"
                ? [LoopbackServer.answer("200 OK", Self.models)]
                : [LoopbackServer.eventHead] + events.map { .send("data: \($0)\n\n") }
        }
    }

    private func sent(to server: LoopbackServer) throws -> JSONValue {
        try JSONValue(parsing: try #require(server.requests.last).body)
    }

    @Test func `a choice is asked for as a schema, and comes without the object around it`() async throws {
        let server = try server(
            #"{"choices":[{"delta":{"content":"{\"choice\":"}}]}"#,
            #"{"choices":[{"delta":{"content":"\"tea\"}"},"finish_reason":"stop"}]}"#)
        defer { server.stop() }
        var ask = request(ChatMessage(.user, "Tea or coffee?"))
        ask.shape = .choice(["tea", "coffee"])
        var events: [ModelEvent] = []
        for try await event in try model(server).stream(ask) { events.append(event) }
        #expect(events.first == .text("tea"))
        #expect(events.count == 2)
        let schema = try sent(to: server)["response_format"]?["json_schema"]?["schema"]
        #expect(schema?["properties"]?["choice"]?["enum"] == ["tea", "coffee"])
    }

    @Test func `a plain text is refused, since a server is sent messages`() async throws {
        let server = try server()
        defer { server.stop() }
        let error = await #expect(throws: ModelError.self) {
            for try await _ in try model(server).stream(ModelRequest(messages: [], text: "Once")) {}
        }
        #expect(error?.code == .unsupported && error?.message.contains("no plain text") == true)
        #expect(server.requests.isEmpty)
    }

    @Test func `a call of a tool is an event, and goes back to the server with its result`() async throws {
        let server = try server(
            #"{"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"time","arguments":"{}"}}]}}]}"#,
            #"{"choices":[{"delta":{},"finish_reason":"tool_calls"}]}"#)
        defer { server.stop() }
        let model = try model(server)
        var ask = request(ChatMessage(.user, "What time is it?"))
        ask.tools = [ToolDeclaration(name: "time", description: "Tells it.", parameters: #"{"type":"object"}"#)]
        var calls: [ToolCall] = []
        var end: FinishReason?
        for try await event in model.stream(ask) {
            switch event {
            case .text(let text): Issue.record("text: \(text)")
            case .reasoning, .textWasReasoning: Issue.record("reasoning")
            case .toolCall(let call): calls.append(call)
            case .end(let reason, _): end = reason
            }
        }
        let call = try #require(calls.first)
        #expect(calls == [ToolCall(id: "a", name: "time", arguments: "{}")])
        #expect(end == .stop)
        let tool = try #require(try sent(to: server)["tools"]?.arrayValue?.first)
        #expect(tool["function"]?["name"] == "time")
        #expect(tool["function"]?["parameters"]?["type"] == "object")

        let next = request(ChatMessage(.user, "?"), .calls([call], saying: "Wait."), .result(of: call, "noon"))
        for try await _ in model.stream(next) {}
        let messages = try #require(try sent(to: server)["messages"]?.arrayValue)
        #expect(messages[1]["content"] == "Wait.")
        #expect(messages[1]["tool_calls"]?.arrayValue?.first?["function"]?["arguments"] == "{}")
        #expect(messages[2]["role"] == "tool")
        #expect(messages[2]["tool_call_id"] == "a")
        #expect(try await model.countTokens(next.messages) > model.countTokens([ChatMessage(.user, "?Wait.noon")]))
    }

    @Test(arguments: ["", "{", "[]", "5"]) func `a tool whose parameters are no schema is refused`(
        _ parameters: String
    ) async throws {
        let server = try server()
        defer { server.stop() }
        var ask = request(ChatMessage(.user, "Hi"))
        ask.tools = [ToolDeclaration(name: "time", description: "", parameters: parameters)]
        let stream = try model(server).stream(ask)
        let error = await #expect(throws: ModelError.self) { for try await _ in stream {} }
        #expect(error?.message.contains("the parameters of the tool time") == true)
    }

    @Test func `a reply is asked for that fits into the context`() async throws {
        let server = try server(#"{"choices":[{"delta":{"content":"ok"},"finish_reason":"stop"}]}"#)
        defer { server.stop() }
        let model = try model(server)
        for try await _ in model.stream(request(ChatMessage(.user, String(repeating: "x", count: 2400)))) {}
        let tokens = try await model.countTokens([ChatMessage(.user, String(repeating: "x", count: 2400))])
        #expect(try sent(to: server)["max_tokens"] == .integer(1000 - tokens))
    }

    @Test func `cancelling while a server is still loading ends the stream once`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.answer("503 Service Unavailable", fields: "Retry-After: 30\r\n", "{}")]
        }
        defer { server.stop() }
        let stream = try model(server).stream(request(ChatMessage(.user, "Hi")))
        let task = Task {
            var events: [ModelEvent] = []
            for try await event in stream { events.append(event) }
            return events
        }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        #expect(try await task.value == [.end(.interrupted, ModelUsage())])
        #expect(server.requests.count == 1)
    }

    @Test func `cancelling over and over breaks nothing`() async throws {
        let server = try server(#"{"choices":[{"delta":{"content":"a"}}]}"#)
        defer { server.stop() }
        for round in 0..<60 {
            let stream = try model(server).stream(request(ChatMessage(.user, "Hi")))
            let task = Task { for try await _ in stream {} }
            for _ in 0..<(round % 12) * 40 { await Task.yield() }
            task.cancel()
            _ = await task.result
        }
    }

    private func text(_ model: RemoteLanguageModel, _ request: ModelRequest) async throws -> String {
        var text = ""
        for try await event in model.stream(request) { if case .text(let piece) = event { text += piece } }
        return text
    }

    @Test func `a server whose template knows no system message is asked without one from then on`() async throws {
        let server = try LoopbackServer { request, _ in
            if request.line == "GET /v1/models" { return [LoopbackServer.answer("200 OK", Self.models)] }
            if String(decoding: request.body, as: UTF8.self).contains(#""role":"system""#) {
                return [LoopbackServer.answer("500 Error", #"{"error":{"message":"System role not supported"}}"#)]
            }
            return [
                LoopbackServer.eventHead,
                .send("data: {\"choices\":[{\"delta\":{\"content\":\"ok\"},\"finish_reason\":\"stop\"}]}\n\n"),
            ]
        }
        defer { server.stop() }
        let model = try model(server)
        let ask = request(ChatMessage(.system, "Be kind."), ChatMessage(.user, "Hi"))
        #expect(try await text(model, ask) == "ok")
        #expect(try sent(to: server)["messages"] == [["role": "user", "content": "Be kind.\n\nHi"]])
        #expect(server.requests.count == 3)
        #expect(try await text(model, ask) == "ok")
        #expect(server.requests.count == 4)
    }

    @Test func `where the prompt began the reasoning, what came before its end is no text`() async throws {
        let server = try server(
            #"{"choices":[{"delta":{"content":"Hm.\n"}}]}"#,
            #"{"choices":[{"delta":{"content":"</think>\n\nHi."},"finish_reason":"stop"}]}"#)
        defer { server.stop() }
        let model = try model(server)
        var first: [ModelEvent] = []
        for try await event in model.stream(request(ChatMessage(.user, "Hi"))) { first.append(event) }
        #expect(first.dropLast() == [.text("Hm.\n"), .textWasReasoning, .text("Hi.")])
        var second: [ModelEvent] = []
        for try await event in model.stream(request(ChatMessage(.user, "Hi"))) { second.append(event) }
        #expect(second.dropLast() == [.reasoning("Hm.\n"), .text("Hi.")])
    }
}
