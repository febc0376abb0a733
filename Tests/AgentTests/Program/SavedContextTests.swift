import AgentCore
import Foundation
import TestKit
import Testing

/// What the model computed of a session, kept on disk between two runs of the program.
@Suite struct SavedContextTests {
    private func usage(_ outcome: Home.Outcome) throws -> (prompt: Int64, cached: Int64) {
        let usage = try outcome.json["usage"]
        guard case .integer(let prompt)? = usage?["prompt_tokens"], case .integer(let cached)? = usage?["cached_tokens"]
        else { throw CocoaError(.coderValueNotFound) }
        return (Int64(prompt), Int64(cached))
    }

    private func contexts(_ home: Home) throws -> [String] {
        try home.contents().keys.filter { $0.hasPrefix("cache/contexts/") }
    }

    @Test func `the next run of a session computes only the new tokens`() async throws {
        let home = try Home()
        let first = try await home.run("ask", "--json", "Hello there")
        #expect(try usage(first).cached == 0)
        let session = try #require(try first.json["session"]?.stringValue)
        let second = try usage(await home.run("ask", "--json", "--session", session, "And again"))
        #expect(second.cached > 0)
        #expect(second.cached >= (try usage(first).prompt))
        let other = try usage(await home.run("ask", "--json", "--session", session, "--kv-cache", "q8", "And again"))
        #expect(other.cached == 0)
    }

    @Test func `a new session computes only from where its prompt differs`() async throws {
        let home = try Home()
        // Long enough for a chunk of positions.
        let facts = (1...30).map { "- The user's hobby is number \($0) of the list on the kitchen wall." }
        let file = try home.directory.write(facts.joined(separator: "\n"), to: "facts.md")
        #expect(try await home.run("memory", "import", file.path).code == 0)
        #expect(try usage(await home.run("ask", "--json", "--new", "Hello there")).cached == 0)
        let second = try usage(await home.run("ask", "--json", "--new", "Good morning"))
        #expect(second.cached > 0)
        #expect(second.cached % 256 == 0)
    }

    @Test func `a cached context is deleted with its session, and with any forgotten fact`() async throws {
        let home = try Home()
        let first = try await home.run("ask", "--json", "My sister Anna lives in Oslo.")
        let file = try home.directory.write("- The user's sister Anna lives in Oslo.", to: "facts.md")
        #expect(try await home.run("memory", "import", file.path).code == 0)
        #expect(try !contexts(home).isEmpty)
        let fact = try await home.run("memory", "list", "--json").json.arrayValue?.first?["id"]?.stringValue
        #expect(try await home.run("memory", "forget", try #require(fact), "--yes").code == 0)
        #expect(try contexts(home).isEmpty)
        let session = try #require(try first.json["session"]?.stringValue)
        _ = try await home.run("ask", "--session", session, "More")
        #expect(try !contexts(home).isEmpty)
        #expect(try await home.run("sessions", "delete", session).code == 0)
        #expect(try contexts(home).isEmpty)
    }

    @Test func `no context is cached if switched off, or for private turns`() async throws {
        let home = try Home()
        #expect(try await home.run("ask", "--saved-contexts", "off", "Hello").code == 0)
        #expect(try await home.run("ask", "--private", "A secret").code == 0)
        #expect(try contexts(home).isEmpty)
        #expect(try await home.run("ask", "--saved-contexts", "plenty", "Hello").code == 2)
        #expect(try await home.run("ask", "--saved-contexts", "1kB", "Hello").code == 0)
        #expect(try contexts(home).isEmpty)
    }
}
