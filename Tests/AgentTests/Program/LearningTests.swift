import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct LearningTests {
    /// Answers talk with a word, and what is asked under a schema with `list`.
    private static func server(_ list: String) throws -> LoopbackServer {
        try LoopbackServer { request, _ in
            if request.line == "GET /v1/models" {
                return [LoopbackServer.answer("200 OK", #"{"data":[{"id":"tiny","max_model_len":4096}]}"#)]
            }
            let isReading = String(decoding: request.body, as: UTF8.self).contains("json_schema")
            let text = JSONValue.string(isReading ? list : "I see.").text()
            return [
                LoopbackServer.eventHead,
                .send("data: {\"choices\":[{\"delta\":{\"content\":\(text)},\"finish_reason\":\"stop\"}]}\n\n"),
                .send("data: [DONE]\n\n"),
            ]
        }
    }

    private static let message = "Marquetry and I go back thirty years."
    private static let list =
        #"{"operations":[{"op":"add","subject":"user","attribute":"hobby","value":"Marquetry","time":"","sentence":"The user goes back thirty years with Marquetry."}]}"#

    @Test(.enabled(if: Home.hasSmallModel))
    func `a fact told in a killed turn is known in the next`() async throws {
        let server = try LoopbackServer { request, _ in
            request.line == "GET /v1/models"
                ? [LoopbackServer.answer("200 OK", #"{"data":[{"id":"tiny","max_model_len":4096}]}"#)]
                : [LoopbackServer.eventHead, .waitForClose]
        }
        defer { server.stop() }
        let home = try Home(hasSmallModel: true)
        let child = try Child(
            home, ["ask", "I'm allergic to peanuts."], environment: ["AGENT_MODEL": "\(server.base)#tiny"])
        try await home.waitForSession()
        child.kill()
        #expect(try await child.end().code != 0)
        let listed = try await home.run("memory", "list", "--json").json.arrayValue
        #expect(listed?.count == 1 && listed?.first?["text"]?.stringValue?.contains("peanuts") == true)
        #expect(try await home.run("ask", "--json", "What do I avoid?").json["facts_used"]?.arrayValue?.count == 1)
        #expect(try await home.run("memory", "list", "--json").json.arrayValue?.count == 1)
    }

    @Test func `a model on a server reads messages where it is to, before the program ends`() async throws {
        let server = try Self.server(Self.list)
        defer { server.stop() }
        let home = try Home()
        let environment = ["AGENT_MODEL": "\(server.base)#tiny", "AGENT_MEMORY_READER": "model"]
        let outcome = try await home.run("ask", "--json", Self.message, environment: environment)
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(try outcome.json["reply"] == "I see.")
        let learned = try outcome.json["facts_learned"]?.arrayValue ?? []
        #expect(learned.count == 1 && learned.first?["text"]?.stringValue?.contains("Marquetry") == true)
        let why = try await home.run("memory", "list", "--json").json.arrayValue?.first
        #expect(why?["source"]?["quote"] == .string(Self.message))
    }

    @Test func `unless the model is to read, it is asked for the reply alone`() async throws {
        let server = try Self.server(Self.list)
        defer { server.stop() }
        let home = try Home()
        let environment = ["AGENT_MODEL": "\(server.base)#tiny"]
        #expect(try await home.run("ask", Self.message, environment: environment).code == 0)
        #expect(server.requests.filter { $0.line.hasPrefix("POST") }.count == 1)
        #expect(try await home.run("memory", "list", "--json").json == [])
        for old in ["auto", "rules"] {
            let wrong = try await home.run("ask", "Hi", "--memory-reader", old)
            #expect(wrong.code == 2 && wrong.error.contains("small, model, both"))
        }
    }

    @Test func `no reader sees a private turn`() async throws {
        let server = try Self.server(Self.list)
        defer { server.stop() }
        let home = try Home()
        #expect(try await home.run("memory", "add", "I like tea").code == 0)
        let before = try home.contents()
        let environment = ["AGENT_MODEL": "\(server.base)#tiny", "AGENT_MEMORY_READER": "model"]
        #expect(try await home.run("ask", "--private", Self.message, environment: environment).code == 0)
        #expect(try home.contents() == before)
        #expect(server.requests.filter { $0.line.hasPrefix("POST") }.count == 1)
    }

    #if os(Linux)
        @Test(.timeLimit(.minutes(1)))
        func `a chat goes on while a model reads, and shows its findings`() async throws {
            let server = try Self.server(Self.list)
            defer { server.stop() }
            let home = try Home()
            let terminal = try PseudoTerminal(
                home, "chat", environment: ["AGENT_MODEL": "\(server.base)#tiny", "AGENT_MEMORY_READER": "model"])
            try await terminal.expect("Ctrl-D leaves.")
            terminal.type(Self.message + "\r")
            try await terminal.expect("I see.")
            while try await home.run("memory", "list", "--json").json == [] {
                try await Task.sleep(for: .milliseconds(50))
            }
            terminal.type("Indeed.\r")
            try await terminal.expect("remembered: ")
            terminal.type("/quit\r")
            #expect(try await terminal.end() == 0)
        }
    #endif
}
