import AgentCore
import Foundation
import TestKit
import Testing

/// The program with a server that takes user and assistant by turns only, as vLLM and Mistral's templates do.
@Suite struct StrictServerTests {
    /// A server that answers each question by these events, the last of them again and again.
    private static func server(_ replies: [LoopbackServer.Step]...) throws -> LoopbackServer {
        let asked = Locked(0)
        return try LoopbackServer { request, _ in
            if request.line == "GET /v1/models" {
                return [LoopbackServer.answer("200 OK", #"{"data":[{"id":"tiny","max_model_len":2048}]}"#)]
            }
            if let fault = fault(request.body) {
                return [LoopbackServer.answer("400 Bad Request", #"{"error":{"message":"\#(fault)"}}"#)]
            }
            let number = asked.withLock { count in
                defer { count += 1 }
                return min(count, replies.count - 1)
            }
            return [LoopbackServer.eventHead] + replies[number]
        }
    }

    private static func fault(_ body: Data) -> String? {
        let messages = (try? JSONValue(parsing: body))?["messages"]?.arrayValue ?? []
        for call in messages.flatMap({ $0["tool_calls"]?.arrayValue ?? [] }) {
            let text = call["function"]?["arguments"]?.stringValue ?? ""
            guard case .object? = try? JSONValue(parsing: Data(text.utf8)) else { return "arguments must be JSON" }
        }
        let rest = messages.first?["role"] == "system" ? Array(messages.dropFirst()) : messages
        let turns = rest.filter { $0["role"] == "user" || $0["role"] == "assistant" && $0["tool_calls"] == nil }
        let alternates = turns.enumerated().allSatisfy { ($1["role"] == "user") == $0.isMultiple(of: 2) }
        return alternates && !rest.contains { $0["role"] == "system" } ? nil : "roles must alternate"
    }

    private static func text(_ text: String, finish: String = "stop", member: String = "content") -> LoopbackServer.Step
    {
        let content = JSONValue.string(text).text()
        return .send(
            #"data: {"choices":[{"delta":{"\#(member)":\#(content)},"finish_reason":"\#(finish)"}]}"#
                + "\n\ndata: [DONE]\n\n")
    }

    private func said(to server: LoopbackServer) throws -> [String] {
        let messages = try JSONValue(parsing: try #require(server.requests.last).body)["messages"]?.arrayValue ?? []
        return messages.filter { $0["role"] != "system" }.compactMap { $0["content"]?.stringValue }
    }

    @Test func `a conversation continues after a turn stopped before its first word`() async throws {
        let server = try Self.server([Self.text("First.")], [.waitForClose], [Self.text("Third.")])
        defer { server.stop() }
        let home = try Home()
        let model = ["AGENT_MODEL": "\(server.base)#tiny"]
        #expect(try await home.run("ask", "One", environment: model).code == 0)
        let child = try Child(home, ["ask", "-c", "Two"], environment: model)
        while server.requests.count < 4 { try await Task.sleep(for: .milliseconds(10)) }
        child.interrupt()
        #expect(try await child.end().code == 130)
        let third = try await home.run("ask", "-c", "Three", environment: model)
        #expect(third.code == 0 && third.output == "Third.\n", "\(third)")
        #expect(try said(to: server) == ["One", "First.", "Two\n\nThree"])
        let down = ["AGENT_MODEL": "http://127.0.0.1:1/v1#tiny"]
        #expect(try await home.run("ask", "-c", "Four", environment: down).code == 5)
        let chat = try await home.run("chat", input: "Five\n/retry\n", environment: model)
        #expect(chat.output == "Third.\nThird.\n", "\(chat)")
        #expect(try said(to: server).last == "Four\n\nFive")
    }

    @Test func `a message that is too long is refused and not stored`() async throws {
        let server = try Self.server([Self.text("ok")])
        defer { server.stop() }
        let home = try Home()
        let model = ["AGENT_MODEL": "\(server.base)#tiny"]
        _ = try await home.run("ask", "One", environment: model)
        let before = try await home.run("sessions", "list", "--json").output
        let long = String(repeating: "word ", count: 4000)
        for words in [["ask"], ["ask", "-c"]] {
            let refused = try await home.run(words, input: Data(long.utf8), environment: model)
            #expect(refused.code == 1 && refused.error.contains("Nothing was stored."), "\(refused)")
            #expect(try await home.run("sessions", "list", "--json").output == before)
        }
        // What is asked again and refused leaves what was there before.
        _ = try await home.run("chat", input: "\(long)\nTwo\n", environment: model)
        #expect(try said(to: server) == ["One", "ok", "Two"])
    }

    @Test func `reasoning is separate from the reply, in JSON too, and /thinking shows it`() async throws {
        let server = try Self.server(
            [Self.text("<think>Let me see.</think>\n\nHi.")],
            [Self.text("Let me see.", finish: "length", member: "reasoning_content")],
            [Self.text("Half a", finish: "length")])
        defer { server.stop() }
        let home = try Home()
        let model = ["AGENT_MODEL": "\(server.base)#tiny"]
        let chat = try await home.run("chat", input: "Hello\n/thinking\n", environment: model)
        #expect(chat.output == "Hi.\nLet me see.\n", "\(chat)")
        let thought = try await home.run("ask", "-c", "More", "--json", environment: model)
        #expect(thought.code == 1)
        #expect(thought.error.contains("agent: the reply was cut at 1 token: it spent its tokens thinking"))
        #expect(try thought.json["reasoning"] == "Let me see.")
        #expect(try thought.json["reply"] == "")
        let cut = try await home.run("ask", "-c", "And", environment: model)
        #expect(cut.code == 0 && cut.output == "Half a\n")
        #expect(cut.error.contains("the reply was cut at 1 token"))
        #expect(try said(to: server) == ["Hello", "Hi.", "More\n\nAnd"])
        let found = try await home.run("sessions", "search", "see", "--json").json
        #expect(found == [])
    }

    @Test func `an invalid call of a tool that was not offered does not lose the turn`() async throws {
        let call =
            #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"read_file","arguments":"{\"path\": \"x\""}}]}"#
        let server = try Self.server(
            [.send(#"data: {"choices":[{"delta":\#(call),"finish_reason":"tool_calls"}]}"# + "\n\ndata: [DONE]\n\n")],
            [Self.text("No.")])
        defer { server.stop() }
        let outcome = try await Home().run("ask", "Hi", "--model", "\(server.base)#tiny")
        #expect(outcome.code == 0 && outcome.output == "No.\n", "\(outcome)")
        #expect(outcome.error.contains("read_file"))
    }

    #if os(Linux)
        @Test func `at a terminal reasoning is folded, and a refused message returns to the line`()
            async throws
        {
            let thought = #"data: {"choices":[{"delta":{"reasoning":"Let me see."}}]}"# + "\n\n"
            let server = try Self.server([.send(thought), Self.text("Hi there.")])
            defer { server.stop() }
            let home = try Home()
            let terminal = try PseudoTerminal(
                home, "chat", "--no-color", "--model", "\(server.base)#tiny", "--context-length", "400")
            try await terminal.expect("> ")
            terminal.type("Hello\r")
            try await terminal.expect("thinking: 3 words")
            try await terminal.expect("Hi there.")
            try await terminal.expect("/thinking shows it")
            try await terminal.expect("> ")
            terminal.type("/thinking\r")
            try await terminal.expect("Let me see.")
            try await terminal.expect("> ")
            terminal.type(String(repeating: "word ", count: 200) + "\r")
            try await terminal.expect("Nothing was stored.")
            try await terminal.expect("> word word")
            terminal.type("\u{3}")
            try await terminal.expect("> ")
            terminal.type("\u{4}")
            #expect(try await terminal.end() == 0)
            let sessions = try await home.run("sessions", "list", "--json").json.arrayValue
            #expect(sessions?.map { $0["messages"] } == [2])
        }
    #endif
}
