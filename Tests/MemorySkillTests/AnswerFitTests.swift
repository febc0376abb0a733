import AgentCore
import Testing

@testable import MemorySkill

@Suite struct AnswerFitTests {
    private static func found(_ question: String, _ facts: [String]) async throws -> AskedFacts.Found? {
        let memory = try TemporaryStore()
        let text = facts.map { "- " + $0 }.joined(separator: "\n")
        _ = try await memory.skill.invoke(
            Invocation(name: "memory", text: "", words: ["import", "-"], input: { text }),
            SkillContext(now: Fixtures.now, session: nil))
        return AskedFacts(try memory.store.facts(in: [.current])).answer(question)
    }

    @Test(arguments: [
        (
            "What's the number plate of my car?", "The user bought the car in 2017.",
            "The user's car has the plate ROK 5571."
        ),
        (
            "what time is my dentist appointment", "The user has a dentist appointment on 6 November.",
            "The user's dentist appointment is at 14:30."
        ),
        ("how much is my rent", "The user's flat has three rooms.", "The user's rent is 780 euros."),
        ("how tall am I, for the bike", "The user wants to buy a bike at Decathlon.", "The user is 178 cm tall."),
        (
            "what's my phone number?", "The user pays 38 euros a month for the phone.",
            "The user's phone number is 0171 5518."
        ),
        (
            "which colour is my front door?", "The user's front door was painted by a cousin.",
            "The user's front door is dark green."
        ),
        ("what is my street address?", "The user lives in Lund.", "The user lives at 8 Quarry Lane in Lund."),
    ])
    func `a fact answers only where it can hold what is asked for`(
        question: String, near: String, answer: String
    ) async throws {
        let nothing = try #require(try await Self.found(question, [near]))
        #expect(nothing.facts.isEmpty && nothing.lacksSomething)
        #expect(try await Self.found(question, [near, answer])?.facts.isEmpty == false)
    }

    @Test(arguments: [
        (
            "when was my last tetanus jab?", "The user's son had a tetanus jab in 2021.",
            "The user had a tetanus jab in 2018."
        ),
        (
            "What size is my mattress?", "The user's daughter's mattress is 90 by 200 cm.",
            "The user's mattress is 140 by 200 cm."
        ),
    ])
    func `what is asked of oneself is not answered by the family's`(
        question: String, theirs: String, own: String
    ) async throws {
        #expect(try await Self.found(question, [theirs])?.facts.isEmpty != false)
        let facts = try #require(try await Self.found(question, [theirs, own])).facts
        #expect(facts.map(\.text) == [own])
    }

    @Test func `what only shares words with a message is told to be unsure`() async throws {
        let meters = ["The user's gas meter is in the porch.", "The user's water meter is in the pavement."]
        let found = try await Self.found("Meter man at the DOOR wanting the gas one. Where's it at?", meters)
        #expect(found?.isSure == false)
        #expect(
            found?.reminder.text
                == "For this message you remember nothing sure, only:\n- The user's gas meter is in the porch.")
    }
}
