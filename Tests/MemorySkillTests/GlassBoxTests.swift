import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// What can be seen: why, profile, reflection.
struct GlassBoxTests {
    private func day(_ days: Double) -> Date { Fixtures.now.addingTimeInterval(days * 86_400) }

    @Test func `why tells the facts of a reply, their sentences and what they replaced`() async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        try await memory.learn("I live in Ghent", at: day(-9), id: "m0")
        try await memory.learn("I moved to Porto", at: day(-5), id: "m1")
        let fact = try #require(try memory.store.facts(in: [.current]).first)
        try memory.save(Fixtures.message("Where do I live? My name is Ana.", id: "q1"))
        try memory.save(Fixtures.message("In Porto.", role: .assistant, id: "r1"))
        try await memory.learn("Where do I live? My name is Ana.", id: "q1")
        let trace = TurnTrace(
            skills: [], factsUsed: [FactReference(id: fact.id, text: fact.text)], messagesUsed: ["m9"], prompt: nil,
            promptHash: nil, model: nil, usage: ModelUsage(), notices: [])
        try SQLiteSessionStore(memory.database, calendar: Fixtures.calendar).save(trace, of: "r1")
        for id in ["r1", "q1"] {
            let output = try await memory.run("why", id)
            #expect(output.json["facts_used"]?.arrayValue?.first?["id"] == .string(fact.id))
            #expect(output.json["facts_used"]?.arrayValue?.first?["replaced"]?.arrayValue?.count == 1)
            #expect(output.json["messages_used"] == ["m9"])
            #expect(output.json["facts_learned"]?.arrayValue?.first?["text"] == "The user's name is Ana.")
            #expect(output.text.contains("“I moved to Porto”"))
            #expect(output.text.contains("in the place of: The user lives in Ghent."))
        }
        await #expect(throws: AgentError.self) { try await memory.run("why", "nope") }
    }

    @Test func `each line of the profile names the facts behind it`() async throws {
        let memory = try TemporaryStore()
        #expect(try await memory.run("profile").text == "Nothing is remembered yet.")
        try await memory.learn(
            "My name is Ana, I like tea and my sister Eva lives in Lyon")
        try await memory.learn("I like jazz")
        let output = try await memory.run("profile")
        #expect(output.text.contains("The user likes tea and jazz."))
        #expect(output.text.contains("Eva lives in Lyon"))
        let ids = Set(try memory.store.facts(in: [.current]).map(\.id))
        let lines = (output.json["sections"]?.arrayValue ?? []).flatMap { $0["lines"]?.arrayValue ?? [] }
        let named = lines.flatMap { $0["facts"]?.arrayValue ?? [] }.compactMap(\.stringValue)
        #expect(Set(named) == ids)
        #expect(lines.allSatisfy { !($0["facts"]?.arrayValue ?? []).isEmpty })
    }

    @Test func `reflection says nothing without evidence`() async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        let output = try await memory.run("reflect")
        #expect(output.json["findings"] == [])
        #expect(output.text.contains("Nothing that was said shows a change."))
    }

    @Test func `goals and changes are told with their days`() async throws {
        let memory = try TemporaryStore()
        try memory.makeMessages()
        for (index, text) in [
            "I want to run a marathon.", "My marathon training went well.", "I ran my first marathon!",
            "I live in Ghent",
            "I moved to Porto",
        ].enumerated() {
            let date = day(Double(index) * 3 - 25)
            try memory.save(Fixtures.message(text, id: "m\(index)", at: date))
            try await memory.learn(text, at: date, id: "m\(index)")
        }
        let output = try await memory.run("reflect", "--weeks", "6")
        let findings = output.json["findings"]?.arrayValue ?? []
        let goal = try #require(findings.first { $0["kind"] == "goal" })
        #expect(goal["text"]?.stringValue?.hasPrefix("A goal moved") == true)
        let change = try #require(findings.first { $0["kind"] == "changed" })
        #expect(change["text"] == "The user lives in Porto. Before: The user lives in Ghent.")
        #expect(findings.allSatisfy { !($0["days"]?.arrayValue ?? []).isEmpty })
        #expect(output.text.contains("messages |"))
    }

    @Test func `words that mark a month are told with their days`() {
        let topics = Topics.topics(
            [
                ("2026-01-03", "The garden needs water."), ("2026-01-04", "My garden again, the garden!"),
                ("2026-02-01", "The sourdough bread."), ("2026-02-02", "More sourdough, sourdough everywhere."),
            ])
        #expect(topics.map(\.month) == ["2026-01", "2026-02"])
        #expect(topics.map { $0.topics.map(\.word) } == [["garden"], ["sourdough"]])
        #expect(topics[0].topics[0].days == ["2026-01-03", "2026-01-04"])
    }
}
