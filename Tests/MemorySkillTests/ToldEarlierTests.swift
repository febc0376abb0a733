import AgentCore
import Testing

@testable import MemorySkill

struct ToldEarlierTests {
    private static func history(_ texts: [String]) -> [Message] {
        texts.enumerated().map { Fixtures.message($1, id: "m\($0)") }
    }

    private static func reminder(_ turns: [String], _ question: String) async throws -> String? {
        let memory = try TemporaryStore()
        return try await memory.prepare(question, history: history(turns)).sections.last { $0.kind == .reminder }?.text
    }

    @Test func `the town that one is in is told in passing`() async throws {
        let turns = ["good morning, it's freezing here in Tampere today", "I put too much butter on toast haha"]
        #expect(try await Self.reminder(turns, "which town did I say I'm in?")?.contains("Tampere") == true)
    }

    @Test func `of two sentences that may answer both are told`() async throws {
        let turns = [
            "I had the strangest dream. Probably because I had cheese late. It was Taleggio, my favourite.", "Hm.",
        ]
        let text = try #require(try await Self.reminder(turns, "which cheese is my favourite?"))
        #expect(text.split(separator: "\n").count == 3)
        #expect(text.contains("It was Taleggio, my favourite"))
    }

    @Test(arguments: [
        (
            ["morning! finally wrapped her present", "i hid it in the piano stool, she'll never look"],
            "oh wait, where did I put that present?", "i hid it in the piano stool, she'll never look"
        ),
        (
            ["The garage rang. They want £385 for the clutch!", "It rained all day."],
            "How much does the garage want?", "They want £385 for the clutch"
        ),
        (
            [
                "I repaired my bicycle. The tyre size was 700 by 2.5, as Mr. Novak had told me.",
                "My hands became black.",
            ],
            "My friend wants the same tyre, what was the size?",
            "The tyre size was 700 by 2.5, as Mr. Novak had told me"
        ),
        (
            ["Just so you know, I was given a new pill, it's called Zelodrin.", "It rained."],
            "What's that new pill called?", "Just so you know, I was given a new pill, it's called Zelodrin"
        ),
        (
            ["i swapped shifts with bongani so im on lates", "lol yeah"], "who did i swap shifts with again",
            "i swapped shifts with bongani so im on lates"
        ),
        (
            ["I'm making a jumper for him, in moss green.", "Wool is dear."], "What colour was I knitting in?",
            "I'm making a jumper for him, in moss green"
        ),
    ])
    func `what was said in passing is found again`(turns: [String], question: String, sentence: String) async throws {
        let text = try await Self.reminder(turns, question)
        #expect(text == "For this message you remember:\n- The user said: \(sentence)")
    }

    @Test(arguments: [
        "What is the capital of Peru?", "I hid his present too.", "How was your day?",
        "Which tram do I take to work?",
    ])
    func `what was not said is not made up from what was`(question: String) async throws {
        let text = try await Self.reminder(["I hid her present in the piano stool.", "It rained."], question)
        #expect(text == nil || text == Reminder().text)
    }

    @Test func `a fact is preferred, unless it lacks what is asked for`() async throws {
        let memory = try TemporaryStore()
        let turns = ["We got a puppy!", "she's a whippet cross and we called her Noodle"]
        for (place, turn) in turns.enumerated() { try await memory.learn(turn, id: "m\(place)") }
        let history = Self.history(turns)
        #expect(try memory.store.facts(in: [.current]).map(\.text) == ["The user has a puppy."])
        let named = try await memory.prepare("what's the puppy called again?", history: history)
        #expect(named.sections.last?.text.contains("The user said: she's a whippet cross") == true)
        let owned = try await memory.prepare("What animal do I have?", history: history)
        #expect(owned.sections.last?.text.contains("- The user has a puppy.") == true)
    }

    @Test func `a private conversation is searched too, although it is stored nowhere`() async throws {
        let memory = try TemporaryStore()
        let request = TurnRequest(
            text: "Where did I hide the present?", isPrivate: true,
            privateHistory: [
                ChatMessage(.user, "I hid the present in the piano stool."), ChatMessage(.assistant, "All right."),
            ])
        let parsed = ParsedTurn(request: request, text: request.text, invocations: [])
        let prepared = try await memory.skill.prepare(
            RoutedTurn(parsed: parsed, skills: [RoutedSkill(name: "memory", why: .always)], history: []),
            SkillContext(now: Fixtures.now, session: nil, isPrivate: true))
        let reminder = prepared.sections.last { $0.kind == .reminder }?.text
        #expect(reminder == "For this message you remember:\n- The user said: I hid the present in the piano stool")
    }

    @Test func `questions are not taken for what was said`() throws {
        let told = ToldEarlier(["Where did I hide her present?"])
        #expect(told.answer("Where did I hide her present?") == nil)
    }
}

struct SaidSentenceTests {
    @Test func `what is told before a question in one sentence is kept, a question is not`() {
        let said = ToldEarlier([
            "New flat is 850 a month without heating, is that a lot?", "Tell me something funny, will you?",
            "Is it far, the lake?", "My great-aunt Rosalind turns 100, can you believe it?",
        ]).said
        #expect(
            said.map(\.text) == ["New flat is 850 a month without heating", "My great-aunt Rosalind turns 100"])
    }

    @Test func `a sentence is read with the one before it in the same message or the one before`() {
        let said = ToldEarlier(["We got a puppy. He's called Biscuit.", "It rained all day."]).said
        #expect(
            said.map(\.inContext) == [
                "We got a puppy", "We got a puppy / He's called Biscuit", "He's called Biscuit / It rained all day",
            ])
    }

    @Test func `sentences of other conversations stand beside those of their run alone`() {
        let said = ToldEarlier(
            ["I had soup."], past: [["The car is in the garage."], ["They want 300.", "It's the clutch."]]
        ).said
        #expect(said.map(\.before) == [nil, nil, "They want 300", nil])
    }
}
