import AgentCore
import Foundation
import Testing

@testable import MemorySkill

struct LearningTests {
    @Test func `one sentence teaches three facts with their provenance`() async throws {
        let memory = try TemporaryStore()
        let observation = try await memory.learn(
            "I'm allergic to peanuts and my sister Anna lives in Lyon.", id: "m1")
        #expect(observation.learned.map(\.operation) == [.add, .add, .add])
        #expect(
            try memory.texts() == [
                "The user is allergic to peanuts.", "The user's sister is named Anna.",
                "The user's sister Anna lives in Lyon.",
            ])
        let fact = try #require(try memory.store.facts(in: [.current]).last)
        #expect(fact.subject == "user.sister")
        #expect(fact.attribute == "home_city")
        #expect(fact.value == "Lyon")
        #expect(fact.category == "place")
        #expect(fact.source.session == "s1")
        #expect(fact.source.message == "m1")
        #expect(fact.source.at == "2026-03-14T12:00:00.000Z")
        #expect(fact.source.quote == "I'm allergic to peanuts and my sister Anna lives in Lyon.")
    }

    @Test func `a new home takes the old one's place and leaves it in history`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        let later = Fixtures.now.addingTimeInterval(86_400)
        let observation = try await memory.learn("I moved to Porto", at: later)
        #expect(observation.learned.map(\.operation) == [.update])
        #expect(try memory.texts() == ["The user lives in Porto."])
        let old = try #require(try memory.store.facts(in: [.superseded]).first)
        #expect(old.value == "Ghent")
        #expect(old.validTo == Timestamp.text(later))
        #expect(old.supersededBy == observation.learned.first?.fact.id)
    }

    @Test(arguments: [
        ("My name is Tom", "My name is Tim", "The user's name is Tim."),
        ("I'm 30 years old", "I'm 31 years old", "The user is 31 years old."),
        ("I'm a nurse", "I'm a teacher", "The user works as a teacher."),
        ("I work at Fabricato", "I work at Crumb", "The user works at Crumb."),
        ("My birthday is 3 May", "My birthday is 4 May", "The user's birthday is 4 May."),
        ("My favourite colour is red", "My favourite colour is blue", "The user's favorite color is blue."),
        ("I'm vegetarian", "I'm vegan now", "The user is vegan."),
        ("I have a dog", "My dog is called Rex", "The user has a dog named Rex."),
        ("My mother is called Ana", "My mother is called Ada", "The user's mother is named Ada."),
        ("My sister lives in Rome", "My sister moved to Nice", "The user's sister lives in Nice."),
        ("I work at Fabricato", "I left Fabricato last week and joined Crumb.", "The user works at Crumb."),
        ("My name is John", "It's Jon without an H, not John", "The user's name is Jon."),
        ("I live in Ghent", "Not Ghent but Genk", "The user lives in Genk."),
        (
            "My phone is a Pixel 8", "I switched from a Pixel 8 to a Nothing Phone",
            "The user's phone is a Nothing Phone."
        ),
    ])
    func `a changed value is an update`(_ before: String, _ after: String, _ text: String) async throws {
        let memory = try TemporaryStore()
        try await memory.learn(before)
        let observation = try await memory.learn(after, at: Fixtures.now.addingTimeInterval(86_400))
        #expect(observation.learned.map(\.operation) == [.update])
        #expect(try memory.texts() == [text])
    }

    @Test(arguments: [
        ("I like tea", "I like jazz", 2), ("I speak Dutch", "I speak Tamil", 2), ("I have a cat", "I have a dog", 2),
        ("I'm allergic to nuts", "I'm allergic to eggs", 2),
        ("My sister Anna is a nurse", "My sister Eva is a nurse", 4),
        ("My brother Tom lives in Oslo", "My brother Max lives in Rome", 4),
    ])
    func `many-valued attributes and several people accumulate`(_ first: String, _ second: String, _ count: Int)
        async throws
    {
        let memory = try TemporaryStore()
        try await memory.learn(first)
        let observation = try await memory.learn(second)
        #expect(!observation.learned.map(\.operation).contains(.update))
        #expect(try memory.texts().count == count)
    }

    @Test(arguments: [
        ("I live in Ghent", "As I said, I live in Ghent."), ("I like cats", "I really like cats!"),
        ("I have a dog named Rex", "I walk my dog at six"),
        ("I'm allergic to peanuts", "Remember, im allergic to Peanuts"),
        ("My sister Anna is a nurse", "my sister anna is a nurse"),
    ])
    func `the same thing said again strengthens and never doubles`(_ first: String, _ second: String) async throws {
        let memory = try TemporaryStore()
        try await memory.learn(first)
        let before = try memory.store.facts(in: [.current])
        let observation = try await memory.learn(second)
        let after = try memory.store.facts(in: [.current])
        #expect(observation.learned.isEmpty)
        #expect(after.map(\.id) == before.map(\.id))
        #expect(after.map(\.strengthened).max() == 1)
        #expect(after[0].confidence > before[0].confidence || after.count > 1)
        #expect(after.map(\.source) == before.map(\.source))
    }

    @Test func `replaying a conversation adds nothing`() async throws {
        let memory = try TemporaryStore()
        let messages = Cases.many.map(\.message) + Cases.people.map(\.message)
        for message in messages { try await memory.learn(message) }
        let count = try memory.store.facts(in: [.current]).count
        try await memory.learn(messages.last ?? "")
        #expect(try memory.store.facts(in: [.current]).count == count)
    }

    @Test func `what ended leaves the prompt and stays in history`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I'm vegetarian and I like coffee")
        let observation = try await memory.learn("I'm no longer vegetarian")
        #expect(observation.learned.map(\.operation) == [.delete])
        #expect(try memory.texts() == ["The user likes coffee."])
        #expect(try memory.store.facts(in: [.superseded]).map(\.value) == ["vegetarian"])
    }

    @Test func `hating what was loved closes the love and keeps the rest`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I love coffee and tea")
        let observation = try await memory.learn("I hate coffee")
        #expect(observation.learned.map(\.operation) == [.delete, .add])
        #expect(try memory.texts() == ["The user loves tea.", "The user dislikes coffee."])
    }

    @Test func `a request to forget in the conversation asks, and removes the fact and its history after a yes`()
        async throws
    {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Marbella and my name is Ana")
        let observation = try await memory.learn("Forget that I live in Marbella.")
        #expect(observation.learned.isEmpty)
        #expect(try memory.texts().count == 2)
        #expect(try await memory.answer("Forget that I live in Marbella.")?.text.contains("Say yes") == true)
        #expect(try memory.texts().count == 2)
        #expect(try await memory.answer("yes")?.text.contains("Nothing of it is left") == true)
        #expect(try memory.store.facts(in: Set(Fact.State.allCases)).map(\.attribute) == ["name"])
    }

    @Test func `a name learned later is given to what was known of the person`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("My sister lives in Lyon")
        try await memory.learn("My sister's name is Anna")
        #expect(try memory.texts() == ["The user's sister Anna lives in Lyon.", "The user's sister is named Anna."])
        try await memory.learn("Anna works as a dentist")
        #expect(try memory.texts().last == "The user's sister Anna works as a dentist.")
    }

    @Test func `the assistant's words are never stored`() async throws {
        let memory = try TemporaryStore()
        let observation = try await memory.learn(
            "Thanks, that helps!", reply: "You live in Oslo, you are allergic to nuts and your name is Otto.")
        #expect(observation.learned.isEmpty)
        #expect(try memory.texts().isEmpty)
    }

    @Test func `nothing is learned from a private exchange`() async throws {
        let memory = try TemporaryStore()
        let exchange = SavedExchange(user: Fixtures.message("I live in Ghent"), reply: nil, history: [])
        let observation = try await memory.skill.observe(
            exchange, SkillContext(now: Fixtures.now, session: "s1", isPrivate: true))
        #expect(observation.learned.isEmpty)
        #expect(try memory.texts().isEmpty)
    }

    @Test func `two programs that learn at once lose and double nothing`() async throws {
        let memory = try TemporaryStore()
        let location = memory.database.location
        try await withThrowingTaskGroup(of: Void.self) { group in
            for program in 0..<2 {
                group.addTask {
                    let store = try SQLiteMemoryStore(database: Database(at: location))
                    let skill = MemorySkill(store: store, calendar: Fixtures.calendar)
                    for number in 0..<25 {
                        let text = "I like band\(program)x\(number) and I live in Ghent"
                        _ = try await skill.observe(
                            SavedExchange(user: Fixtures.message(text), reply: nil, history: []),
                            SkillContext(now: Fixtures.now, session: "s\(program)"))
                    }
                }
            }
            try await group.waitForAll()
        }
        let facts = try memory.store.facts(in: [.current])
        #expect(facts.filter { $0.attribute == "like" }.count == 50)
        #expect(facts.filter { $0.attribute == "home_city" }.count == 1)
        #expect(facts.first { $0.attribute == "home_city" }?.strengthened == 49)
    }

    @Test func `a clock that jumps back keeps the order in which things were said`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent")
        try await memory.learn("I live in Porto", at: Fixtures.now.addingTimeInterval(-1_000_000))
        #expect(try memory.texts() == ["The user lives in Porto."])
    }

    @Test func `a pronoun stands for the person of the message before`() async throws {
        let memory = try TemporaryStore()
        let earlier = Fixtures.message("My sister is visiting us.")
        let reply = Fixtures.message("How nice! Does your brother come too?", role: .assistant)
        let user = Fixtures.message("She lives in Lyon and her name is Anna.")
        _ = try await memory.skill.observe(
            SavedExchange(user: user, reply: nil, history: [earlier, reply]),
            SkillContext(now: Fixtures.now, session: "s1"))
        #expect(try memory.texts() == ["The user's sister Anna lives in Lyon.", "The user's sister is named Anna."])
    }

    @Test func `what a message will teach is told before it is answered, and nothing is written`() async throws {
        let memory = try TemporaryStore()
        let preparation = try await memory.prepare("My brother Kofi lives in Tema.")
        #expect(
            preparation.learning == ["The user's brother is named Kofi.", "The user's brother Kofi lives in Tema."])
        #expect(try memory.texts().isEmpty)
        try await memory.learn("My brother Kofi lives in Tema.")
        #expect(try await memory.prepare("My brother Kofi lives in Tema.").learning.isEmpty)
    }
}
