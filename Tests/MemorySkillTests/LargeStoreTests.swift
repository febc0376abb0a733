import AgentCore
import Foundation
import Testing

@testable import MemorySkill

/// A store of so many facts that a turn reads some of them only.
struct LargeStoreTests {
    private let memory: TemporaryStore

    init() throws {
        memory = try TemporaryStore()
        var facts = [
            Self.fact("The user lives in Ghent.", attribute: "home_city", value: "Ghent"),
            Self.fact("The user is allergic to walnuts.", attribute: "allergy", value: "walnuts"),
            Self.fact("The user's sister is named Anna.", "user.sister", attribute: "name", value: "Anna"),
            Self.fact("The user likes glass marbles.", attribute: "like", value: "glass marbles"),
            Self.fact(
                "The user's sister Anna likes old maps.", "user.sister", "Anna", attribute: "like", value: "old maps"),
        ]
        for number in 1...1_300 {
            let isSister = number.isMultiple(of: 2)
            facts.append(
                Self.fact(
                    "\(isSister ? "The user's sister Anna" : "The user") likes thing\(number).",
                    isSister ? "user.sister" : "user", isSister ? "Anna" : nil, attribute: "like",
                    value: "thing\(number)"))
        }
        try memory.store.revise { _ in (facts.map(FactChange.insert), ()) }
    }

    private static func fact(
        _ text: String, _ subject: String = "user", _ person: String? = nil, attribute: String, value: String
    ) -> Fact {
        let day = "2025-01-01T12:00:00.000Z"
        return Fact(
            text: text, subject: subject, person: person, attribute: attribute, value: value,
            source: FactSource(at: day, quote: text), createdAt: day)
    }

    private func facts(_ attribute: String, _ value: String) throws -> [Fact] {
        try memory.store.facts(in: Set(Fact.State.allCases)).filter { $0.attribute == attribute && $0.value == value }
    }

    @Test func `what is said again is made surer and never stands twice`() async throws {
        let observation = try await memory.learn("I like glass marbles")
        #expect(observation.learned.isEmpty)
        #expect(try facts("like", "glass marbles").map(\.strengthened) == [1])
    }

    @Test func `a changed value takes the place of the oldest of all facts`() async throws {
        try await memory.learn("I moved to Lyon")
        #expect(try facts("home_city", "Ghent").map(\.state) == [.superseded])
        #expect(try facts("home_city", "Lyon").map(\.state) == [.current])
    }

    @Test func `what is not liked any more ends the liking`() async throws {
        try await memory.learn("I hate glass marbles")
        #expect(try facts("like", "glass marbles").map(\.state) == [.superseded])
        #expect(try facts("dislike", "glass marbles").map(\.state) == [.current])
    }

    @Test func `a name stands for the relative it was learned of`() async throws {
        try await memory.learn("Anna moved to Porto")
        #expect(try facts("home_city", "Porto").map(\.subject) == ["user.sister"])
    }

    @Test func `a prompt has what is always known, what the words find and the person`() async throws {
        let texts = try await memory.prepare("Would my sister like old maps?").factsUsed.map(\.text)
        #expect(texts.count == Retrieval.factLimit)
        #expect(texts.first == "The user is allergic to walnuts.")
        #expect(texts.contains("The user's sister Anna likes old maps."))
        let all = try memory.texts()
        #expect(texts == all.filter { texts.contains($0) })
    }

    @Test func `a request to forget finds the oldest of all facts`() async throws {
        let asked = try #require(try await memory.answer("Forget that I live in Ghent"))
        #expect(asked.json["forget"] == "asked")
        #expect(asked.json["facts"]?.arrayValue?.count == 1)
        _ = try await memory.answer("yes")
        #expect(try facts("home_city", "Ghent").isEmpty)
    }

    @Test func `everything of a person is forgotten, not only what a turn would read`() async throws {
        let asked = try #require(try await memory.answer("Forget everything about my sister"))
        #expect(asked.json["facts"]?.arrayValue?.count == 652)
    }

    @Test func `history does not crowd out what holds`() throws {
        try memory.store.revise { known in
            let old = known.filter { $0.attribute == "like" && $0.value.hasPrefix("thing") }.prefix(1_000)
            return (
                old.map { fact in
                    var fact = fact
                    fact.state = .superseded
                    return .update(fact)
                }, ()
            )
        }
        let found = try memory.store.search("what is liked: sister Anna, likes", limit: 40).map(\.fact)
        #expect(found.count == 40)
        #expect(found.allSatisfy { $0.state == .current && $0.subject == "user.sister" })
    }

    @Test func `relations are found along the path, and gone with the last fact`() throws {
        let husband = Self.fact(
            "The user's sister's husband is named Luc.", "user.sister.husband", attribute: "name", value: "Luc")
        try memory.store.revise { _ in ([.insert(husband)], ()) }
        func named(_ relation: String) throws -> [String] {
            try memory.store.facts(where: .ofPeople(relations: [relation], names: [], limit: 2_000)).map(\.text)
        }
        #expect(try named("husband") == [husband.text])
        #expect(try named("sister").count == 653)
        #expect(try named("brother").isEmpty)
        _ = try memory.store.erase([husband], includingMessages: false, at: Fixtures.now)
        #expect(try named("husband").isEmpty)
        let kept = try memory.database.query("SELECT subject FROM fact_relations") { $0.text(0) ?? "" }
        #expect(kept == ["user.sister"])
    }
}
