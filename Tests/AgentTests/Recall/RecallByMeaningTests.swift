import AgentCore
import EngineAdapter
import Foundation
import TestKit
import Testing

@testable import MemorySkill

/// What memory finds with the models that come with the program, in a real store.
@Suite struct RecallByMeaningTests {
    private static let home = [
        "The user's landlady is called Mrs. Whitcombe.", "The gas meter is behind the coats in the hall cupboard.",
        "Rubbish gets collected every second Thursday.", "The user's electricity comes from Octopus.",
        "The user's compost heap attracts hedgehogs.",
    ]
    private static let farm = [
        "The user keeps seven hens.", "A fox got the rooster.", "The user's hens give around five eggs daily.",
        "Lame heifers were given orange tags.", "The bulls run in the river paddock.",
    ]

    static var encoder: NativeEmbeddingModel { encoder(named: "sentences.gguf") }

    static func encoder(named name: String) -> NativeEmbeddingModel {
        let path = path(name)
        return NativeEmbeddingModel(
            path: path, identity: ModelIdentity(name: "sentences", location: path, isBundled: true))
    }

    static func ranker(named name: String = "answers.gguf") -> NativeRankingModel {
        let path = path(name)
        return NativeRankingModel(
            path: path, branch: Self.path("reading.gguf"),
            identity: ModelIdentity(name: "answers", location: path, isBundled: true))
    }

    /// What messages may do, with what may be said to that.
    static var acts: NativeTopicModel { NativeTopicModel(path: path("acts.gguf")) }

    /// Reads what messages mean and do.
    static var meaning: MeaningReader { MeaningReader(encoder: encoder, ranker: ranker(), acts: acts) }

    static func path(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "models/\(name)")
            .path(percentEncoded: false)
    }

    /// What the model is reminded of for a message, in a memory of these facts and after these messages.
    private func reminder(
        _ message: String, facts: [String] = [], after turns: [String] = [],
        encoder: (any EmbeddingModel)? = RecallByMeaningTests.encoder,
        ranker: any RankingModel = RecallByMeaningTests.ranker()
    ) async throws -> Reminder? {
        let directory = FileManager.default.temporaryDirectory.appending(path: "recall-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let database = try Database(at: directory.appending(path: "agent.sqlite"))
        let store = try SQLiteMemoryStore(database: database)
        _ = try SQLiteSessionStore(database)
        let skill = MemorySkill(store: store, encoder: encoder, ranker: ranker)
        let context = SkillContext(now: Date(), session: "one")
        for fact in facts {
            _ = try await skill.invoke(
                Invocation(name: "memory", text: "add \(fact)", words: ["add", fact]), context)
        }
        let history = turns.flatMap { text in
            [(Message.Role.user, text), (.assistant, "I see.")].map { role, text in
                Message(id: Identifier.make(), session: "one", role: role, content: text, createdAt: context.now)
            }
        }
        let parsed = ParsedTurn(request: TurnRequest(text: message), text: message, invocations: [])
        let prepared = try await skill.prepare(
            RoutedTurn(parsed: parsed, skills: [RoutedSkill(name: "memory", why: .always)], history: history), context)
        return prepared.sections.last { $0.kind == .reminder }.flatMap { Reminder($0.text) }
    }

    @Test(arguments: ["which floor do I live on?", "what's my brother's wife called?", "when does the lease run out?"])
    func `an unknown answer is not replaced by a similar fact`(_ message: String) async throws {
        let found = try await reminder(message, facts: Self.home)
        #expect(found?.isSure != true || found?.lines.isEmpty == true)
    }

    @Test func `a request for advice gets the facts it depends on, other advice gets none`() async throws {
        let facts = ["The user is allergic to walnuts.", "The user's sister Ifeoma is a vegetarian."] + Self.farm
        let message = "A colleague bakes me a cake and asked what makes me ill. What should I tell her to leave out?"
        let found = try #require(try await reminder(message, facts: facts))
        #expect(found.lines.map(\.text).contains { $0.contains("walnuts") })
        #expect(try await reminder("what should I wear to a wedding?", facts: facts) == nil)
    }

    @Test(arguments: [
        ("estate agent wants the year the house was built", "The user's house was built in 1934.", "1934"),
        ("telling the removal man: the new address", "The user's new address is 5 Poplar Court.", "Poplar"),
        (
            "the kennel asks if there's any food Biscuit has to avoid", "The user's dog Biscuit must not eat chicken.",
            "chicken"
        ),
    ])
    func `a question in the form of a statement is answered`(_ message: String, _ fact: String, _ answer: String)
        async throws
    {
        let found = try #require(try await reminder(message, facts: Self.farm + [fact]))
        #expect(found.lines.map(\.text).contains { $0.contains(answer) })
        #expect(try await reminder("we had the estate agent in and the house looks lovely", facts: [fact]) == nil)
    }

    @Test func `a question by role finds a fact by name`() async throws {
        let facts = ["The user's lawyer is called Ms. Rahimi.", "Ms. Rahimi charges 220 dollars an hour."] + Self.home
        let found = try #require(try await reminder("what does my lawyer charge per hour", facts: facts))
        #expect(found.lines.first?.text.contains("220") == true)
    }

    @Test func `an unanswerable question about the user's life is answered as unknown`()
        async throws
    {
        let found = try #require(try await reminder("What do I weigh according to you?", facts: Self.farm))
        #expect(found.lines.isEmpty)
    }

    @Test func `the fact that answers is preferred to others about the same subject`() async throws {
        let facts = [
            "The user's dog Biscuit sleeps in the kitchen.",
            "Biscuit is a whippet.",
            "Biscuit hates thunder.",
        ]
        let found = try #require(try await reminder("the kennel form wants his breed, which is it?", facts: facts))
        #expect(found.lines.map(\.text) == ["Biscuit is a whippet."])
        let unknown = try await reminder("what does Biscuit weigh?", facts: facts)
        #expect(unknown?.lines.isEmpty != false)
    }

    @Test func `an earlier message is found by other words`() async throws {
        let turns = [
            "Long day at the garage.", "The quote for all four tyres was 340, which is daylight robbery.",
            "Anyway, it's pouring here and the dog refuses to go out.",
        ]
        let found = try #require(try await reminder("what was the damage for the tyres again?", after: turns))
        #expect(found.lines.first?.text.contains("340") == true)
    }

    @Test func `the next sentence about the same subject is included`() async throws {
        let turns = [
            "We've got a new place for choir practice, the roof at the chapel is leaking.",
            "It's the old fire station, upstairs.", "Tuesdays as ever.",
        ]
        let found = try #require(try await reminder("where is choir practice now?", after: turns))
        #expect(found.lines.contains { $0.text.contains("fire station") })
    }

    @Test(arguments: [
        (
            "name of the hotel in porto + price per night?",
            ["The user's hotel in Porto is called Estrela.", "The user's hotel costs 96 euros a night."]
        ),
        (
            "tell me where our runs meet & who leads them?",
            ["The user's running group is led by Chukwuma.", "The user's running group meets at the old water tower."]
        ),
    ])
    func `if a double question finds only one fact, its second half is searched alone`(
        _ message: String, _ facts: [String]
    ) async throws {
        let found = try #require(
            try await reminder(message, facts: facts + ["The user has flat feet.", "The user likes tea."]))
        #expect(Set(found.lines.map(\.text)) == Set(facts))
    }

    @Test func `a stored fact and an earlier sentence answer together`() async throws {
        let found = try #require(
            try await reminder(
                "what does my flatmate study, and which subject did I switch to?",
                facts: ["The user's flatmate Giorgi studies geology.", "The user likes tea."],
                after: ["Rough start of term.", "I switched from law to nursing.", "Dad took it well."]))
        #expect(found.lines.map(\.text).contains { $0.contains("geology") })
        #expect(found.lines.map(\.text).contains { $0.contains("nursing") })
    }

    @Test(arguments: [
        ("where are we going on our honeymoon?", true), ("who's drumming in my band now?", true),
        ("how far is it from Leeds to York?", false), ("isn't that lovely?", false),
    ])
    func `only questions that the user alone can answer are answered as unknown`(
        _ message: String, _ isOwn: Bool
    ) async throws {
        #expect(try await reminder(message, facts: Self.farm) == (isOwn ? Reminder() : nil))
    }

    @Test(arguments: ["I think I'll have soup tonight", "tell me a joke", "do you like rain?"])
    func `a message that asks for no memory gets no reminder`(_ message: String) async throws {
        #expect(try await reminder(message, facts: Self.farm) == nil)
    }

    @Test func `an encoder that cannot be read fails the turn with its path`() async throws {
        let error = await #expect(throws: ModelError.self) {
            try await reminder("when is bin day?", facts: Self.home, encoder: Self.encoder(named: "missing.gguf"))
        }
        #expect(error?.message.contains("missing.gguf") == true)
    }

    @Test func `a ranker that cannot be read fails the turn with its path`() async throws {
        let error = await #expect(throws: ModelError.self) {
            try await reminder("when is bin day?", facts: Self.home, ranker: Self.ranker(named: "missing.gguf"))
        }
        #expect(error?.message.contains("missing.gguf") == true)
    }

    @Test func `vectors are stored under the bundled encoder's name`() throws {
        let file = try Data(contentsOf: URL(filePath: Self.path("sentences.gguf")))
        #expect(VectorCache.name == "sentences-\(try ContentHash.sha256(Array(file)).prefix(8))")
    }
}
