import AgentCore
import TestKit
import Testing

@Suite struct RemindedModelTests {
    /// The reply of a model that says the same or what `say` makes of its reminder, to a message with that reminder.
    private func reply(
        _ reminder: String, to message: String = "Who is who?", shape: ResponseShape? = nil, by model: ScriptedModel
    ) async throws -> (text: String, ends: Int) {
        let messages = [
            ChatMessage(.system, "Be brief."), ChatMessage(.system, reminder), ChatMessage(.user, message),
        ]
        var text = ""
        var ends = 0
        for try await event in RemindedModel(model).stream(ModelRequest(messages: messages, shape: shape)) {
            if case .text(let piece) = event { text += piece }
            if case .end(.stop, _) = event { ends += 1 }
        }
        return (text, ends)
    }

    /// Says again the lines of the reminder that it is given.
    private let repeating = ScriptedModel { request in
        let reminder = request.messages.dropLast().last { $0.role == .system }?.content ?? ""
        return [.text(reminder.split(separator: "\n").dropFirst().map { $0.dropFirst(2) }.joined(separator: " "))]
    }

    private func saying(_ text: String) -> ScriptedModel { ScriptedModel { _ in [.text(text)] } }

    private func facts(_ lines: String...) -> String { Reminder(lines.map { .fact($0) }).text }

    @Test(arguments: [
        ("You take vitamin D.", "I don't know that yet; you haven't told me."),
        ("You can tell me.", "You can tell me."),
        ("You're welcome.", "You're welcome."), ("Your name is Ann.", "I don't know that yet; you haven't told me."),
    ])
    func `if nothing is remembered, the reply claims nothing about the user`(_ said: String, _ reply: String)
        async throws
    {
        #expect(try await self.reply(Reminder().text, to: "What do I weigh?", by: saying(said)).text == reply)
    }

    @Test func `each line of a reminder is answered separately, in one reply with one end`() async throws {
        let reply = try await reply(facts("Ann is tall.", "Bo is small."), by: repeating)
        #expect(reply == ("Ann is tall. Bo is small.", 1))
        #expect(repeating.requests.map { $0.messages[1].content } == [facts("Ann is tall."), facts("Bo is small.")])
        #expect(repeating.requests.allSatisfy { $0.messages.count == 3 && $0.messages[2].content == "Who is who?" })
    }

    @Test func `a reply to one line may cover the others, which are then not repeated`() async throws {
        let both = "You should avoid nuts, because you're allergic to nuts, and Bo is small."
        let reply = try await reply(
            facts("The user is allergic to nuts.", "Bo is small."), to: "What do I avoid, who is Bo?", by: saying(both))
        #expect(reply.text == both)
    }

    @Test func `a missing answer is mentioned with the last line, and doubt once`() async throws {
        let lines: [Reminder.Line] = [.fact("Ann is tall."), .fact("Bo is small.")]
        _ = try await reply(Reminder(lines, lacksSomething: true).text, by: repeating)
        _ = try await reply(Reminder(lines, isSure: false).text, by: repeating)
        #expect(
            repeating.requests.map { $0.messages[1].content } == [
                facts("Ann is tall."), Reminder([lines[1]], lacksSomething: true).text,
                Reminder([lines[0]], isSure: false).text, facts("Bo is small."),
            ])
    }

    @Test func `a line already covered is neither asked for nor repeated`() async throws {
        let said = try await reply(facts("Ann and Bo are tall.", "The user's Bo is tall."), by: repeating)
        #expect(said.text == "Ann and Bo are tall.")
        #expect(repeating.requests.count == 1)
    }

    @Test(arguments: [
        ("I don't know your cat yet.", "Your cat Pip has eaten 3 mice and likes you."),
        (
            "Your cat Pip has eaten 3 mice and likes you, and your cat Pip has eaten 3 mice and likes you.",
            "Your cat Pip has eaten 3 mice and likes you."
        ),
        ("Your cat Pip has eaten 3 mices.", "Your cat Pip has eaten 3 mice and likes you."),
        ("Your cat Pip has eaten 3 mice, likes you and Rome.", "Your cat Pip has eaten 3 mice and likes you."),
        ("Your cat Pip hasn't eaten 3 mice and likes you.", "Your cat Pip has eaten 3 mice and likes you."),
        ("A cat Pip has eaten mice 3 and likes you.", "Your cat Pip has eaten 3 mice and likes you."),
        (
            "I remember: your cat Pip has eaten 3 mice and likes you. How is she?",
            "I remember: your cat Pip has eaten 3 mice and likes you. How is she?"
        ),
    ])
    func `a reply that omits, misspells or adds something is replaced by the line`(
        said: String, told: String
    ) async throws {
        let line = facts("The user's cat Pip has eaten 3 mice and likes the user.")
        #expect(try await reply(line, to: "Who is Pip?", by: saying(said)) == (told, 1))
    }

    @Test func `a person is called unknown only if the question is about a person`() async throws {
        let said = "I don't know who Terminal is yet."
        #expect(
            try await reply(Reminder().text, to: "Which terminal is it?", by: saying(said)).text
                == "I don't know that yet; you haven't told me.")
        let rangi = "I don't know who Rangi is yet."
        #expect(try await reply(Reminder().text, to: "Who is Rangi?", by: saying(rangi)).text == rangi)
    }

    @Test func `the user's things are called yours`() async throws {
        let line = facts("The user passed their driving test on 17 August 2026.")
        let told = "You passed your driving test on 17 August 2026."
        let said = "You passed their driving test on 17 August 2026."
        #expect(try await reply(line, to: "When did I pass?", by: saying(said)) == (told, 1))
    }

    @Test func `a verb keeps the form that fits "you"`() async throws {
        let line = facts("The user treats his bees in December.")
        let told = "You treat your bees in December."
        #expect(
            try await reply(line, to: "When do I treat?", by: saying("You treats your bees in December.")) == (told, 1))
    }

    @Test(arguments: [
        ("You moved to Juniper Lane, third floor.", "You moved to Juniper Lane, third floor."),
        ("You moved to Runiper Lane, third floor.", "You told me: “I moved to Juniper Lane, third floor”"),
        ("You moved to Juniper Lane, you are third floor.", "You told me: “I moved to Juniper Lane, third floor”"),
        ("You moved to Juniper.", "You told me: “I moved to Juniper Lane, third floor”"),
    ])
    func `the user's earlier words are quoted if the reply changes them`(
        said: String, told: String
    ) async throws {
        let reminder = Reminder([.said("I moved to Juniper Lane, third floor")]).text
        #expect(try await reply(reminder, to: "Where?", by: saying(said)).text == told)
    }

    @Test(arguments: [
        (Reminder(), "I don't know your cat's age yet.", "I don't know your cat's age yet."),
        (Reminder(), "I don't know your brother yet.", "I don't know that yet; you haven't told me."),
        (Reminder(), "I don't know what your old is yet.", "I don't know that yet; you haven't told me."),
        (Reminder(), "I don't know your cats's age yet.", "I don't know that yet; you haven't told me."),
        (Reminder(), "I don't know your cat's cat yet.", "I don't know that yet; you haven't told me."),
        (Reminder(), "I don't know who For is yet.", "I don't know that yet; you haven't told me."),
        (Reminder(), "I don't know who that is yet.", "I don't know who that is yet."),
        (Reminder(), "Your cat is old.", "I don't know that yet; you haven't told me."),
        (Reminder(), "Cats sleep a lot, don't they?", "Cats sleep a lot, don't they?"),
        (
            Reminder([.fact("The user's cat is grey.")], isSure: false), "Your cat is grey.",
            "I don't know for sure, but I remember this: Your cat is grey."
        ),
        (
            Reminder([.fact("The user's cat is grey.")], lacksSomething: true), "Your cat is grey.",
            "Your cat is grey. The rest I don't know yet."
        ),
        (
            Reminder([.fact("The user's cat is grey.")], lacksSomething: true),
            "Your cat is grey, but I don't know the age yet.", "Your cat is grey, but I don't know the age yet."
        ),
    ])
    func `nothing unknown is claimed, and missing or unsure answers are marked`(
        reminder: Reminder, said: String, told: String
    ) async throws {
        #expect(try await reply(reminder.text, to: "What age is my old cat?", by: saying(said)).text == told)
    }

    @Test(arguments: [
        ("Ann", FinishReason.length, "Ann", FinishReason.length), ("Ann", .interrupted, "Ann", .interrupted),
        ("Ann is Ann is Ann is Ann", .length, "Ann is tall.", .stop),
    ])
    func `a reply that was cut is kept as cut, but a repetitive one is replaced`(
        said: String, reason: FinishReason, told: String, end: FinishReason
    ) async throws {
        let model = ScriptedModel { _ in [.text(said), .end(reason)] }
        let messages = [ChatMessage(.system, facts("Ann is tall.")), ChatMessage(.user, "Who?")]
        var text = ""
        var ended: FinishReason?
        for try await event in RemindedModel(model).stream(ModelRequest(messages: messages)) {
            if case .text(let piece) = event { text += piece }
            if case .end(let reason, _) = event { ended = reason }
        }
        #expect(text == told)
        #expect(ended == end)
    }

    @Test(arguments: ["Be kind:\nand brief", "You remember:\n- Ann is tall", ""])
    func `a request without a reminder goes to the model unchanged`(text: String) async throws {
        #expect(try await reply(text, by: saying("Well.")).text == "Well.")
    }
}
