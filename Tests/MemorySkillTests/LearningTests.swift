import AgentCore
import Foundation
import TestKit
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

    @Test func `likings and several people of one relation accumulate`() async throws {
        let memory = try TemporaryStore()
        for text in ["I like tea", "I like jazz", "My brother Tom lives in Oslo and my brother Max lives in Rome"] {
            #expect(try await memory.learn(text).learned.allSatisfy { $0.operation == .add })
        }
        #expect(
            try memory.texts().suffix(4) == [
                "The user's brother is named Tom.", "The user's brother Tom lives in Oslo.",
                "The user's brother is named Max.", "The user's brother Max lives in Rome.",
            ])
        #expect(try memory.texts().count == 6)
    }

    @Test(arguments: [
        ("I live in Ghent", "As I said, I live in Ghent."), ("My dog is called Rex, he barks", "I walk my dog at six"),
    ])
    func `the same thing said again strengthens and never doubles`(_ first: String, _ second: String) async throws {
        let memory = try TemporaryStore()
        try await memory.learn(first)
        let before = try #require(try memory.store.facts(in: [.current]).first)
        #expect(try await memory.learn(second).learned.isEmpty)
        let after = try memory.store.facts(in: [.current])
        #expect(after.map(\.id) == [before.id])
        #expect(after[0].strengthened == 1 && after[0].confidence > before.confidence)
        #expect(after[0].source == before.source)
    }

    @Test func `what says more of the same thing takes its place`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I have a dog")
        #expect(try await memory.learn("My dog is called Rex, he barks").learned.map(\.operation) == [.update])
        #expect(try memory.texts() == ["The user has a dog called Rex."])
    }

    @Test func `an end and a beginning of one thing are one change`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I work at Bosch")
        #expect(try await memory.learn("I left Bosch for Crumb").learned.map(\.operation) == [.update])
        let old = try #require(try memory.store.facts(in: [.superseded]).first)
        #expect(old.supersededBy == (try memory.store.facts(in: [.current]).first?.id))
    }

    @Test func `replaying a conversation adds nothing`() async throws {
        let memory = try TemporaryStore()
        for _ in 0..<2 {
            try await memory.learn("I'm allergic to peanuts and my sister Anna lives in Lyon.")
            try await memory.learn("I live in Ghent and I like tea")
        }
        #expect(try memory.store.facts(in: [.current]).count == 5)
    }

    @Test func `what ended leaves the prompt and stays in history`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I'm vegan")
        try await memory.learn("I like coffee")
        #expect(try await memory.learn("I'm no longer vegan").learned.map(\.operation) == [.delete])
        #expect(try memory.texts() == ["The user likes coffee."])
        #expect(try memory.store.facts(in: [.superseded]).map(\.value) == ["vegan"])
    }

    @Test func `what a message does not speak of is not ended by it`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I'm vegan")
        let observation = try await memory.learn("It was a long day")
        #expect(observation.learned.isEmpty && observation.notices.isEmpty)
        #expect(try memory.texts() == ["The user is vegan."])
    }

    @Test func `nothing is learned from a message of crisis`() async throws {
        let memory = try TemporaryStore()
        #expect(try await memory.learn("Nobody in Ghent would miss me").learned.isEmpty)
        #expect(try memory.texts().isEmpty)
    }

    @Test func `hating what was loved closes the love and keeps the rest`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I love coffee and tea")
        let observation = try await memory.learn("I hate coffee")
        #expect(observation.learned.map(\.operation) == [.delete, .add])
        #expect(try memory.texts() == ["The user likes tea.", "The user dislikes coffee."])
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
                    let skill = MemorySkill(store: store, reader: Script.reader(), calendar: Fixtures.calendar)
                    for number in 0..<25 {
                        for text in ["I like band\(program)x\(number)", "I live in Ghent"] {
                            _ = try await skill.observe(
                                SavedExchange(user: Fixtures.message(text), reply: nil, history: []),
                                SkillContext(now: Fixtures.now, session: "s\(program)"))
                        }
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
        try await memory.learn("I moved to Porto", at: Fixtures.now.addingTimeInterval(-1_000_000))
        #expect(try memory.texts() == ["The user lives in Porto."])
    }

    @Test func `without a reader and without a model nothing is learned, and the rest works`() async throws {
        let memory = try TemporaryStore()
        let skill = MemorySkill(store: memory.store, reader: nil, calendar: Fixtures.calendar)
        let context = SkillContext(now: Fixtures.now, session: "s1")
        let exchange = SavedExchange(user: Fixtures.message("I live in Ghent"), reply: nil, history: [])
        #expect(try await skill.observe(exchange, context).learned.isEmpty)
        func run(_ words: String..., input: String = "") async throws -> SkillOutput? {
            try await skill.invoke(
                Invocation(name: "memory", text: "", words: words, input: { input }), context)
        }
        _ = try await run("add", "I live in Ghent")
        #expect(try memory.store.facts(in: [.current]).map(\.attribute) == ["note"])
        #expect(try await run("search", "Ghent")?.json.arrayValue?.count == 1)
        let error = await #expect(throws: AgentError.self) { try await run("extract", input: #"{"turns":[]}"#) }
        #expect(error?.code == .noModel)
    }

    @Test func `a reader that fails is told, teaches nothing and leaves the turn alone`() async throws {
        let memory = try TemporaryStore()
        let reader = MessageReader(
            ScriptedReader { _ throws(ModelError) in throw ModelError(.failed, "the power went") })
        let skill = MemorySkill(store: memory.store, reader: reader, calendar: Fixtures.calendar)
        let context = SkillContext(now: Fixtures.now, session: "s1")
        let exchange = SavedExchange(user: Fixtures.message("I live in Ghent"), reply: nil, history: [])
        let error = await #expect(throws: AgentError.self) { try await skill.observe(exchange, context) }
        #expect(error?.message.contains("the power went") == true)
        let parsed = ParsedTurn(request: TurnRequest(text: "Hi"), text: "Hi", invocations: [])
        let turn = RoutedTurn(parsed: parsed, skills: [], history: [])
        #expect(try await skill.answer(turn, context) == nil)
        #expect(try await skill.prepare(turn, context).notices.contains { $0.contains("the power went") })
    }
}
