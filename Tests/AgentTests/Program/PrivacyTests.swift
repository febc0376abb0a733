import AgentCore
import Foundation
import Testing

@Suite struct PrivacyTests {
    @Test func `a private turn leaves every file as it was`() async throws {
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
}
