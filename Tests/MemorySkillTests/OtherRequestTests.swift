import AgentCore
import Testing

@testable import MemorySkill

@Suite struct OtherRequestTests {
    private static let facts = [
        "The user works as a baker.", "The user has a cat named Pickle.", "The user is allergic to peanuts.",
        "The user drives a red Renault Clio.", "The user takes jasmine tea without sugar.",
        "The user's sister Leila lives in Amman.",
        "The user's dentist appointment is on 9 April.",
    ]

    private static func reminder(_ text: String) async throws -> String? {
        let memory = try TemporaryStore()
        let lines = facts.map { "- " + $0 }.joined(separator: "\n")
        _ = try await memory.skill.invoke(
            Invocation(name: "memory", text: "", words: ["import", "-"], input: { lines }),
            SkillContext(now: Fixtures.now, session: nil))
        return try await memory.prepare(text).sections.last { $0.kind == .reminder }?.text
    }

    @Test(arguments: [
        "do you love me?", "have you ever been in love?", "do you like my plan?", "what's your job here?",
        "hands are shaking, presentation in ten minutes, what do I do?", "what should I wear tonight?",
        "bored, what shall I do?", "any cat jokes?", "tell me about the royal family",
        "why can't I be like everyone else?",
        "how do I host a dinner?", "can you write me a tiny poem about autumn", "who cares", "can I tell you a secret?",
        "do you have a grandmother who bakes?", "Can you call my sister for me?",
    ])
    func `what asks the companion, for advice or for something made up is not answered from memory`(
        text: String
    ) async throws {
        #expect(try await Self.reminder(text) == nil)
    }

    @Test(arguments: [
        "I need to catch my bus", "my secondhand camera works perfectly, what a bargain",
        "the house is silent and so am I",
        "the midwife says my blood pressure is too high and I have to lie down",
        "forgot my driving licence, so no rental car",
        "my aunt wants to see the orchids, I said I'd drive", "did the errands on foot today, post, butcher, library",
        "the lady in room nine, who never speaks, drove me mad", "cheer me up please", "I don't know what to cook",
    ])
    func `what is told is not answered from memory`(text: String) async throws {
        #expect(try await Self.reminder(text) == nil)
    }

    @Test(arguments: [
        ("What do I do for a living?", "baker"), ("what do you know about my sister?", "Leila"),
        ("I bet you can't tell me my cat's name", "Pickle"), ("could you tell me what I'm allergic to?", "peanuts"),
        ("the form asks which car I drive", "Clio"), ("They want my allergies. What should I put?", "peanuts"),
        ("need to ring the dentist, when is it again", "9 April"), ("tell me about Leila", "Amman"),
        ("how do I take my tea?", "jasmine"), ("what can I not eat?", "peanuts"),
        ("what should I cook tonight?", "peanuts"),
        ("what day should I be at the dentist?", "9 April"),
    ])
    func `what asks for something told is answered however it is put`(text: String, value: String) async throws {
        #expect(try await Self.reminder(text)?.contains(value) == true)
    }
}
