import AgentCore
import Foundation
import TestKit
import Testing

@testable import MemorySkill

/// A large model reads under a JSON Schema; its answers are scripted here.
struct ModelReaderTests {
    private let memory: TemporaryStore

    init() throws { memory = try TemporaryStore() }

    private static func answer(_ operations: ReadOperation...) -> ScriptedModel {
        let list: JSONValue = [
            "operations": .array(
                operations.map {
                    [
                        "op": .string($0.kind.rawValue), "subject": .string($0.subject),
                        "attribute": .string($0.attribute),
                        "value": .string($0.value), "time": .string($0.time), "sentence": .string($0.sentence),
                    ]
                })
        ]
        return ScriptedModel { _ in [.text(list.text())] }
    }

    /// Has the small reader, if it takes part, and then the model read a message.
    private func read(_ text: String, id: String = Identifier.make(), alone: Bool = false, _ model: ScriptedModel)
        async throws -> Observation
    {
        let skill = MemorySkill(
            store: memory.store, reader: alone ? nil : Script.reader(), model: model, calendar: Fixtures.calendar)
        let exchange = SavedExchange(user: Fixtures.message(text, id: id), reply: nil, history: [])
        let context = SkillContext(now: Fixtures.now, session: "s1")
        _ = try await skill.observe(exchange, context)
        return try await skill.workInBackground(exchange, context)
    }

    private static let marquetry = ReadOperation(
        .add, subject: "user", attribute: "hobby", value: "Marquetry", sentence: "The user enjoys Marquetry.")

    @Test func `what the model alone finds is kept, less sure than what the reader finds`() async throws {
        let text = "Marquetry and I go back thirty years."
        let observation = try await read(text, Self.answer(Self.marquetry))
        #expect(observation.learned.map(\.operation) == [.add])
        let fact = try #require(try memory.store.facts(in: [.current]).first)
        #expect(fact.value == "Marquetry" && fact.confidence == 0.6 && fact.source.quote == text)
    }

    @Test func `a model that reads alone is trusted as the reader is`() async throws {
        try await memory.learn("I live in Ghent")
        let moved = ReadOperation(
            .update, subject: "user", attribute: "home_city", value: "Genk", sentence: "The user lives in Genk.")
        let observation = try await read("My postcode says Genk these days.", alone: true, Self.answer(moved))
        #expect(observation.learned.map(\.operation) == [.update])
        #expect(try memory.texts() == ["The user lives in Genk."])
    }

    @Test func `where both find the same the fact is surer, and stands once`() async throws {
        try await memory.learn("I live in Ghent", id: "m1")
        let before = try #require(try memory.store.facts(in: [.current]).first)
        let found = ReadOperation(
            .add, subject: "user", attribute: "home_city", value: "Ghent", sentence: "The user lives in Ghent.")
        #expect(try await read("I live in Ghent", id: "m1", Self.answer(found)).learned.isEmpty)
        let facts = try memory.store.facts(in: [.current])
        #expect(facts.map(\.id) == [before.id])
        #expect(facts[0].confidence > before.confidence && facts[0].strengthened == before.strengthened)
    }

    @Test func `what the user does not say is not kept, whoever found it`() async throws {
        let observation = try await read("I had soup for lunch.", Self.answer(Self.marquetry))
        #expect(observation.learned.isEmpty && observation.notices.isEmpty)
        #expect(try memory.store.facts(in: [.current, .proposed]).isEmpty)
    }

    @Test func `beside the reader the model neither replaces nor ends what is known`() async throws {
        try await memory.learn("I live in Ghent", id: "m1")
        let moved = ReadOperation(
            .update, subject: "user", attribute: "home_city", value: "Genk", sentence: "The user lives in Genk.")
        let first = try await read("By the way, my postcode says Genk these days.", Self.answer(moved))
        #expect(first.learned.isEmpty && first.notices.contains { $0.contains("Genk") })
        let over = ReadOperation(.delete, subject: "user", attribute: "home_city", value: "Ghent", sentence: "")
        let second = try await read("Ghent and I have parted company for good.", Self.answer(over))
        #expect(second.notices.contains { $0.contains("Does this no longer hold? The user lives in Ghent.") })
        #expect(try memory.texts() == ["The user lives in Ghent."])
    }

    @Test func `what was forgotten since is not read out of the old message`() async throws {
        let text = "Marquetry and I go back thirty years."
        _ = try await read(text, id: "m1", Self.answer(Self.marquetry))
        let fact = try #require(try memory.store.facts(in: [.current]).first)
        _ = try memory.store.erase([fact], includingMessages: false, at: Fixtures.now)
        _ = try await read(text, id: "m1", Self.answer(Self.marquetry))
        #expect(try memory.store.facts(in: [.current, .proposed]).isEmpty)
    }

    @Test func `the model is kept to a schema and told what is known, but a message of nothing is not sent`()
        async throws
    {
        try await memory.learn("I'm allergic to peanuts")
        let model = Self.answer()
        _ = try await read("My cousin weaves baskets of willow.", model)
        _ = try await read("What?", model)
        #expect(model.requests.count == 1)
        let request = try #require(model.requests.first)
        #expect(request.shape == .jsonSchema(ModelReader.schema))
        #expect(request.options.temperature == 0)
        #expect(request.messages.last?.content.contains("user | allergy | peanuts") == true)
        #expect(request.messages.last?.content.contains("My cousin weaves baskets of willow.") == true)
    }

    @Test func `a model that fails is told with what to do, and one that is cancelled writes nothing`() async throws {
        let text = "My cousin weaves baskets of willow."
        let failing = ScriptedModel { _ in [.fail(ModelError(.failed, "the power went"))] }
        let error = await #expect(throws: AgentError.self) { try await read(text, failing) }
        #expect(error?.message.contains("the power went") == true)
        #expect(error?.remedy.contains("memory_reader small") == true)
        let talking = ScriptedModel { _ in [.text("Sure! Here is the list:")] }
        await #expect(throws: AgentError.self) { try await read(text, talking) }
        let task = Task { try await read(text, alone: true, ScriptedModel { _ in [.text("{"), .hang] }) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `what the user took back is not read out of its message once more`() async throws {
        let sessions = try SQLiteSessionStore(memory.database, calendar: Fixtures.calendar)
        let message = try sessions.begin(
            title: "One", with: "I live in Ghent", at: Fixtures.now, observers: ["memory"])
        try await memory.learn(message.content, id: message.id)
        try sessions.deferBackgroundWork(of: message.id, to: ["memory"])
        try await memory.run("undo")
        #expect(try memory.texts().isEmpty)
        #expect(try sessions.pendingObservations().isEmpty)
    }

    @Test func `the profile and the look back are told by the model, within what they rest on`() async throws {
        try await memory.learn("I live in Ghent")
        try await memory.learn("My dog is called Rex, he barks")
        let answer: JSONValue = [
            "sentences": [
                ["text": "You live in Ghent with your dog Rex.", "lines": [1, 2]],
                ["text": "You live in Paris.", "lines": [1]],
                ["text": "You seem depressed and need rest and quiet.", "lines": [1]],
                ["text": "You have 3 dogs.", "lines": [2]],
            ]
        ]
        let model = ScriptedModel { _ in [.text(answer.text())] }
        let skill = MemorySkill(store: memory.store, reader: nil, model: model, calendar: Fixtures.calendar)
        let context = SkillContext(now: Fixtures.now, session: nil)
        let profile = try #require(
            try await skill.invoke(Invocation(name: "memory", text: "profile", words: ["profile"]), context))
        let summary = try #require(profile.json["summary"]?.arrayValue)
        #expect(summary.compactMap { $0["text"]?.stringValue } == ["You live in Ghent with your dog Rex."])
        #expect(summary.first?["facts"]?.arrayValue?.count == 2)
        #expect(profile.text.hasPrefix("In short\n  You live in Ghent with your dog Rex.  ["))
        #expect(model.requests.first?.messages.last?.content.contains("The user lives in Ghent.") == true)
        let empty = try await skill.invoke(Invocation(name: "memory", text: "reflect", words: ["reflect"]), context)
        #expect(empty?.json["summary"] == [] && model.requests.count == 1)
    }

    @Test func `a model that cannot tell costs nothing but its sentences, and says why`() async throws {
        try await memory.learn("I live in Ghent")
        let model = ScriptedModel { _ in [.fail(ModelError(.failed, "the power went"))] }
        let skill = MemorySkill(store: memory.store, reader: nil, model: model, calendar: Fixtures.calendar)
        let profile = try await skill.invoke(
            Invocation(name: "memory", text: "profile", words: ["profile"]),
            SkillContext(now: Fixtures.now, session: nil))
        #expect(profile?.text.contains("the power went") == true)
        #expect(profile?.text.contains("The user lives in Ghent.") == true)
    }
}
