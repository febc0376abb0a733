import AgentCore
import Foundation
import Testing

@testable import MemorySkill

struct AskedFactsTests {
    private static let told = [
        "I'm allergic to walnuts.", "I live in Ghent.", "I work at Nordlys Labs.", "I'm a baker.",
        "My birthday is 3 May.",
        "My sister Anna lives in Lyon.", "My sister Anna works as a nurse.", "My boss is named Tomas.",
        "My boss Tomas plays the cello.", "I have a rabbit named Bluma.", "My favorite color is green.",
        "I study geology.",
        "My neighbour Femi is 62 years old.", "I collect stamps.",
    ]

    /// What is found, each fact as `subject.attribute`; `nil` where nothing was understood.
    private static func found(_ question: String, after earlier: String? = nil) async throws -> [String]? {
        let memory = try TemporaryStore()
        for line in told { try await memory.learn(line) }
        let facts = try memory.store.facts(in: [.current])
        return AskedFacts(facts).answer(question, after: earlier)?.facts.map { "\($0.subject).\($0.attribute)" }
    }

    @Test(arguments: [
        ("who's Tomas?", ["The user's boss is named Tomas."]),
        ("wait, who is Anna again", ["The user's sister is named Anna."]),
        ("who is my boss?", nil),
        ("who is Femi and where does he live?", nil), ("who is green?", nil),
    ])
    func `who somebody is is told by what they are to the user`(_ question: String, _ told: [String]?) async throws {
        let memory = try TemporaryStore()
        for line in Self.told { try await memory.learn(line) }
        let found = AskedFacts(try memory.store.facts(in: [.current])).whoIs(question)
        #expect(found?.facts.map(\.text) ?? [] == told ?? [])
    }

    @Test(arguments: [
        ("Where do I live?", "user.home_city"),
        ("Which company pays my salary?", "user.employer"),
        ("what am i by trade", "user.job_title"),
        ("Is there food I should keep away from?", "user.allergy"),
        ("When do I turn a year older?", "user.birthday"),
        ("How is my rabbit called?", "user.pet"),
        ("Which shade do I like best?", "user.favorite_color"),
        ("what's my degree in", "user.education"),
        ("What do I collect?", "user.hobby"),
        ("Where is Anna based?", "user.sister.home_city"),
        ("what does my sister do for a living?", "user.sister.job_title"),
        ("Which instrument does Tomas play?", "user.boss.hobby"),
        ("How old is my neighbor?", "user.neighbour.age"),
        ("Who lives in Lyon?", "user.sister.home_city"),
        ("Who is 62?", "user.neighbour.age"),
        ("Is anyone I know a nurse?", "user.sister.job_title"),
        ("Could you remind me of my boss's name?", "user.boss.name"),
        ("Who employs me?", "user.employer"),
    ])
    func `a question in other words finds the fact that answers it first`(question: String, path: String) async throws {
        #expect(try await Self.found(question)?.first == path)
    }

    @Test func `who is meant among several is told by what is known of them`() async throws {
        let memory = try TemporaryStore()
        for line in ["My friend Oke plays the cello.", "My friend Oke lives in Riga.", "My friend Sun lives in Busan."]
        {
            try await memory.learn(line)
        }
        let facts = AskedFacts(try memory.store.facts(in: [.current]))
        let found = try #require(facts.answer("Where does the friend who plays the cello live?"))
        #expect(found.facts.contains { $0.value == "Riga" })
        #expect(!found.facts.contains { $0.value == "Busan" })
    }

    @Test func `two things asked at once find both`() async throws {
        let found = try #require(try await Self.found("Where does my sister live, and what's my favourite colour?"))
        #expect(found.contains("user.sister.home_city"))
        #expect(found.contains("user.favorite_color"))
    }

    @Test(arguments: [
        "What does my boss study?", "Who is Hiroshi?", "What is my shoe size?", "Where does Hiroshi work?",
        "What's my hamster called?", "Who lives in Osaka?", "What's the name of my uncle?",
    ])
    func `what is asked for and not known is told apart from what is not understood`(question: String) async throws {
        #expect(try await Self.found(question) == [])
    }

    @Test(arguments: [
        "I had a long day.", "Good morning!", "Can you write a poem?", "What is the weather like in Rome?",
        "Thanks, bye",
        "My sister Anna lives in Lyon.", "How are you?", "When I got home I fell asleep.", "My name is Ida",
        "Am so tired of work", "I know what I want",
    ])
    func `what asks nothing of the memory finds nothing`(text: String) async throws {
        #expect(try await Self.found(text) == nil)
    }

    @Test(arguments: [
        ("whats annas job, pls", "user.sister.job_title"),
        ("need the day of my bday", "user.birthday"),
        ("if I bake for Tomas, what instrument does he play?", "user.boss.hobby"),
        ("Dinner with Anna tonight. Which town should I drive to, where does she live?", "user.sister.home_city"),
        ("besides geology what do I collect", "user.hobby"),
        ("I bet you don't know the name of my rabbit", "user.pet"),
        ("can u give me the age of femi", "user.neighbour.age"),
    ])
    func `what is asked in haste or in the middle of a sentence is found too`(
        question: String, path: String
    ) async throws {
        #expect(try await Self.found(question)?.contains(path) == true)
    }

    private static let things = [
        "The user is saving for a kiln.", "The user's boyfriend Ludo is saving for a motorbike.",
        "The user's gas meter is in the porch.", "The user's water meter is in the pavement.",
        "The user's dress size is 14.", "The user's shoe size is 40.", "The user's train to Oban is on 3 July.",
        "Emil is the user's son.", "Emil goes to Birchwood School.", "The user's neighbour has a dog named Rocket.",
    ]

    /// The sentences of the facts found among the things above.
    private static func sentences(_ question: String) async throws -> [String] {
        let memory = try TemporaryStore()
        let text = things.map { "- " + $0 }.joined(separator: "\n")
        _ = try await memory.skill.invoke(
            Invocation(name: "memory", text: "", words: ["import", "-"], input: { text }),
            SkillContext(now: Fixtures.now, session: nil))
        return AskedFacts(try memory.store.facts(in: [.current])).answer(question)?.facts.map(\.text) ?? []
    }

    @Test(arguments: [
        ("I got a bonus!!! Remind me what I've been saving up for", ["The user is saving for a kiln."]),
        ("Meter man at the DOOR wanting the gas one. Where's it at?", ["The user's gas meter is in the porch."]),
        (
            "ordering my uniform, which dress and shoe sizes are for me?",
            ["The user's dress size is 14.", "The user's shoe size is 40."]
        ),
    ])
    func `what shares the most words with a message answers where its question is not read`(
        question: String, facts: [String]
    ) async throws {
        #expect(Set(try await Self.sentences(question)) == Set(facts))
    }

    @Test(arguments: [
        "who is Emil's dentist?", "what's my dog called?", "what's Bogdan saving for?",
        "what's the postcode of Emil's school?", "what is my sister saving for, do you know?",
    ])
    func `what is near to a question and does not answer it is held back`(question: String) async throws {
        #expect(try await Self.sentences(question) == [])
    }

    @Test func `a list of people is asked for the same thing`() async throws {
        let memory = try TemporaryStore()
        for line in ["My sister Isla is 13 years old.", "My son Finn is 16 years old.", "I am 47 years old."] {
            try await memory.learn(line)
        }
        let facts = AskedFacts(try memory.store.facts(in: [.current]))
        let values = try #require(facts.answer("ages of isla and finn please")).facts.map(\.value)
        #expect(values.contains("13") && values.contains("16"))
        #expect(!values.contains("47"))
    }

    @Test(arguments: [
        "How tall is Anna?", "Which car does Tomas's wife drive?", "which football club do I support",
        "what day is my haircut", "What's the colour of my car?", "whats Annas shoe size called",
    ])
    func `what is asked of a known person or thing and not known is lacking`(question: String) async throws {
        let found = try #require(try await Self.found(question))
        #expect(found.allSatisfy { $0.hasSuffix(".name") })
    }

    @Test func `she is who was spoken of before`() async throws {
        #expect(
            try await Self.found("And where does she live?", after: "What do you know about Anna?")?.first
                == "user.sister.home_city")
    }

    @Test(arguments: [
        "gym locker number pls im in the changing room", "gym locker number again please",
    ])
    func `a thing that is named with a please is asked for`(question: String) throws {
        #expect(AskedQuestion.asks(question))
    }

    @Test(arguments: [
        "At how many degrees must it be, quickly", "by what day do I have to be done with the parka",
        "im ordering gloves, wasnt there a material i cant have on my skin", "don't I have a key for the shed",
    ])
    func `a question may open with a preposition or ask back`(question: String) throws {
        #expect(AskedQuestion.asks(question))
    }

    @Test(arguments: [
        "In what felt like hours we got there.", "I wasn't there for the food.", "Didn't sleep at all.",
        "To whom it may concern they wrote.",
    ])
    func `what only looks like one asks nothing`(text: String) throws {
        #expect(!AskedQuestion.asks(text))
    }

    @Test(arguments: ["Just so you know, it rained.", "help me please im sad", "i told her please stop"])
    func `a please for help and "just so you know" ask for nothing`(text: String) throws {
        #expect(!AskedQuestion.asks(text))
    }

    @Test func `where one of two things is known, the other is told to be missing`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("My sister Anna lives in Lyon.")
        let facts = try memory.store.facts(in: [.current])
        let found = try #require(AskedFacts(facts).answer("Where does Anna live and what does my uncle study?"))
        #expect(found.lacksSomething)
        #expect(found.facts.first?.value == "Lyon")
        #expect(
            found.reminder.text == """
                For this message you remember:
                - The user's sister Anna lives in Lyon.
                - nothing of the rest
                """)
    }

    @Test func `a turn that asks is given a reminder, another is not`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I live in Ghent.")
        let asking = try await memory.prepare("Where do I live?")
        #expect(asking.sections.last?.kind == .reminder)
        #expect(asking.sections.last?.text == "For this message you remember:\n- The user lives in Ghent.")
        #expect(try await memory.prepare("I went for a walk.").sections.allSatisfy { $0.kind != .reminder })
    }

    @Test func `what the conversation tells is not said to be unknown, what it does not tell is`() async throws {
        let memory = try TemporaryStore()
        let told = [Fixtures.message("Pour me a mint tea, as every morning.", id: "m1")]
        #expect(try await memory.prepare("What do I drink?").sections.last?.text == Reminder().text)
        let reminded = try await memory.prepare("Which tea do I drink?", history: told).sections.last?.text
        #expect(reminded == "For this message you remember:\n- The user said: Pour me a mint tea, as every morning")
        let other = [Fixtures.message("It rained all day.", id: "m1")]
        #expect(try await memory.prepare("What do I drink?", history: other).sections.last?.text == Reminder().text)
    }

    @Test func `among more facts than fit, what answers is there although no word of it was said`() async throws {
        let memory = try TemporaryStore()
        try await memory.learn("I work at Nordlys Labs.")
        for number in 0..<150 { try await memory.learn("I like thing\(number)") }
        let preparation = try await memory.prepare("Who pays my salary?")
        #expect(preparation.factsUsed.map(\.text).contains("The user works at Nordlys Labs."))
    }

    @Test func `what is written of the user keeps its verb`() async throws {
        let memory = try TemporaryStore()
        for line in ["The user speaks Basque.", "The user drinks mate in the morning.", "The user wants to try pho."] {
            try await memory.run("add", line)
        }
        #expect(
            try memory.texts() == [
                "The user speaks Basque.", "The user drinks mate in the morning.", "The user wants to try pho.",
            ])
    }
}
