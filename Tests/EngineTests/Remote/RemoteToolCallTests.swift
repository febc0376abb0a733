import Foundation
import TestKit
import Testing

@testable import Engine

/// Tools offered to a served model, and the calls that come back.
@Suite struct RemoteToolCallTests {
    private func calls(
        _ deltas: [String], finish: String? = "tool_calls"
    ) async throws -> RemoteCase.Outcome {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead] + deltas.map { .send(RemoteCase.event($0)) }
                + [.send(RemoteCase.event("", finish: finish) + RemoteCase.done)]
        }
        defer { server.stop() }
        return await RemoteCase.run(try RemoteCase.generation(server))
    }

    @Test func `tools, calls and results go out as they were given`() async throws {
        let server = try LoopbackServer { _, _ in
            [LoopbackServer.eventHead, .send(RemoteCase.chunk("It is noon.", finish: "stop"))]
        }
        defer { server.stop() }
        let tool = try JSONReader().read(
            #"""
            {"type":"function","function":{"name":"time","description":"Tells the time.","parameters":
            {"type":"object","properties":{"zone":{"type":"string"},"form":{"enum":[12,24]}},"required":["zone"]}}}
            """#)
        let messages = try [
            #"{"role":"user","content":"What time is it?"}"#,
            #"{"role":"assistant","content":"","tool_calls":[{"id":"a","type":"function","function":{"name":"time","arguments":"{\"zone\":\"UTC\"}"}}]}"#,
            #"{"role":"tool","content":"12:00 \"sharp\" \u0001 é","tool_call_id":"a"}"#,
        ].map { ChatTurn(try JSONReader().read($0)) }
        let reply = await RemoteCase.run(
            try RemoteCase.generation(server, RemoteRequest(messages: messages, tools: [tool])))
        #expect(reply.text == "It is noon.")
        let body = try #require(server.requests.first?.body)
        #expect(
            String(decoding: body, as: UTF8.self).contains(
                #""parameters":{"type":"object","properties":{"zone":{"type":"string"},"form":{"enum":[12,24]}},"required":["zone"]}"#
            ))
        let parsed = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        let sent = try #require(parsed["messages"] as? [[String: Any]])
        #expect(sent[1]["role"] as? String == "assistant")
        let call = try #require((sent[1]["tool_calls"] as? [[String: Any]])?.first)
        #expect((call["function"] as? [String: Any])?["arguments"] as? String == #"{"zone":"UTC"}"#)
        #expect(sent[2]["tool_call_id"] as? String == "a")
        #expect(sent[2]["content"] as? String == "12:00 \"sharp\" \u{1} é")
    }

    @Test func `a call comes together from its fragments, after the text`() async throws {
        let reply = try await calls([
            #""role":"assistant","content":"Let me see.""#,
            #""tool_calls":[{"index":0,"id":"a","type":"function","function":{"name":"time","arguments":""}}]"#,
            #""tool_calls":[{"index":0,"function":{"arguments":"{\"zo"}}]"#,
            #""tool_calls":[{"index":0,"function":{"arguments":"ne\": \"UTC\"}"}}]"#,
        ])
        #expect(reply.text == "Let me see.")
        #expect(reply.calls == [GeneratedCall(id: "a", name: "time", arguments: #"{"zone": "UTC"}"#)])
        #expect(reply.end == .stop)
    }

    /// Each with two calls, as servers of different makes send them.
    private static let ways: [(String, [String])] = [
        (
            "fragments that take turns",
            [
                #""tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":"{\"x\""}},{"index":1,"id":"b","function":{"name":"two","arguments":"{"}}]"#,
                #""tool_calls":[{"index":1,"function":{"arguments":"}"}}]"#,
                #""tool_calls":[{"index":0,"function":{"arguments":":1}"}}]"#,
            ]
        ),
        (
            "all at once, without an index",
            [
                #""tool_calls":[{"id":"a","type":"function","function":{"name":"one","arguments":"{\"x\":1}"}},{"id":"b","function":{"name":"two","arguments":"{}"}}]"#
            ]
        ),
        (
            "the same index for both",
            [
                #""tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":"{\"x\":1}"}}]"#,
                #""tool_calls":[{"index":0,"id":"b","function":{"name":"two","arguments":"{}"}}]"#,
            ]
        ),
        (
            "id and name in every fragment",
            [
                #""tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":"{\"x\""}}]"#,
                #""tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":":1}"}}]"#,
                #""tool_calls":[{"index":1,"id":"b","function":{"name":"two","arguments":"{}"}}]"#,
            ]
        ),
        (
            "arguments as an object, or none at all",
            [
                #""tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":{"x":1}}}]"#,
                #""tool_calls":[{"index":1,"id":"b","function":{"name":"two"}}]"#,
            ]
        ),
    ]

    @Test(arguments: ways) func `two calls are told apart`(_ way: String, _ deltas: [String]) async throws {
        let reply = try await calls(deltas)
        let expected = [
            GeneratedCall(id: "a", name: "one", arguments: #"{"x":1}"#),
            GeneratedCall(id: "b", name: "two", arguments: "{}"),
        ]
        #expect(reply.calls == expected, "\(way)")
        #expect(reply.end == .stop)
    }

    @Test func `calls without ids get different ones`() async throws {
        let reply = try await calls([
            #""tool_calls":[{"function":{"name":"one","arguments":"{}"}}]"#,
            #""tool_calls":[{"function":{"name":"one","arguments":"{\"again\":"}}]"#,
            #""tool_calls":[{"function":{"arguments":"true}"}}]"#,
            #""tool_calls":[{"index":5,"id":"call_0","function":{"name":"two","arguments":"{}"}}]"#,
        ])
        #expect(reply.calls.map(\.name) == ["one", "one", "two"])
        #expect(reply.calls.map(\.arguments) == ["{}", #"{"again":true}"#, "{}"])
        #expect(Set(reply.calls.map(\.id)).count == 3)
    }

    @Test func `a call that the token limit cut off is left out, and the end says so`() async throws {
        let reply = try await calls(
            [
                #""tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":"{}"}}]"#,
                #""tool_calls":[{"index":1,"id":"b","function":{"name":"two","arguments":"{\"x\":"}}]"#,
            ], finish: "length")
        #expect(reply.calls.map(\.id) == ["a"])
        #expect(reply.end == .length)
    }

    @Test func `arguments that are no JSON are handed on as the model wrote them`() async throws {
        let reply = try await calls([
            #""tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":"{x: 1"}}]"#
        ])
        #expect(reply.calls.map(\.arguments) == ["{x: 1"])
    }

    @Test func `a stream that breaks off gives no call`() async throws {
        let server = try LoopbackServer { _, _ in
            [
                LoopbackServer.eventHead,
                .send(
                    RemoteCase.event(
                        #""tool_calls":[{"index":0,"id":"a","function":{"name":"one","arguments":"{}"}}]"#)),
            ]
        }
        defer { server.stop() }
        let reply = await RemoteCase.run(try RemoteCase.generation(server))
        #expect(reply.calls.isEmpty)
        #expect(reply.error?.message.contains("broke off in the middle") == true)
    }

    @Test func `a call without a name is handed on, more calls than can be meant are an error`() async throws {
        let nameless = try await calls([#""tool_calls":[{"index":0,"id":"a","function":{"arguments":"{}"}}]"#])
        #expect(nameless.calls == [GeneratedCall(id: "a", name: "", arguments: "{}")])
        let many = (0..<200).map {
            #""tool_calls":[{"index":\#($0),"id":"\#($0)","function":{"name":"one","arguments":"{}"}}]"#
        }
        #expect(try await calls(many).error?.message.contains("calls more than 128 tools") == true)
    }
}
