import AgentCore
import Foundation
import TestKit
import Testing

@testable import Server

@Suite struct OpenAITests {
    private static func chat(_ members: (String, JSONValue)...) -> JSONValue {
        let base: [JSONValue.Member] = [
            JSONValue.Member("model", "scripted"),
            JSONValue.Member("messages", [["role": "user", "content": "Hello"]]),
        ]
        let named = Set(members.map(\.0))
        return .object(base.filter { !named.contains($0.key) } + members.map { JSONValue.Member($0.0, $0.1) })
    }

    @Test func `models are listed bare and with memory, and those that embed`() async throws {
        let room = try ServerRoom { _ in [] }
        let list = try await room.ask("GET", "/v1/models").json
        let names = list["data"]?.arrayValue?.compactMap { $0["id"]?.stringValue } ?? []
        #expect(names.prefix(2) == ["scripted", "scripted+memory"])
        #expect(names.count == 3)
        #expect(try await room.ask("GET", "/v1/models/scripted").json["object"] == "model")
        #expect(try await room.ask("GET", "/v1/models/a/b").status == 404)
        await room.server.stop()
    }

    @Test func `a bare reply is the model's alone and is not saved`() async throws {
        let agent = try StubWebAgent([ScriptedModel { _ in [.text("Hi "), .text("there")] }])
        let room = try ServerRoom(agent)
        let answer = try await room.ask(
            "POST", "/v1/chat/completions",
            Self.chat(("seed", 7), ("temperature", .number(0.5)), ("stop", ["x"]), ("max_tokens", 5)))
        #expect(answer.json["choices"]?.arrayValue?.first?["message"]?["content"] == "Hi there")
        #expect(answer.json["choices"]?.arrayValue?.first?["finish_reason"] == "stop")
        #expect(answer.json["usage"]?["completion_tokens"] == 2)
        #expect(try agent.sessions.sessions().isEmpty)
        let model = try agent.model(named: nil) as? ScriptedModel
        let request = try #require(model?.requests.last)
        #expect(request.messages == [ChatMessage(.user, "Hello")])
        #expect(request.options.seed == 7 && request.options.temperature == 0.5 && request.options.maxTokens == 5)
        #expect(request.options.stop == ["x"])
        await room.server.stop()
    }

    @Test func `a stream has chunks, a finish, the usage where it is wanted, and a mark at its end`() async throws {
        let room = try ServerRoom { _ in [.text("a"), .text("b"), .end(.length)] }
        let answer = try await room.ask(
            "POST", "/v1/chat/completions",
            Self.chat(("stream", true), ("stream_options", ["include_usage": true])))
        let events = ServerRoom.events(answer.text).map(\.data)
        #expect(events.last == "[DONE]")
        let chunks = events.dropLast()
        let text = chunks.compactMap { $0["choices"]?.arrayValue?.first?["delta"]?["content"]?.stringValue }.joined()
        #expect(text == "ab")
        #expect(chunks.compactMap { $0["choices"]?.arrayValue?.first?["finish_reason"]?.stringValue } == ["length"])
        #expect(chunks.last?["usage"]?["completion_tokens"] == 2)
        await room.server.stop()
    }

    @Test func `a text is gone on with as it is, and not together with memory`() async throws {
        let agent = try StubWebAgent([ScriptedModel { _ in [.text(" upon"), .text(" a time"), .end(.length)] }])
        let room = try ServerRoom(agent)
        let body: JSONValue = ["model": "scripted", "prompt": "Once", "max_tokens": 3]
        let answer = try await room.ask("POST", "/v1/completions", body).json
        #expect(answer["object"] == "text_completion")
        #expect(answer["choices"]?.arrayValue?.first?["text"] == " upon a time")
        let request = try #require((try agent.model(named: nil) as? ScriptedModel)?.requests.last)
        #expect(request.text == "Once" && request.messages.isEmpty && request.options.maxTokens == 3)
        let refused = try await room.ask("POST", "/v1/completions", ["model": "scripted+memory", "prompt": "Once"])
        #expect(refused.status == 400)
        #expect(refused.json["error"]?["message"]?.stringValue?.contains("/v1/chat/completions") == true)
        await room.server.stop()
    }

    @Test func `with memory the whole turn runs, is saved, and goes on in the same session`() async throws {
        let room = try ServerRoom { request in [.text("Reply to \(request.messages.last?.content ?? "")")] }
        let first = try await room.ask("POST", "/v1/chat/completions", Self.chat(("model", "scripted+memory")))
        let session = try #require(first.fields["x-agent-session"])
        #expect(first.json["agent"]?["session"]?.stringValue == session)
        let more: JSONValue = [
            ["role": "system", "content": "Be brief."], ["role": "user", "content": "Hello"],
            ["role": "assistant", "content": "Reply to Hello"], ["role": "user", "content": "And now?"],
        ]
        let second = try await room.ask(
            "POST", "/v1/chat/completions", Self.chat(("messages", more)), fields: ["X-Agent-Memory": "on"])
        #expect(second.fields["x-agent-session"] == session)
        #expect(try room.agent.sessions.messages(of: session).count == 4)
        await room.server.stop()
    }

    @Test(arguments: [
        (#"{"#, 400), (#"{"model":"scripted"}"#, 400),
        (#"{"model":"none","messages":[{"role":"user","content":"a"}]}"#, 404),
        (#"{"model":"scripted","messages":[{"role":"user","content":"a"}],"n":2}"#, 400),
        (#"{"model":"scripted","messages":[{"role":"king","content":"a"}]}"#, 400),
        (#"{"model":"scripted","messages":[{"role":"user","content":[{"type":"image_url"}]}]}"#, 400),
        (#"{"model":"scripted","messages":[{"role":"user","content":"a"}],"temperature":9}"#, 400),
        (#"{"model":"scripted","messages":[{"role":"user","content":"a"}],"frobnicate":1}"#, 400),
        (
            #"{"model":"scripted","messages":[{"role":"user","content":"a"}],"tools":[{"type":"function","function":{"name":"f"}}],"tool_choice":"required"}"#,
            400
        ),
        (
            #"{"model":"scripted","messages":[{"role":"user","content":"a"}],"response_format":{"type":"json_schema","json_schema":{"schema":{}}}}"#,
            400
        ),
    ])
    func `errors have the form that its clients read`(body: String, status: Int) async throws {
        let room = try ServerRoom { _ in [.text("A")] }
        let answer = try await room.ask("POST", "/v1/chat/completions", text: body)
        #expect(answer.status == status, "\(answer.text)")
        #expect(answer.json["error"]?["message"]?.stringValue?.isEmpty == false)
        #expect(answer.json["error"]?["type"] == "invalid_request_error")
        await room.server.stop()
    }

    @Test func `messages that do not fit are refused before a stream begins`() async throws {
        let room = try ServerRoom(StubWebAgent([ScriptedModel(context: 4) { _ in [.text("A")] }]))
        let answer = try await room.ask(
            "POST", "/v1/chat/completions",
            Self.chat(("stream", true), ("messages", [["role": "user", "content": "one two three four five"]])))
        #expect(answer.status == 400)
        await room.server.stop()
    }

    @Test func `tools are declared to a model that calls them, and its calls are given back`() async throws {
        let model = ScriptedModel(callsTools: true) { request in
            request.messages.last?.role == .tool
                ? [.text("It is \(request.messages.last?.content ?? "")")]
                : [.call(ToolCall(id: "c1", name: "weather", arguments: #"{"city":"Porto"}"#))]
        }
        let room = try ServerRoom(StubWebAgent([model]))
        let tool: JSONValue = [
            "type": "function", "function": ["name": "weather", "parameters": ["type": "object", "properties": [:]]],
        ]
        let first = try await room.ask("POST", "/v1/chat/completions", Self.chat(("tools", [tool])))
        let choice = try #require(first.json["choices"]?.arrayValue?.first)
        #expect(choice["finish_reason"] == "tool_calls")
        let call = try #require(choice["message"]?["tool_calls"]?.arrayValue?.first)
        #expect(call["function"]?["name"] == "weather")
        let messages: JSONValue = [
            ["role": "user", "content": "How is it?"], ["role": "assistant", "content": nil, "tool_calls": [call]],
            ["role": "tool", "tool_call_id": "c1", "content": "sunny"],
        ]
        let second = try await room.ask(
            "POST", "/v1/chat/completions", Self.chat(("tools", [tool]), ("messages", messages)))
        #expect(second.json["choices"]?.arrayValue?.first?["message"]?["content"] == "It is sunny")
        await room.server.stop()
    }

    @Test(arguments: ["scripted", "scripted+memory"])
    func `where no tool of a program can be called, the reply is in words and says so`(model: String) async throws {
        let room = try ServerRoom { _ in [.text("In words.")] }
        let tool: JSONValue = ["type": "function", "function": ["name": "weather"]]
        let answer = try await room.ask(
            "POST", "/v1/chat/completions", Self.chat(("model", .string(model)), ("tools", [tool])))
        #expect(answer.json["choices"]?.arrayValue?.first?["message"]?["content"] == "In words.")
        #expect(answer.json["agent"]?["notice"]?.stringValue?.hasPrefix("none of the request's tools") == true)
        let stream = try await room.ask(
            "POST", "/v1/chat/completions",
            Self.chat(("model", .string(model)), ("tools", [tool]), ("stream", true)))
        let notices = ServerRoom.events(stream.text).compactMap { $0.data["agent"]?["notice"]?.stringValue }
        #expect(notices.count == 1)
        await room.server.stop()
    }

    @Test func `vectors come as numbers or as bytes, and are the same`() async throws {
        let room = try ServerRoom { _ in [] }
        let name = try room.agent.embeddingModels()[0].identity.name
        let plain = try await room.ask("POST", "/v1/embeddings", ["model": .string(name), "input": ["a", "b"]])
        let coded = try await room.ask(
            "POST", "/v1/embeddings", ["model": .string(name), "input": "a", "encoding_format": "base64"])
        let list = try #require(plain.json["data"]?.arrayValue?.first?["embedding"]?.arrayValue)
        let numbers = list.compactMap(\.doubleValue)
        let text = try #require(coded.json["data"]?.arrayValue?.first?["embedding"]?.stringValue)
        let data = try #require(Data(base64Encoded: text))
        let floats = data.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        #expect(floats == numbers.map { Float($0) })
        #expect(try await room.ask("POST", "/v1/embeddings", ["model": .string(name), "input": [1, 2]]).status == 400)
        await room.server.stop()
    }

    @Test func `a response streams its events in order`() async throws {
        let room = try ServerRoom { _ in [.text("a"), .text("b")] }
        let answer = try await room.ask(
            "POST", "/v1/responses", ["model": "scripted", "input": "Hello", "stream": true])
        let events = ServerRoom.events(answer.text)
        #expect(
            events.map(\.name) == [
                "response.created", "response.in_progress", "response.output_item.added", "response.content_part.added",
                "response.output_text.delta", "response.output_text.delta", "response.output_text.done",
                "response.content_part.done", "response.output_item.done", "response.completed",
            ])
        #expect(events.compactMap { $0.data["sequence_number"]?.integerValue } == Array(0..<10))
        let output = events.last?.data["response"]?["output"]?.arrayValue?.first
        #expect(output?["content"]?.arrayValue?.first?["text"] == "ab")
        await room.server.stop()
    }

    @Test func `a client that leaves stops the model`() async throws {
        let model = ScriptedModel { _ in [.text("a"), .hang] }
        let room = try ServerRoom(StubWebAgent([model]))
        let client = try RawClient(port: room.port)
        client.send(room.request("POST", "/v1/chat/completions", Self.chat(("stream", true))))
        #expect(await client.read(until: "\"a\"").contains("\"a\""))
        client.close()
        let isFree = try await ServerRoom.wait { room.records.withLock { !$0.isEmpty } }
        #expect(isFree)
        #expect(try await room.ask("GET", "/api/status").json["queue"] == 0)
        await room.server.stop()
    }
}
