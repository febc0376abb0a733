import AgentCore
import Foundation
import TestKit
import Testing

/// A conversation keeps its prompt and its model until others are chosen.
@Suite struct SessionChoicesTests {
    private static func server() throws -> LoopbackServer {
        try LoopbackServer { request, _ in
            if request.line == "GET /v1/models" {
                return [LoopbackServer.answer("200 OK", #"{"data":[{"id":"tiny"},{"id":"other"}]}"#)]
            }
            return [
                LoopbackServer.eventHead,
                .send(#"data: {"choices":[{"delta":{"content":"Fine."},"finish_reason":"stop"}]}"# + "\n\n"),
                .send("data: [DONE]\n\n"),
            ]
        }
    }

    /// The model that the last message went to, and the instructions that came with it.
    private func asked(_ server: LoopbackServer) throws -> (model: String, system: String) {
        let body = try JSONValue(parsing: try #require(server.requests.last { $0.line.hasPrefix("POST") }).body)
        let system = body["messages"]?.arrayValue?.first { $0["role"] == "system" }?["content"]?.stringValue
        return (body["model"]?.stringValue ?? "", system ?? "")
    }

    private static let concise = "Answer with the fewest words"
    private static let companion = "attentive companion"

    @Test func `a chosen mode applies to the session and its forks, and to no other session`()
        async throws
    {
        let server = try Self.server()
        defer { server.stop() }
        let home = try Home()
        let model = ["AGENT_MODEL": "\(server.base)#tiny"]
        func ask(_ words: String...) async throws -> String {
            let outcome = try await home.run(["ask", "--json"] + words, input: Data(), environment: model)
            #expect(outcome.code == 0, "\(outcome.error)")
            return try outcome.json["session"]?.stringValue ?? ""
        }
        let session = try await ask("--mode", "concise", "One")
        #expect(try asked(server).system.contains(Self.concise))
        _ = try await ask("-c", "Two")
        #expect(try asked(server).system.contains(Self.concise))
        let fork = try await home.run("sessions", "fork", session, "--json", environment: model)
        #expect(fork.code == 0)
        _ = try await ask("-c", "Three")
        #expect(try asked(server).system.contains(Self.concise))
        _ = try await ask("Four")
        #expect(try asked(server).system.contains(Self.companion))
        _ = try await ask("--session", session, "--mode", "companion", "Five")
        _ = try await ask("--session", session, "Six")
        #expect(try asked(server).system.contains(Self.companion))
    }

    @Test func `a mode and a model chosen in a chat are kept with its session`() async throws {
        let server = try Self.server()
        defer { server.stop() }
        let home = try Home()
        let model = ["AGENT_MODEL": "\(server.base)#tiny"]
        let chat = try await home.run(
            "chat", "--new", input: "One\n/mode concise\n/model \(server.base)#other\n", environment: model)
        #expect(chat.code == 0, "\(chat.error)")
        #expect(try asked(server).model == "tiny")
        #expect(try await home.run("ask", "-c", "Two", environment: model).code == 0)
        #expect(try asked(server).model == "other")
        #expect(try asked(server).system.contains(Self.concise))
        // What the command line says is stronger, and is kept in turn.
        let other = ["--model", "\(server.base)#tiny"]
        #expect(
            try await home.run(["ask", "-c"] + other + ["Three"], input: Data(), environment: model).code == 0)
        #expect(try await home.run("chat", "-c", input: "Four\n", environment: model).code == 0)
        #expect(try asked(server).model == "tiny")
        #expect(try await home.run("ask", "Five", environment: model).code == 0)
        #expect(try asked(server).system.contains(Self.companion))
    }

    @Test func `a private turn's choices apply to it alone`() async throws {
        let server = try Self.server()
        defer { server.stop() }
        let home = try Home()
        let model = ["AGENT_MODEL": "\(server.base)#tiny"]
        #expect(try await home.run("ask", "One", environment: model).code == 0)
        #expect(try await home.run("ask", "-c", "--private", "--mode", "concise", "Two", environment: model).code == 0)
        #expect(try asked(server).system.contains(Self.concise))
        #expect(try await home.run("ask", "-c", "Three", environment: model).code == 0)
        #expect(try asked(server).system.contains(Self.companion))
    }
}
