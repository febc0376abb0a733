import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct RemoteModelTests {
    private static func server(_ text: String = "I am far away.") throws -> LoopbackServer {
        try LoopbackServer { request, _ in
            if request.line == "GET /v1/models" {
                return [LoopbackServer.answer("200 OK", #"{"data":[{"id":"tiny","max_model_len":2048}]}"#)]
            }
            return [
                LoopbackServer.eventHead,
                .send("data: {\"choices\":[{\"delta\":{\"content\":\"\(text)\"},\"finish_reason\":\"stop\"}]}\n\n"),
                .send("data: [DONE]\n\n"),
            ]
        }
    }

    @Test func `a served model answers with what is remembered`() async throws {
        let server = try Self.server()
        defer { server.stop() }
        let home = try Home()
        #expect(try await home.run("memory", "add", "I'm allergic to peanuts").code == 0)
        let environment = ["AGENT_MODEL": "\(server.base)#tiny", "AGENT_API_KEY": "k3y"]
        let outcome = try await home.run("ask", "What do I avoid?", "--json", environment: environment)
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(try outcome.json["reply"] == "I am far away.")
        #expect(try outcome.json["model"] == "tiny")
        let asked = try #require(server.requests.last)
        #expect(asked.fields["authorization"] == "Bearer k3y")
        #expect(String(decoding: asked.body, as: UTF8.self).contains("peanuts"))
        let shown = try await home.run("sessions", "show", try #require(outcome.json["session"]?.stringValue))
        #expect(shown.output.contains("I am far away."))
    }

    @Test func `without a name the server's only model is used`() async throws {
        let server = try Self.server()
        defer { server.stop() }
        let outcome = try await Home().run("ask", "Hi", "--model", server.base)
        #expect(outcome.output == "I am far away.\n")
        let body = try JSONValue(parsing: try #require(server.requests.last).body)
        #expect(body["model"] == "tiny")
    }

    @Test func `an unreachable server is an unusable model, and the message is kept`() async throws {
        let home = try Home()
        let outcome = try await home.run("ask", "Remember this", "--model", "http://127.0.0.1:1/v1#m")
        #expect(outcome.code == 5)
        #expect(outcome.error.contains("http://127.0.0.1:1/v1 cannot be reached"))
        #expect(try await home.run("sessions", "search", "Remember").output.contains("Remember this"))
        #expect(try await home.run("ask", "x", "--model", "http://").code == 2)
    }

    @Test func `the key is never shown and never an option`() async throws {
        let home = try Home()
        let config = try await home.run("config", environment: ["AGENT_API_KEY": "k3y"])
        #expect(config.output.contains("api_key: (set)"))
        #expect(!config.output.contains("k3y"))
        #expect(try await home.run("ask", "x", "--api-key", "k3y").code == 2)
    }

    @Test func `a server on this machine is not asked through a proxy`() async throws {
        let server = try Self.server()
        let proxy = try Self.server("I am the proxy.")
        defer { for server in [server, proxy] { server.stop() } }
        let address = "http://127.0.0.1:\(proxy.port)"
        let proxies = ["http_proxy": address, "all_proxy": address, "no_proxy": "example.org"]
        let home = try Home()
        let outcome = try await home.run("ask", "Hi", "--model", "\(server.base)#tiny", environment: proxies)
        #expect(outcome.output == "I am far away.\n")
        #expect(try await home.run("model", "list", environment: proxies).code == 0)
        let report = try await home.run("doctor", "--json", environment: proxies).json
        #expect(report["problems"]?.arrayValue?.allSatisfy { $0.stringValue?.hasPrefix("small_model") == true } == true)
        #expect(proxy.requests.isEmpty)
    }

    @Test func `a reply that breaks off is kept and reported`() async throws {
        let server = try LoopbackServer { request, _ in
            request.line == "GET /v1/models"
                ? [LoopbackServer.answer("200 OK", #"{"data":[{"id":"tiny"}]}"#)]
                : [LoopbackServer.eventHead, .send("data: {\"choices\":[{\"delta\":{\"content\":\"Half a\"}}]}\n\n")]
        }
        defer { server.stop() }
        let home = try Home()
        let outcome = try await home.run("ask", "Hi", "--model", server.base)
        #expect(outcome.code == 1)
        #expect(outcome.output.hasPrefix("Half a"))
        #expect(outcome.error.contains("\(server.base) broke off in the middle of the reply"))
        #expect(outcome.error.contains("What had come is kept."))
        #expect(try await home.run("sessions", "search", "Half").output.contains("Half a"))
    }

    @Test func `a server without a list of models is used by the model's name`() async throws {
        let server = try LoopbackServer { request, _ in
            request.line == "GET /v1/models"
                ? [LoopbackServer.answer("404 Not Found", "")]
                : [
                    LoopbackServer.eventHead,
                    .send("data: {\"choices\":[{\"delta\":{\"content\":\"Here\"},\"finish_reason\":\"stop\"}]}\n\n"),
                ]
        }
        defer { server.stop() }
        #expect(try await Home().run("ask", "Hi", "--model", "\(server.base)#tiny").output == "Here\n")
        let unnamed = try await Home().run("ask", "Hi", "--model", server.base)
        #expect(unnamed.code == 5)
        #expect(unnamed.error.contains("\(server.base)/models answered 404"))
    }

    private static let question = #"""
        {"messages":[{"role":"user","content":"What time is it?"},{"role":"assistant","content":"","tool_calls":
        [{"id":"a","type":"function","function":{"name":"time","arguments":"{}"}}]},
        {"role":"tool","tool_call_id":"a","content":"noon"},{"role":"user","content":"And in Lyon?"}],
        "tools":[{"type":"function","function":{"name":"time","parameters":{"type":"object","properties":{"z":{},"a":{}}}}}]}
        """#

    @Test func `messages and tools are sent unchanged, and calls are printed`() async throws {
        let server = try LoopbackServer { request, _ in
            request.line == "GET /v1/models"
                ? [LoopbackServer.answer("200 OK", #"{"data":[{"id":"tiny"}]}"#)]
                : [
                    LoopbackServer.eventHead,
                    .send(
                        #"data: {"choices":[{"delta":{"content":"Wait.","tool_calls":[{"index":0,"id":"b","function":"#
                            + #"{"name":"time","arguments":"{\"z\":\"Lyon\"}"}}]},"finish_reason":"tool_calls"}]}"#
                            + "\n\ndata: [DONE]\n\n"),
                ]
        }
        defer { server.stop() }
        let home = try Home()
        let words = ["model", "reply", "--model", server.base, "--messages", "-"]
        let plain = try await home.run(words, input: Data(Self.question.utf8))
        #expect(plain.code == 0, "\(plain.error)")
        #expect(plain.output == "Wait.\ntime {\"z\":\"Lyon\"}\n")
        let outcome = try await home.run(words + ["--json"], input: Data(Self.question.utf8))
        #expect(try outcome.json["text"] == "Wait.")
        #expect(try outcome.json["tool_calls"] == [["id": "b", "name": "time", "arguments": #"{"z":"Lyon"}"#]])
        #expect(try outcome.json["finish_reason"] == "stop")
        let sent = String(decoding: try #require(server.requests.last).body, as: UTF8.self)
        #expect(sent.contains(#""properties":{"z":{},"a":{}}"#))
        #expect(sent.contains(#"{"role":"tool","content":"noon","tool_call_id":"a"}"#))
        #expect(try home.contents().isEmpty)
    }

    @Test func `invalid messages, and tools without a server, are refused`() async throws {
        let home = try Home()
        let words = ["model", "reply", "--messages", "-"]
        let tools = try await home.run(words, input: Data(Self.question.utf8))
        #expect(tools.code == 1)
        #expect(tools.error.contains("reads no calls of tools"))
        #expect(tools.error.contains("--model http"))
        for nonsense in ["[]", "{}", "[1]", #"[{"role":"owner","content":"x"}]"#, #"[{"role":"tool","content":"x"}]"#] {
            let outcome = try await home.run(words, input: Data(nonsense.utf8))
            #expect(outcome.code == 1, "\(nonsense)")
            #expect(outcome.error.hasPrefix("agent: -: "), "\(outcome.error)")
        }
        #expect(try await home.run("model", "reply").code == 2)
    }

    @Test func `commands about a model's file say that a server has none`() async throws {
        let outcome = try await Home().run("model", "info", "http://127.0.0.1:1/v1#m")
        #expect(outcome.code == 5)
        #expect(outcome.error.contains("is a model on a server"))
    }
}
