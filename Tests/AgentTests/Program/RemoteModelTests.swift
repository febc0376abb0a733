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

    @Test func `without a name the only model is taken`() async throws {
        let server = try Self.server()
        defer { server.stop() }
        let outcome = try await Home().run("ask", "Hi", "--model", server.base)
        #expect(outcome.output == "I am far away.\n")
        let body = try JSONValue(parsing: try #require(server.requests.last).body)
        #expect(body["model"] == "tiny")
    }

    @Test func `a server that is not there is no usable model, and the message is kept`() async throws {
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

    @Test func `commands about a model's file say that a server has none`() async throws {
        let outcome = try await Home().run("model", "info", "http://127.0.0.1:1/v1#m")
        #expect(outcome.code == 5)
        #expect(outcome.error.contains("is a model on a server"))
    }
}
