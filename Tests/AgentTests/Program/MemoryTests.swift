import AgentCore
import Testing

@Suite struct MemoryTests {
    @Test(.enabled(if: Home.hasSmallModel))
    func `facts from one process are known in the next, and listed for the user`() async throws {
        let home = try Home(hasSmallModel: true)
        let first = try await home.run("--json", "I'm allergic to peanuts.").json
        let learned = try #require(first["facts_learned"]?.arrayValue?.first?["text"])
        #expect(learned.stringValue?.contains("peanuts") == true)
        let second = try await home.run("ask", "--json", "What should I avoid eating?").json
        #expect(second["facts_used"]?.arrayValue?.first?["text"] == learned)
        let third = try await home.run("ask", "--json", "--no-memory", "What should I avoid eating?").json
        #expect(third["facts_used"] == [])

        let listed = try await home.run("@memory", "list").output
        #expect(listed.contains("peanuts"))
        #expect(try await home.run("memory", "list").output == listed)
        #expect(try await home.run("@memory list").output.contains("peanuts"))
        #expect(try await home.run("memory", "list", "--json").json.arrayValue?.count == 1)
        #expect(try await home.run("memory", "list", "--jsonl").jsonLines.count == 1)
    }

    @Test func `words after two dashes are the skill's text`() async throws {
        let home = try Home()
        #expect(try await home.run("memory", "add", "--", "My cat is called Tom").code == 0)
        #expect(try await home.run("memory", "search", "cat", "-k", "1", "--kind", "fact", "--json").json != [])
        #expect(try await home.run("memory", "nonsense").code == 2)
    }

    @Test func `a prompt is chosen, shown and used for the next turn`() async throws {
        let home = try Home()
        #expect(try await home.run("prompts", "use", "journal").code == 0)
        let listed = try await home.run("prompts", "list").output
        #expect(listed.contains("* journal"))
        #expect(try await home.run("@prompts", "show", "companion").output.contains("companion"))
        let outcome = try await home.run("chat", input: "Hello\n/why\n")
        #expect(outcome.output.contains("prompt: journal"))
    }
}
