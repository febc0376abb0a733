import AgentCore
import Foundation
import TestKit
import Testing

/// How a conversation gets its name.
@Suite struct NamingTests {
    let room: TurnRoom

    init() throws { room = try TurnRoom() }

    /// A loop whose small model finds the danger that `line` says, and names by `name`.
    private func loop(
        _ line: String = "none no", _ name: @escaping @Sendable (String) throws(ModelError) -> String
    ) -> AgentLoop {
        let small = ScriptedReader { text throws(ModelError) in
            text.hasPrefix("Name this conversation") ? try name(text) : line
        }
        return room.loop(
            ScriptedModel { _ in [.text("Nice.")] }, namer: SessionNamer(MessageReader(small), adapters: nil))
    }

    private func title(_ loop: AgentLoop, _ text: String, session: String? = nil) async throws -> (id: String, String) {
        let result = try await loop.collect(TurnRequest(text: text, session: session)).result
        let id = try #require(result.session)
        return (id, try room.sessions.session(id).title)
    }

    @Test func `the first exchange names a conversation, and no later one does`() async throws {
        let loop = loop { prompt throws(ModelError) in
            prompt.contains("User: My sister moved") && prompt.hasSuffix("You: Nice.") ? "Sister in Lyon" : "Other"
        }
        let (id, first) = try await title(loop, "My sister moved to Lyon last month, imagine")
        #expect(first == "Sister in Lyon")
        #expect(try await title(loop, "And I bought a boat", session: id).1 == "Sister in Lyon")
    }

    @Test func `a name that the user gave during the reply stays`() async throws {
        let sessions = room.sessions
        let renaming = StubSkill(
            name: "memory",
            observe: { exchange in
                try sessions.rename(exchange.user.session, to: "Mine")
                return Observation()
            })
        var loop = loop { _ throws(ModelError) in "Other" }
        loop.catalog = SkillCatalog(entries: [room.entry("memory", scope: .builtin, implementation: renaming)])
        #expect(try await title(loop, "Hello there").1 == "Mine")
    }

    @Test func `a conversation that begins with somebody in danger keeps its first words`() async throws {
        let loop = loop("crisis no") { _ throws(ModelError) in "Other" }
        #expect(try await title(loop, "I cannot go on").1 == "I cannot go on")
    }

    @Test func `where naming fails the reply stays, and the user is told`() async throws {
        let loop = loop { _ throws(ModelError) in throw ModelError(.failed, "out of ink") }
        let (result, events) = try await loop.collect(TurnRequest(text: "Hello there"))
        #expect(result.reply == "Nice.")
        #expect(events.contains(.notice("The conversation could not be named: out of ink")))
        #expect(try room.sessions.session(try #require(result.session)).title == "Hello there")
    }
}
