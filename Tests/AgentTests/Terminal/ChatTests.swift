import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct ChatTests {
    @Test func `each line of a pipe is a turn of one session`() async throws {
        let home = try Home()
        let outcome = try await home.run("chat", "--new", input: "One\n\nTwo\n")
        #expect(outcome.code == 0)
        #expect(outcome.output.split(separator: "\n").count == 2)
        let sessions = try await home.run("sessions", "list", "--json").json.arrayValue
        #expect(sessions?.map { $0["messages"] } == [4])
    }

    @Test func `a failed turn is reported, and the chat goes on`() async throws {
        let home = try Home()
        var input = Data("@nothing\n/nothing\n@./nothing\n".utf8)
        input += Data([0xFF, 0x0A])
        input += Data("Hello".utf8)
        let outcome = try await home.run(["chat"], input: input)
        #expect(outcome.code == 0)
        #expect(outcome.output == "abcdefghijklmnopqrstuvwxyz\n")
        #expect(outcome.error.split(separator: "\n").count { $0.hasPrefix("agent: ") } == 4)
    }

    @Test func `today's latest session is resumed unless a new one is asked for`() async throws {
        let home = try Home()
        for words in [["chat"], ["chat"], ["chat", "--new"]] {
            _ = try await home.run(words, input: Data("Hello\n".utf8))
        }
        let sessions = try await home.run("sessions", "list", "--json").json.arrayValue
        #expect(sessions?.compactMap { $0["messages"] }.count == 2)
    }

    @Test func `commands of a conversation change the session`() async throws {
        let home = try Home()
        let lines = [
            "One", "/title Numbers", "Two", "/undo", "/retry", "/fork", "Three", "/private", "Secret", "/stats", "/why",
            "/quit", "Never",
        ]
        let outcome = try await home.run("chat", input: lines.joined(separator: "\n"))
        #expect(outcome.code == 0)
        let sessions = try await home.run("sessions", "list", "--json").json.arrayValue ?? []
        #expect(sessions.map { $0["messages"] } == [4, 2])
        #expect(sessions.allSatisfy { $0["title"] == "Numbers" })
    }

    #if os(Linux)
        @Test func `at a terminal a reply streams, Ctrl-C stops and keeps it, and Ctrl-D leaves`() async throws {
            let home = try Home(isEndless: true)
            let terminal = try PseudoTerminal(
                home, "chat", "--max-tokens", "400000", "--context-length", "524288", "--no-color")
            try await terminal.expect("alphabet")
            try await terminal.expect("> ")
            terminal.type("Hello\r")
            try await terminal.expect("abcdef")
            terminal.type("\u{3}")
            try await terminal.expect("stopped")
            try await terminal.expect("> ")
            terminal.type("/quid\r")
            try await terminal.expect("/quit")
            try await terminal.expect("> ")
            terminal.type("half a line\u{3}")
            try await terminal.expect("^C")
            try await terminal.expect("> ")
            terminal.type("\u{4}")
            #expect(try await terminal.end() == 0)
            let session = try await home.run("sessions", "list", "--json").json.arrayValue?.first?["id"]?.stringValue
            let messages = try await home.run("sessions", "show", session ?? "", "--json").json["messages"]?.arrayValue
            #expect(messages?.count == 2)
            #expect(messages?.first?["content"] == "Hello")
            #expect(messages?.last?["finish_reason"] == "interrupted")
            #expect(messages?.last?["content"]?.stringValue?.hasPrefix("abcdef") == true)
        }

        @Test func `a paste of several lines is one message`() async throws {
            let home = try Home()
            let terminal = try PseudoTerminal(home, "chat", "--no-color")
            try await terminal.expect("> ")
            terminal.type("\u{1B}[200~first\rsecond\u{1B}[201~")
            try await terminal.expect("second")
            terminal.type("\r")
            try await terminal.expect("xyz")
            try await terminal.expect("> ")
            terminal.type("\u{4}")
            #expect(try await terminal.end() == 0)
            let found = try await home.run("sessions", "search", "second", "--json").json.arrayValue
            #expect(found?.map { $0["text"] } == ["first\nsecond"])
        }

        @Test(.enabled(if: Home.hasSmallModel))
        func `the first chat with the built-in model says what a larger one brings`() async throws {
            let home = try Home(hasSmallModel: true)
            let terminal = try PseudoTerminal(home, "chat", "--no-color", environment: ["AGENT_MODEL": "companion"])
            try await terminal.expect("(built-in model)")
            try await terminal.expect("A larger one also knows the world")
            try await terminal.expect("> ")
            terminal.type("\u{4}")
            #expect(try await terminal.end() == 0)
        }

        @Test func `a terminal's lines are broken between words`() async throws {
            let home = try Home()
            let words = (1...40).map { "word\($0)" }.joined(separator: " ")
            try home.directory.write("---\nname: long\ndescription: \(words)\n---\nText.\n", to: "skills/long/SKILL.md")
            let folder = home.directory.url.appending(path: "skills").path(percentEncoded: false)
            let terminal = try PseudoTerminal(
                home, "skills", "show", "long", "--skills-dir", folder, environment: ["COLUMNS": "30"])
            try await terminal.expect("word1 word2 word3 word4 word5\r\nword6 word7 word8 word9 word10\r\nword11")
            #expect(try await terminal.end() == 0)
            let list = try PseudoTerminal(
                home, "skills", "list", "--skills-dir", folder, environment: ["COLUMNS": "30"])
            try await list.expect("@long     word1 word2 word3 w…\r\n")
            #expect(try await list.end() == 0)
            let endless = try Home(isEndless: true)
            let reply = try PseudoTerminal(
                endless, "ask", "hello", "--max-tokens", "100", environment: ["COLUMNS": "40"])
            try await reply.expect("xyz\r\nabcdefghijklmnopqrstuvwxyz\r\nabc")
            #expect(try await reply.end() == 0)
        }

        @Test func `Tab completes commands and skills`() async throws {
            let home = try Home()
            let terminal = try PseudoTerminal(home, "chat", "--no-color")
            try await terminal.expect("> ")
            terminal.type("/sess\t\r")
            try await terminal.expect("There are no sessions")
            try await terminal.expect("> ")
            terminal.type("@prom\tlist\r")
            try await terminal.expect("companion")
            try await terminal.expect("\u{1B}[?2004h> ")
            terminal.type("\u{4}")
            #expect(try await terminal.end() == 0)
        }
    #endif
}
