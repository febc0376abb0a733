import AgentCore
import TestKit
import Testing

struct ReminderTests {
    /// The messages that a model is given where a skill reminds it.
    private func messages(takesReminders: Bool) async throws -> [ChatMessage] {
        let room = try TurnRoom()
        let model = ScriptedModel(takesReminders: takesReminders) { _ in [.text("You live in Ghent.")] }
        let skill = StubSkill(name: "stub") { _, _ in
            var preparation = Preparation()
            preparation.sections = [
                PromptSection(.reminder, "For this message you remember nothing.", source: "stub"),
                PromptSection(.memory, "What you know", source: "stub"),
            ]
            return preparation
        }
        let loop = room.loop(model, [room.entry("stub", implementation: skill)])
        let first = try await loop.collect(TurnRequest(text: "Hello"))
        _ = try await loop.collect(TurnRequest(text: "Where do I live?", session: first.result.session))
        return try #require(model.requests.last).messages
    }

    @Test func `a reminder comes right before the newest message and before no other`() async throws {
        let messages = try await messages(takesReminders: true)
        #expect(messages.map(\.role) == [.system, .user, .assistant, .system, .user])
        #expect(messages.first?.content == "What you know")
        #expect(messages[3].content == "For this message you remember nothing.")
    }

    @Test func `a model that was not trained for reminders is given none`() async throws {
        let messages = try await messages(takesReminders: false)
        #expect(messages.map(\.role) == [.system, .user, .assistant, .user])
        #expect(messages.allSatisfy { !$0.content.contains("For this message") })
    }
}
