import AgentCore
import Foundation
import Testing

@Suite struct PrivacyTests {
    @Test func `a private turn leaves every file unchanged`() async throws {
        let home = try Home()
        _ = try await home.run("ask", "Hello")
        let before = try home.contents()
        let outcome = try await home.run("ask", "--private", "--json", "A secret")
        #expect(outcome.code == 0)
        #expect(try outcome.json["session"] == .null)
        #expect(try home.contents() == before)
        #expect(try await home.run("chat", "--private", input: "One\nTwo\n").code == 0)
        #expect(try home.contents() == before)
    }

    @Test func `a private turn on a fresh machine makes no file`() async throws {
        let home = try Home()
        #expect(try await home.run("ask", "--private", "A secret").code == 0)
        #expect(try home.contents().isEmpty)
    }

    #if os(Linux)
        @Test func `private input is not in the line history`() async throws {
            let home = try Home()
            let terminal = try PseudoTerminal(home, "chat", "--no-color")
            for line in ["Hello", "/private", "A secret wish", "/private", "Bye"] {
                try await terminal.expect("> ")
                terminal.type(line + "\r")
                try await terminal.expect(line)
            }
            try await terminal.expect("xyz")
            try await terminal.expect("> ")
            terminal.type("\u{4}")
            #expect(try await terminal.end() == 0)
            let files = try home.contents()
            #expect(files["data/chat-history"]?.firstRange(of: Data("Hello".utf8)) != nil)
            for (path, bytes) in files { #expect(bytes.firstRange(of: Data("secret".utf8)) == nil, "\(path)") }
        }
    #endif
}
