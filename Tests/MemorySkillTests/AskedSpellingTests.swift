import AgentCore
import Testing

@testable import MemorySkill

@Suite struct AskedSpellingTests {
    private static func found(_ question: String, _ facts: [String]) async throws -> [String] {
        let memory = try TemporaryStore()
        let text = facts.map { "- " + $0 }.joined(separator: "\n")
        _ = try await memory.skill.invoke(
            Invocation(name: "memory", text: "", words: ["import", "-"], input: { text }),
            SkillContext(now: Fixtures.now, session: nil))
        return AskedFacts(try memory.store.facts(in: [.current])).answer(question)?.facts.map(\.text) ?? []
    }

    @Test func `what was mistyped is read as the word of a fact`() async throws {
        let facts = [
            "The user has a storage unit with the number C-117.", "The user's storage unit costs 62 euros a month.",
            "The user stores grandfather's piano there.",
        ]
        #expect(try await Self.found("storge unit - number?", facts).first == facts[0])
    }

    @Test(arguments: [
        ("my dentits", "my dentist"), ("my dentist", "my dentist"), ("Dentits said", "Dentits said"),
        ("the dents", "the dents"), ("my appoitnment tomorow", "my appointment tomorow"),
    ])
    func `only words that nothing knows are mended, and none that may be names`(
        text: String, mended: String
    ) async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I have an appointment with the dentist on 9 April.")
        let facts = try memory.store.facts(in: [.current])
        try #require(facts.contains { $0.text.contains("dentist") })
        #expect(AskedSpelling(facts).mended(text) == mended)
    }

    @Test(arguments: [
        (
            "How much do I pay for the mortgage every month, and in which year will it end?",
            ["The user pays 715 a month for the mortgage.", "The user's mortgage runs until 2038."]
        ),
        (
            "What trades did my grandparents have, him and her?",
            ["The user's grandfather was a clockmaker in Lucerne.", "The user's grandmother was a seamstress."]
        ),
        (
            "at the petrol station rn. what fuel, what tyre pressure",
            ["The user's car takes diesel.", "The user's car tyres need 2.4 bar."]
        ),
    ])
    func `of two things asked for the second is found by its kind or its word`(
        question: String, facts: [String]
    ) async throws {
        let found = try await Self.found(question, facts + ["The user has a savings account for a new roof."])
        #expect(Set(found) == Set(facts))
    }

    @Test(arguments: [
        ("What's my boss's name?", ["The user's boss drives a white Volvo."], false),
        ("What's my boss's name?", ["The user's boss is called Ines."], true),
        ("hows tupacs gf called again??", ["The user's roommate is called Tupac."], false),
        (
            "there's a sale on mens shirts, which size do I grab for my hubby?",
            ["The user's husband takes an extra large in shirts."], true
        ),
        ("when does Marek leave the flat?", ["The user's flatmate Marek is moving out in August."], true),
        ("which class is in the evening?", ["The user's evening classes are on Tuesdays."], true),
        ("Who operated on my hip?", ["The user's surgeon was Mr. Bannerjee."], true),
    ])
    func `what is asked in other words is told by what holds such a thing`(
        question: String, facts: [String], isFound: Bool
    ) async throws {
        #expect(try await Self.found(question, facts).isEmpty != isFound)
    }
}
